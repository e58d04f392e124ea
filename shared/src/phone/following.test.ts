// What the server sends by itself: a phone asks for it on every connect, until it is answered.

import { err, ok } from '../lib/index.ts';
import type { EventInfo } from '../protocol/index.ts';
import { describe, expect, it } from 'vitest';
import { scriptedDevice } from '../testing/index.ts';
import { createFloor } from './floor.ts';
import { createHome } from './home.ts';

const EVENT: EventInfo = {
  name: 'Вварденфелл',
  sample: true,
  paused: false,
  pausedBy: null,
  settings: {
    least: 1,
    placementClock: 0,
    decisionClock: 0,
    claimTime: 180,
    money: 'app',
    watching: 'link',
  },
};

describe('home', () => {
  it('is not known before the first answer, and says then that a stranger has none', () => {
    const given = scriptedDevice().page();
    const { wire } = given;
    const home = createHome(given);
    home.hold();
    expect(home.known.getState().home).toBeUndefined();
    wire.goUp();
    wire.homes[0]?.(ok({ home: null, event: EVENT, moved: null }));
    expect(home.known.getState()).toEqual({ home: null, event: EVENT, moved: null });
  });

  it('says of a phone that its owner has left how it is theirs again', () => {
    const given = scriptedDevice().page();
    const { wire } = given;
    const home = createHome(given);
    home.hold();
    wire.goUp();
    const moved = { name: 'Anna', hasPin: true, pinRests: false, isHeld: true };
    wire.homes[0]?.(ok({ home: null, event: EVENT, moved }));
    expect(home.known.getState()).toEqual({ home: null, event: EVENT, moved });
  });

  it('is not heard from the link of before, while the phone becomes another person’s', () => {
    const given = scriptedDevice().page();
    const { wire } = given;
    const home = createHome(given);
    home.hold();
    wire.goUp();
    home.hide();
    wire.homes[0]?.(ok({ home: null, event: EVENT, moved: null }));
    expect(home.known.getState().home).toBeUndefined();
    home.show();
    wire.goDown();
    wire.goUp();
    wire.homes[1]?.(ok({ home: null, event: EVENT, moved: null }));
    expect(home.known.getState().home).toBeNull();
  });

  it('is asked for on every connect, but only while a screen looks at it', () => {
    const given = scriptedDevice().page();
    const { wire } = given;
    const home = createHome(given);
    wire.goUp();
    expect(wire.homes).toHaveLength(0);
    const letGo = home.hold();
    expect(wire.homes).toHaveLength(1);
    wire.goDown();
    wire.goUp();
    expect(wire.homes).toHaveLength(2);
    letGo();
    wire.goDown();
    wire.goUp();
    expect(wire.homes).toHaveLength(2);
  });

  it('is followed, and the link kept, as long as any screen looks at it', () => {
    const given = scriptedDevice().page();
    const { wire } = given;
    const home = createHome(given);
    wire.goUp();
    const [first, second] = [home.hold(), home.hold()];
    expect([wire.holds, wire.homes.length]).toEqual([1, 1]);
    for (const _ of ['once', 'once more']) first();
    expect(wire.holds).toBe(1);
    given.timers.advance(5000);
    expect(wire.homes).toHaveLength(2);
    second();
    expect(wire.holds).toBe(0);
    given.timers.advance(60_000);
    expect(wire.homes).toHaveLength(2);
  });

  it('is of nobody once the server has said that this browser is nobody’s, and asked for once it is somebody’s', () => {
    const given = scriptedDevice().page();
    const { wire } = given;
    const home = createHome(given);
    const moved = { name: 'Anna', hasPin: true, pinRests: false, isHeld: true };
    home.greeted({ me: null, moved });
    expect(home.known.getState()).toMatchObject({ home: null, moved });
    home.hold();
    wire.goUp();
    wire.homes[0]?.(ok({ home: null, event: EVENT, moved: null }));
    home.greeted({ me: null, moved });
    expect([home.known.getState().moved, wire.homes.length]).toEqual([null, 1]);
    const brief = { person: 'p1', name: 'Anna', code: 'ABCD2345', staff: null, trades: true, frozen: false };
    const me = { ...brief, controls: true, hasPin: false, pinRests: false, passphrase: 'none' } as const;
    for (const _ of ['once', 'once more']) home.greeted({ me, moved: null });
    expect([home.known.getState().home, wire.homes.length]).toEqual([undefined, 2]);
  });

  it('is asked for again where the answer is lost, or is only "not now"', () => {
    const given = scriptedDevice().page();
    const { wire } = given;
    const home = createHome(given);
    home.hold();
    wire.goUp();
    given.timers.advance(5000);
    expect(wire.homes).toHaveLength(2);
    wire.homes[1]?.(err({ code: 'too-fast' }));
    given.timers.advance(4000);
    expect(wire.homes).toHaveLength(3);
    wire.homes[2]?.(ok({ home: null, event: EVENT, moved: null }));
    given.timers.advance(60_000);
    expect(wire.homes).toHaveLength(3);
  });
});

describe('the floor', () => {
  it('is as it was sent last, with the moment at which it came', () => {
    const given = scriptedDevice().page();
    const { wire } = given;
    const floor = createFloor(given);
    floor.hold();
    wire.goUp();
    const sent = {
      event: EVENT,
      matches: [],
      calls: 0,
      overdue: 0,
      overdueContracts: [],
      moves: [],
      resting: [],
      guessing: false,
      disk: null,
      interest: null,
      version: 7,
    };
    wire.floors[0]?.(ok(sent));
    expect(floor.known.getState().heard).toEqual({ floor: sent, at: given.timers.now() });
    given.timers.advance(1000);
    wire.tell((ear) => ear.floor?.({ ...sent, calls: 1 }));
    expect(floor.known.getState().heard).toEqual({ floor: { ...sent, calls: 1 }, at: given.timers.now() });
  });

  it('goes from the screen when the server closes it', () => {
    const given = scriptedDevice().page();
    const { wire } = given;
    const floor = createFloor(given);
    const why = { code: 'not-watched' } as const;
    wire.tell((ear) => ear.closed?.({ match: 'a match', why }));
    expect(floor.known.getState().refused).toBeNull();
    wire.tell((ear) => ear.closed?.({ match: null, why }));
    expect(floor.known.getState()).toEqual({ heard: null, refused: why });
  });

  it('says why it is not for this browser, and does not ask again by itself', () => {
    const given = scriptedDevice().page();
    const { wire } = given;
    const floor = createFloor(given);
    floor.hold();
    wire.goUp();
    wire.floors[0]?.(err({ code: 'not-allowed', why: 'role' }));
    given.timers.advance(60_000);
    expect(wire.floors).toHaveLength(1);
    expect(floor.known.getState().refused).toEqual({ code: 'not-allowed', why: 'role' });
  });
});
