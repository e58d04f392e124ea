// What the server sends by itself: asked for on every connect, and until it is answered.

import { err, ok } from '@dunmer/shared/lib';
import type { EventInfo } from '@dunmer/shared/protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFloor } from './floorStore.ts';
import { createHome } from './homeStore.ts';
import { scriptedWire } from './scriptedWire.ts';

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

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('home', () => {
  it('is not known before the first answer, and says then that a stranger has none', () => {
    const wire = scriptedWire();
    const home = createHome(wire);
    home.hold();
    expect(home.known.getState().home).toBeUndefined();
    wire.goUp();
    wire.homes[0]?.(ok({ home: null, event: EVENT, moved: null }));
    expect(home.known.getState()).toEqual({ home: null, event: EVENT, moved: null });
  });

  it('says of a phone that its owner has left how it is theirs again', () => {
    const wire = scriptedWire();
    const home = createHome(wire);
    home.hold();
    wire.goUp();
    const moved = { name: 'Anna', hasPin: true, pinRests: false, isHeld: true };
    wire.homes[0]?.(ok({ home: null, event: EVENT, moved }));
    expect(home.known.getState()).toEqual({ home: null, event: EVENT, moved });
  });

  it('is not heard from the link of before, while the phone becomes another person’s', () => {
    const wire = scriptedWire();
    const home = createHome(wire);
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
    const wire = scriptedWire();
    const home = createHome(wire);
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

  it('is asked for again where the answer is lost, or is only "not now"', () => {
    const wire = scriptedWire();
    const home = createHome(wire);
    home.hold();
    wire.goUp();
    vi.advanceTimersByTime(5000);
    expect(wire.homes).toHaveLength(2);
    wire.homes[1]?.(err({ code: 'too-fast' }));
    vi.advanceTimersByTime(4000);
    expect(wire.homes).toHaveLength(3);
    wire.homes[2]?.(ok({ home: null, event: EVENT, moved: null }));
    vi.advanceTimersByTime(60_000);
    expect(wire.homes).toHaveLength(3);
  });
});

describe('the floor', () => {
  it('is as it was sent last, with the moment at which it came', () => {
    const wire = scriptedWire();
    const floor = createFloor(wire);
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
    expect(floor.known.getState().heard).toEqual({ floor: sent, at: Date.now() });
    vi.advanceTimersByTime(1000);
    wire.say((ear) => ear.floor?.({ ...sent, calls: 1 }));
    expect(floor.known.getState().heard).toEqual({ floor: { ...sent, calls: 1 }, at: Date.now() });
  });

  it('goes from the screen when the server closes it', () => {
    const wire = scriptedWire();
    const floor = createFloor(wire);
    const why = { code: 'not-watched' } as const;
    wire.say((ear) => ear.closed?.({ match: 'a match', why }));
    expect(floor.known.getState().refused).toBeNull();
    wire.say((ear) => ear.closed?.({ match: null, why }));
    expect(floor.known.getState()).toEqual({ heard: null, refused: why });
  });

  it('says why it is not for this browser, and does not ask again by itself', () => {
    const wire = scriptedWire();
    const floor = createFloor(wire);
    floor.hold();
    wire.goUp();
    wire.floors[0]?.(err({ code: 'not-allowed', why: 'role' }));
    vi.advanceTimersByTime(60_000);
    expect(wire.floors).toHaveLength(1);
    expect(floor.known.getState().refused).toEqual({ code: 'not-allowed', why: 'role' });
  });
});
