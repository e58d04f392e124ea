// Clocks: where organisers have given players a limited time (EVENT, "How a match ends"; R14; RELIABILITY, P15).

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ok, present } from '@dunmer/shared/lib';
import type { ClockView, SettingChange } from '@dunmer/shared/protocol';
import {
  codeOf,
  done,
  isBound,
  ONE,
  openRoom,
  ORGANISER,
  REFEREE,
  sitDown,
  started,
  TWO,
  without,
} from '../../test/support/dealing.ts';
import type { Asked, EventRoom } from '../../test/support/eventRoom.ts';
import { clocksIn, flush, passIn } from '../../test/support/passing.ts';
import { Table } from '../../test/support/playOut.ts';
import { ScriptedClock } from '@dunmer/shared/testing';
import { runOut } from './runOut.ts';

let clock: ScriptedClock;
let room: EventRoom;
let table: Table;
beforeEach(async () => {
  clock = new ScriptedClock(1_700_000_000_000);
  room = await openRoom({ clock });
  await room.services.clocks.start();
});
afterEach(async () => {
  await room.services.clocks.stop();
  await room.close();
});

const pass = (seconds: number): Promise<void> => passIn(room, clock, seconds);
/** Lets a second pass once this many bodies wait for their group, so that what runs out then is decided after them. */
function passesAfter(bodies: number): void {
  const { transact } = room.store;
  let waiting = 0;
  room.store.transact = (body) => {
    const saved = transact(body);
    waiting += 1;
    if (waiting < bodies) return saved;
    room.store.transact = transact;
    clock.advance(1_000);
    return saved;
  };
}
/** Lets a second pass while the next body is being written. */
function passesInside(): void {
  const { transact } = room.store;
  room.store.transact = (body) => {
    room.store.transact = transact;
    return transact(async (tx) => {
      const said = await body(tx);
      clock.advance(1_000);
      return said;
    });
  };
}
async function set(change: SettingChange): Promise<void> {
  await done(room, ORGANISER, { type: 'set', change, reason: 'it grows late' });
  await flush(room);
}
const views = (): readonly ClockView[] => room.services.clocks.of(table.match);
const shown = (): readonly string[] => clocksIn(room, table.match);
const stored = () => room.store.read.clocks.clocks();
const pause = () => done(room, REFEREE, { type: 'pauseMatch', match: table.match, reason: 'rain' });
const resume = () => done(room, REFEREE, { type: 'resumeMatch', match: table.match, reason: 'sun' });

/** Plays until a match in which a choice is asked, or a price is claimed. */
async function reaching(at: 'choosing' | 'claiming'): Promise<Table> {
  for (let seed = 1; ; seed++) {
    const tried = await without(room, 10, seed);
    const reached = await tried.until(at).catch(() => null);
    if (reached !== null) return tried;
    if ((await tried.phase()).at !== 'finished')
      await done(room, REFEREE, { type: 'voidMatch', match: tried.match, reason: 'x', shortfall: 'refuse' });
  }
}

test('more time that is given in the moment in which a clock runs out counts: nothing is decided for that seat', async () => {
  await set({ name: 'placementClock', value: 30 });
  table = await without(room, 10);
  await pass(29);
  const more = { type: 'extend', match: table.match, seat: 'a', seconds: 60, reason: 'a late tram' } as const;
  passesAfter(1);
  expect(codeOf(await room.ask(REFEREE, more))).toBe('ok');
  await pass(1);
  expect(shown()).toEqual(['placement a 59']);
  await pass(59);
  expect((await table.phase()).at).not.toBe('placing');
});

test('more time that is being written when the clock runs out counts too, though that is decided only afterwards', async () => {
  await set({ name: 'placementClock', value: 30 });
  table = await without(room, 10);
  await table.promise();
  for (let row = 0; row < 2; row++) await table.play('b', present(await table.next('b'), 'a row'));
  await pass(29);
  passesInside();
  const more = { type: 'extend', match: table.match, seat: 'a', seconds: 60, reason: 'a late tram' } as const;
  expect(codeOf(await room.ask(REFEREE, more))).toBe('ok');
  await flush(room);
  expect((await table.phase()).at).toBe('placing');
});

test('a default that is announced anew in the moment in which the first comes true waits as long again', async () => {
  table = await without(room, 10);
  const announce = { type: 'applyDefault', match: table.match, seat: 'a', reason: 'asleep' } as const;
  await done(room, REFEREE, announce);
  await pass(14);
  passesAfter(2);
  await Promise.all([
    done(room, REFEREE, { type: 'stopDefault', match: table.match, reason: 'awake' }),
    done(room, REFEREE, announce),
  ]);
  await flush(room);
  expect(shown()).toEqual(['default a 15']);
});

test('more time that is given twice in one commit is kept twice', async () => {
  await set({ name: 'placementClock', value: 30 });
  table = await without(room, 10);
  const more = { type: 'extend', match: table.match, seat: 'a', seconds: 60, reason: 'rain' } as const;
  await Promise.all([done(room, REFEREE, more), done(room, REFEREE, more)]);
  expect(shown()[0]).toBe('placement a 150');
  expect((await stored()).map(({ left }) => left)).toEqual([150_000]);
});

test('more time that is given in the commit in which a clock begins counts on top of it', async () => {
  const proposedIn = async (where: EventRoom): Promise<string> => {
    const reason = 'it grows late';
    await done(where, ORGANISER, { type: 'set', change: { name: 'placementClock', value: 30 }, reason });
    return where.made(ONE, { type: 'proposeMatch', with: where.person(TWO), stake: 10, friendly: false });
  };
  // The same history leads to the same match id, so it is known beforehand.
  const twin = await openRoom({ clock: new ScriptedClock(1_700_000_000_000) });
  const match = await started(twin, TWO, { type: 'acceptMatch', proposal: await proposedIn(twin) });
  await twin.close();
  const proposal = await proposedIn(room);
  const extending: Asked = { type: 'extend', match, seat: 'a', seconds: 60, reason: 'rain' };
  const [begun] = await Promise.all([
    started(room, TWO, { type: 'acceptMatch', proposal }),
    done(room, REFEREE, extending),
  ]);
  table = new Table(room, begun, { a: ONE, b: TWO });
  expect(begun).toBe(match);
  expect(shown()).toEqual(['placement a 90', 'placement b 30']);
  // The other clock gets its row at the next saving.
  expect((await stored()).map(({ left }) => left)).toEqual([90_000]);
});

describe('a placement’s clock', () => {
  beforeEach(async () => {
    await set({ name: 'placementClock', value: 30 });
    table = await without(room, 10);
  });

  test('runs for each seat of which something is awaited', async () => {
    expect(shown()).toEqual(['placement a 30', 'placement b 30']);
    await pass(10);
    expect(shown()).toEqual(['placement a 20', 'placement b 20']);
  });

  test('is one for all that a seat has to place, and ends when that is done', async () => {
    await table.promise();
    await pass(10);
    await table.play('a', present(await table.next('a'), 'a row'));
    expect(shown()[0]).toBe('placement a 20');
    await table.play('a', present(await table.next('a'), 'a row'));
    expect(shown()).toEqual(['placement b 20']);
  });

  test('at zero places what is missing, for a silent phone too, and both read that a clock did it', async () => {
    await pass(30);
    const { seals, common } = await table.view('a');
    expect(seals.waived.map(({ by }) => by)).toEqual(['clock', 'clock']);
    expect(common.phase.at).not.toBe('placing');
    expect(shown().filter((view) => view.startsWith('placement'))).toEqual([]);
  });

  test('at zero commits a complete draft', async () => {
    await table.promise();
    const view = await table.view('a');
    if (view.viewer === 'watcher') throw new Error('a seat');
    const cells = view.own.deck
      .map(({ copy }) => copy)
      .toReversed()
      .slice(0, 6);
    const actor = await room.services.world.actors.of(room.store.read, room.device(ONE));
    await room.services.matches.draft(actor, table.match, cells);
    await table.play('b', present(await table.next('b'), 'a row'));
    await pass(29);
    await table.play('b', present(await table.next('b'), 'a row'));
    await pass(1);
    const { common } = await table.view('a');
    expect(common.revealed).toBe(true);
  });

  test('stands while the match is paused', async () => {
    await pass(10);
    await pause();
    expect(shown()).toEqual(['placement a 20 stands', 'placement b 20 stands']);
    await pass(100);
    expect(shown()).toEqual(['placement a 20 stands', 'placement b 20 stands']);
    await resume();
    await pass(5);
    expect(shown()).toEqual(['placement a 15', 'placement b 15']);
  });

  test('stands while the event is paused', async () => {
    await done(room, ORGANISER, { type: 'pauseEvent', paused: true, reason: 'dinner' });
    await flush(room);
    await pass(100);
    expect(shown()).toEqual(['placement a 30 stands', 'placement b 30 stands']);
    await done(room, ORGANISER, { type: 'pauseEvent', paused: false, reason: 'dessert' });
    await flush(room);
    expect(shown()).toEqual(['placement a 30', 'placement b 30']);
  });

  test('a referee gives more of it, in a pause too', async () => {
    await pass(10);
    await pause();
    await done(room, REFEREE, {
      type: 'extend',
      match: table.match,
      seat: 'b',
      seconds: 60,
      reason: 'a fall',
    });
    expect(shown()).toEqual(['placement a 20 stands', 'placement b 80 stands']);
    expect((await stored()).map(({ seat, left }) => [seat, left / 1_000])).toContainEqual(['b', 80]);
  });

  test('is the one its match was opened with, whatever is set while it runs, after a restart too', async () => {
    await pass(10);
    await set({ name: 'placementClock', value: 1 });
    expect(shown()).toEqual(['placement a 20', 'placement b 20']);
    await set({ name: 'placementClock', value: 0 });
    expect(shown()).toEqual(['placement a 20', 'placement b 20']);
    await table.promise();
    for (const seat of ['a', 'b'] as const) await table.play(seat, present(await table.next(seat), 'a row'));
    expect(shown()).toEqual(['placement a 20', 'placement b 20']);
    await table.play('a', { type: 'concede' });
    table = await without(room, 10);
    expect(shown()).toEqual([]);
  });

  test('is not switched on in a match that runs, nor are those of choices and of the claim', async () => {
    await table.play('a', { type: 'concede' });
    await set({ name: 'placementClock', value: 0 });
    table = await reaching('choosing');
    await set({ name: 'placementClock', value: 1 });
    await set({ name: 'decisionClock', value: 1 });
    await set({ name: 'claimTime', value: 10 });
    expect(shown()).toEqual([]);
    await pass(100);
    expect((await table.phase()).at).toBe('choosing');
    const phase = await table.until('claiming').catch(() => null);
    if (phase?.at === 'claiming') expect(shown()).toEqual([`claim ${phase.claimant} 180 stands`]);
  });

  test('goes with the match', async () => {
    await table.play('a', { type: 'concede' });
    expect(shown()).toEqual([]);
    expect(await stored()).toEqual([]);
  });
});

test('where no clock is set, nothing runs', async () => {
  table = await without(room, 10);
  expect(shown()).toEqual([]);
  await pass(600);
  expect((await table.phase()).at).toBe('placing');
});

describe('a decision’s clock', () => {
  beforeEach(async () => {
    await set({ name: 'decisionClock', value: 20 });
    table = await reaching('choosing');
  });
  const choice = async () => {
    const phase = await table.phase();
    if (phase.at !== 'choosing') throw new Error(phase.at);
    return phase.choice;
  };

  test('begins when its owner’s phone has played the film up to it', async () => {
    const { id, seat } = await choice();
    expect(shown()).toEqual([`decision ${seat} 20 stands`]);
    await pass(10);
    room.services.clocks.watched(table.match, seat === 'a' ? 'b' : 'a', id);
    room.services.clocks.watched(table.match, seat, id + 1);
    expect(shown()).toEqual([`decision ${seat} 20 stands`]);
    room.services.clocks.watched(table.match, seat, id);
    await pass(5);
    expect(shown()).toEqual([`decision ${seat} 15`]);
  });

  test('begins 40 s after it became due at the latest', async () => {
    const { seat } = await choice();
    await pass(40);
    expect(shown()).toEqual([`decision ${seat} 20`]);
    await pass(5);
    expect(shown()).toEqual([`decision ${seat} 15`]);
  });

  test('at zero decides by default, which a clock is said to have done, and the next choice has its own', async () => {
    const { id, seat } = await choice();
    room.services.clocks.watched(table.match, seat, id);
    await pass(20);
    const phase = await table.phase();
    expect(phase.at === 'choosing' ? phase.choice.id : 'another').not.toBe(id);
    if (phase.at === 'choosing') expect(shown()).toEqual([`decision ${phase.choice.seat} 20 stands`]);
  });

  test('that runs out in the moment in which its choice is made decides nothing of the next', async () => {
    const { id, seat } = await choice();
    const clock = { kind: 'decision', seat, choice: id - 1 } as const;
    const { context } = room.services.matches;
    const ended = await room.store.transact(async (tx) =>
      ok(await runOut(context, tx, { match: table.match, clock })),
    );
    expect(ended).toEqual({ ok: true, value: null });
    expect((await choice()).id).toBe(id);
  });

  test('a pause stops the time for the film too', async () => {
    await pass(30);
    await pause();
    await pass(30);
    await resume();
    await pass(9);
    expect(views()[0]?.runs).toBe(false);
    await pass(1);
    expect(views()[0]?.runs).toBe(true);
  });
});

describe('R14 the claim time', () => {
  beforeEach(async () => {
    table = await reaching('claiming');
  });
  const claiming = async () => {
    const phase = await table.phase();
    if (phase.at !== 'claiming') throw new Error(phase.at);
    return phase;
  };

  test('begins when the loser’s phone has played the film up to it', async () => {
    const { claimant } = await claiming();
    expect(shown()).toEqual([`claim ${claimant} 180 stands`]);
    await pass(10);
    room.services.clocks.watched(table.match, claimant === 'a' ? 'b' : 'a', 'claim');
    room.services.clocks.watched(table.match, claimant, 0);
    expect(shown()).toEqual([`claim ${claimant} 180 stands`]);
    room.services.clocks.watched(table.match, claimant, 'claim');
    await pass(5);
    expect(shown()).toEqual([`claim ${claimant} 175`]);
  });

  test('begins 40 s after the count at the latest: an older phone says nothing of it', async () => {
    const { claimant } = await claiming();
    await pass(39);
    expect(shown()).toEqual([`claim ${claimant} 180 stands`]);
    await pass(6);
    expect(shown()).toEqual([`claim ${claimant} 175`]);
  });

  test('a pause stops the time for the film too', async () => {
    await pass(30);
    await pause();
    await pass(30);
    await resume();
    await pass(9);
    expect(views()[0]?.runs).toBe(false);
    await pass(1);
    expect(views()[0]?.runs).toBe(true);
  });

  test('is always limited; at its end the match no longer binds, and the claim stays open', async () => {
    const phase = await claiming();
    room.services.clocks.watched(table.match, phase.claimant, 'claim');
    expect(shown()).toEqual([`claim ${phase.claimant} 180`]);
    await pass(179);
    expect(await isBound(room, ONE)).toBe(true);
    await pass(1);
    expect([await isBound(room, ONE), await isBound(room, TWO)]).toEqual([false, false]);
    expect((await table.view('a')).desk.notes.at(-1)).toEqual({ act: 'unbound', by: 'clock' });
    expect(shown()).toEqual([]);
    const copy = present(phase.claimable[0], 'a card');
    expect(codeOf(await table.play(phase.claimant, { type: 'claim', copy }))).toBe('ok');
  });
});

test('a match in which nobody does anything comes to its count by clocks alone', async () => {
  await set({ name: 'placementClock', value: 10 });
  await set({ name: 'decisionClock', value: 10 });
  for (const [one, two] of [
    [0, 1],
    [2, 3],
    [4, 5],
  ] as const) {
    const match = await sitDown(room, one, two, 1);
    table = new Table(room, match, { a: one, b: two });
    for (let at = 0; at < 3_000; at += 10) {
      const { at: phase } = await table.phase();
      if (phase === 'claiming' || phase === 'finished') break;
      await pass(10);
    }
    const { common } = await table.view('a');
    expect(['claiming', 'finished']).toContain(common.phase.at);
    expect(common.rounds).toBe(3);
  }
});

describe('who hears of clocks', () => {
  test('hears when they begin, end, stand, go on or get longer, and not each second', async () => {
    let heard = 0;
    room.services.clocks.hear({ clocked: () => (heard += 1) });
    await set({ name: 'placementClock', value: 30 });
    table = await without(room, 10);
    expect(heard).toBe(1);
    await pass(10);
    expect(heard).toBe(1);
    await pause();
    expect(heard).toBe(2);
    await done(room, REFEREE, {
      type: 'extend',
      match: table.match,
      seat: 'b',
      seconds: 60,
      reason: 'a fall',
    });
    expect(heard).toBe(3);
    await resume();
    expect(heard).toBe(4);
    await table.play('a', { type: 'concede' });
    expect(heard).toBe(5);
  });
});

describe('P15 a restart', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'dunmer-clocks-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** The server stops, or is killed, and comes back an hour later by the calendar. */
  async function restart(how: 'stops' | 'dies', match: 'read' | 'unread' = 'read'): Promise<void> {
    if (how === 'stops') await room.services.clocks.stop();
    await room.close();
    clock = new ScriptedClock(1_700_003_600_000);
    room = await openRoom({ clock, folder, seeding: null });
    await room.services.clocks.start();
    table = new Table(room, table.match, { a: ONE, b: TWO });
    if (match === 'unread') return;
    const live = present(
      await room.services.matches.context.lives.get(room.store.read, table.match),
      'a match',
    );
    room.services.clocks.wake(live);
  }

  async function begin(): Promise<void> {
    await room.services.clocks.stop();
    await room.close();
    room = await openRoom({ clock, folder });
    await room.services.clocks.start();
  }

  test('clocks go on where they stood; the time in which the server was down is nobody’s', async () => {
    await begin();
    await set({ name: 'placementClock', value: 30 });
    table = await without(room, 10);
    await pass(12);
    await restart('stops');
    expect(shown()).toEqual(['placement a 18', 'placement b 18']);
    await pass(18);
    expect((await table.phase()).at).not.toBe('placing');
  });

  test('after a crash at most 10 s are given back, and none are taken', async () => {
    await begin();
    await set({ name: 'placementClock', value: 30 });
    table = await without(room, 10);
    await pass(17);
    await restart('dies');
    expect(shown()).toEqual(['placement a 20', 'placement b 20']);
  });

  test('more time that is given before the match is read again is kept, though a crash has forgotten its clock', async () => {
    await begin();
    await set({ name: 'placementClock', value: 30 });
    table = await without(room, 10);
    await pass(5);
    await restart('dies', 'unread');
    const more = { type: 'extend', match: table.match, seat: 'a', seconds: 60, reason: 'rain' } as const;
    await done(room, REFEREE, more);
    await flush(room);
    expect(shown()).toEqual(['placement a 90', 'placement b 30']);
    expect((await stored()).map(({ seat, left }) => [seat, left])).toEqual([['a', 90_000]]);
  });

  test('clocks of a paused match stand after it too', async () => {
    await begin();
    await set({ name: 'placementClock', value: 30 });
    table = await without(room, 10);
    await pass(5);
    await pause();
    await restart('stops');
    await pass(100);
    expect(shown()).toEqual(['placement a 25 stands', 'placement b 25 stands']);
  });

  test('a claim’s time that has begun goes on where it stood, without the time for the film', async () => {
    await begin();
    table = await reaching('claiming');
    const phase = await table.phase();
    if (phase.at !== 'claiming') throw new Error(phase.at);
    room.services.clocks.watched(table.match, phase.claimant, 'claim');
    await pass(20);
    await restart('stops');
    expect(shown()).toEqual([`claim ${phase.claimant} 160`]);
  });

  test('a claim’s time that has not begun waits for the film after it too', async () => {
    await begin();
    table = await reaching('claiming');
    await pass(20);
    await restart('stops');
    expect(views()[0]).toMatchObject({ kind: 'claim', left: 180_000, runs: false });
    await pass(40);
    expect(views()[0]?.runs).toBe(true);
  });

  test('what was announced is decided after it', async () => {
    await begin();
    table = await without(room, 10);
    await done(room, REFEREE, { type: 'applyDefault', match: table.match, seat: 'a', reason: 'asleep' });
    await pass(5);
    await restart('stops');
    expect(shown()).toEqual(['default a 10']);
    await pass(10);
    expect((await table.view('a')).seals.waived).toEqual([{ seat: 'a', by: 'referee' }]);
  });
});
