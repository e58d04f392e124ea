// The clocks of a game at the patrons' table (PATRONS, PT27; 10, cases 10 and 11): which stand still, and what each
// does at zero.

import { assert, ok, present } from '@dunmer/shared/lib';
import {
  awaitingIn,
  decideGame,
  type GameSeatCommand,
  movesOf,
  type SealedGameView,
} from '@dunmer/shared/patrons';
import { type Seat, SEATS } from '@dunmer/shared/rules';
import { ScriptedClock } from '@dunmer/shared/testing';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { codeOf, done, openRoom, ORGANISER, REFEREE } from '../../test/support/dealing.ts';
import type { EventRoom } from '../../test/support/eventRoom.ts';
import { clocksIn, passIn } from '../../test/support/passing.ts';
import { gameClock, type Seated, seatedAtPatrons, untilTurn } from '../../test/support/patronsRoom.ts';
import { PRINTED_GAME } from '../catalogue/gameEdition.ts';
import type { ClockDue } from './due.ts';
import { gameRunOut } from './gameRunOut.ts';
import { runOut } from './runOut.ts';

const { terms } = PRINTED_GAME;
const decide = decideGame(terms);

let clock: ScriptedClock;
let room: EventRoom;
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
const shown = ({ match }: Seated): readonly string[] => clocksIn(room, match);

type SeatView = Extract<SealedGameView, { viewer: Seat }>;
const cardOf = (copy: string): string => copy.slice(2).split('#')[0] ?? '';
const creaturesOf = ({ common }: SealedGameView, seat: Seat) =>
  common.zone.filter(
    ({ card, control }) => control === seat && terms.catalogue.get(card)?.kind === 'creature',
  );

/** Chooses a Bone Piper first, then Ash Waste, then any creature; never strikes. */
function chosen(view: SeatView): GameSeatCommand | undefined {
  const { viewer, common, own } = view;
  const moves = movesOf(terms, decide, { viewer, common, own });
  const { stage } = common;
  if (stage.at === 'turn' && stage.asked?.what === 'target') {
    const { id: asking, from } = stage.asked;
    return { type: 'choose', seat: viewer, asking, copies: from.slice(0, 1) };
  }
  if (stage.at === 'turn' && stage.asked !== null) return moves[0];
  const plays = (isIt: (card: string) => boolean) =>
    moves.find((move) => move.type === 'play' && isIt(cardOf(move.copy)));
  const hasPiper = creaturesOf(view, viewer).length > 0;
  return (
    plays((card) => card === 'bone-piper' && !hasPiper) ??
    plays((card) => hasPiper && card === 'ash-waste') ??
    plays((card) => hasPiper && card !== 'bone-piper' && terms.catalogue.get(card)?.kind === 'creature') ??
    moves.at(-1)
  );
}

/**
 * The seat whose Ash Waste can fell the other's Bone Piper, whose owner would then be asked whom it wounds; null if
 * there is none.
 */
function fells(view: SealedGameView): Seat | null {
  const { stage, zone } = view.common;
  if (stage.at !== 'turn' || stage.asked?.what !== 'target' || stage.asked.entry.card !== 'ash-waste')
    return null;
  const { seat, from } = stage.asked;
  const first = zone.find(({ copy }) => copy === from[0]);
  const isIt = first?.card === 'bone-piper' && first.wounds === 1 && creaturesOf(view, seat).length > 0;
  return isIt ? seat : null;
}

/** Plays games until somebody is asked that. */
async function askedOfPiper(): Promise<Seated & { readonly seat: Seat }> {
  for (let seed = 1; ; seed += 1) {
    const seated = await seatedAtPatrons(room, { seed });
    const { table } = seated;
    for (let isOver = false; !isOver;)
      for (const seat of SEATS) {
        const view = await table.view(seat);
        isOver = view.common.stage.at === 'finished';
        const asked = fells(view);
        if (asked !== null) return { ...seated, seat: asked };
        let command = await table.next(seat);
        if (command === null) continue;
        assert(view.viewer !== 'watcher', 'a seat');
        if (command.type === 'choosePatron') command = { type: 'choosePatron', patron: 'shadow-master' };
        else if (view.common.stage.at === 'turn') {
          const { seat: _, ...move } = present(chosen(view), 'a turn can be ended');
          command = move;
        }
        const played = await table.play(seat, command);
        assert(played.ok, `${JSON.stringify(command)} is played`);
      }
  }
}

test('PT27: a turn whose clock has run out, and what followed from it asks the other, ends once they have answered', async () => {
  await done(room, ORGANISER, gameClock('turnClock', 60));
  await done(room, ORGANISER, gameClock('askClock', 0));
  const at = await askedOfPiper();
  const { table, seat } = at;
  const other = seat === 'a' ? 'b' : 'a';
  const { stage } = (await table.view(seat)).common;
  assert(stage.at === 'turn', 'a turn');
  await pass(101);
  const asked = (await table.view(other)).common.stage;
  expect(asked).toMatchObject({ turn: stage.turn, asked: { seat: other } });
  const command = present(await table.next(other), 'they are asked');
  expect((await table.play(other, command)).ok).toBe(true);
  await pass(1);
  expect((await table.view(seat)).common.stage).toMatchObject({ at: 'turn', turn: stage.turn + 1 });
});

/** The seats for which a default was applied, and by whom. */
async function defaultsIn({ match }: Seated): Promise<readonly string[]> {
  const { key } = present(await room.store.read.match(match), 'the match');
  const log = await room.store.read.log(key, 0, 10_000);
  return log
    .flatMap(({ events }) => events)
    .flatMap((event) => (event.type === 'DefaultApplied' ? `${event.seat} by ${event.by}` : []));
}

/** Two players whose phones have played every film so far; one of them is asked for a defender in the other's turn. */
async function askedToDefend(): Promise<Seated & { readonly striker: Seat; readonly asked: Seat }> {
  for (let seed = 1; ; seed += 1) {
    const seated = await seatedAtPatrons(room, { seed });
    const view = await seated.table.until(
      ({ common: { stage } }) => stage.at === 'turn' && stage.asked?.what === 'defend',
    );
    const { stage } = view.common;
    if (stage.at !== 'turn' || stage.asked === null) continue;
    const at = { ...seated, striker: stage.seat, asked: stage.asked.seat };
    for (const { kind, seat, number } of awaitingIn(view))
      room.services.clocks.watched(at.match, seat, kind === 'ask' ? `asking-${number}` : number);
    return at;
  }
}

describe('while the other chooses a defender', () => {
  test('PT27, case 10: the clock of the turn stands; theirs decides for no defender, and it goes on', async () => {
    const at = await askedToDefend();
    const { table, striker, asked } = at;
    const before = room.services.clocks.of(at.match).find(({ kind }) => kind === 'turn');
    const left = present(before, 'the clock of the turn').left / 1_000;
    expect(shown(at)).toEqual([`turn ${striker} ${left} stands`, `ask ${asked} 20`]);
    await pass(19);
    expect(shown(at)).toEqual([`turn ${striker} ${left} stands`, `ask ${asked} 1`]);
    await pass(1);
    expect((await table.view('a')).common.stage).toMatchObject({ at: 'turn', seat: striker, asked: null });
    expect(await defaultsIn(at)).toEqual([`${asked} by clock`]);
    await pass(5);
    expect(shown(at)).toEqual([`turn ${striker} ${left - 5}`]);
  });

  test('case 11: a pause holds both; a default announced for them is done after 15 s, more time or not', async () => {
    const at = await askedToDefend();
    const { match, striker, asked } = at;
    const reason = 'rain';
    await done(room, REFEREE, { type: 'pauseMatch', match, reason });
    await pass(60);
    expect(shown(at)).toEqual([`turn ${striker} 60 stands`, `ask ${asked} 20 stands`]);
    await done(room, REFEREE, { type: 'resumeMatch', match, reason });
    await done(room, REFEREE, { type: 'applyDefault', match, seat: asked, reason });
    const extend = { type: 'extend', match, seconds: 60, reason } as const;
    expect(codeOf(await room.ask(REFEREE, { ...extend, seat: striker }))).toBe('nothing-due');
    await done(room, REFEREE, { ...extend, seat: asked });
    expect(shown(at)).toEqual([`turn ${striker} 60 stands`, `ask ${asked} 80`, `default ${asked} 15`]);
    await pass(15);
    expect((await at.table.view('a')).common.stage).toMatchObject({ at: 'turn', seat: striker, asked: null });
    expect(await defaultsIn(at)).toEqual([`${asked} by referee`]);
    expect(shown(at)).toEqual([`turn ${striker} 60`]);
  });
});

test('a clock of something else that ends in this moment does nothing for what is asked now', async () => {
  const { match, table, striker, asked } = await askedToDefend();
  const { context } = room.services.matches;
  const live = present(await context.lives.get(room.store.read, match), 'the match');
  assert(live.at === 'patrons', 'a game');
  const { number } = present(
    awaitingIn(live.state).find(({ kind }) => kind === 'ask'),
    'somebody is asked',
  );
  for (const clock of [
    { kind: 'turn', seat: asked, choice: number },
    { kind: 'ask', seat: asked, choice: number - 1 },
    { kind: 'ask', seat: striker, choice: number },
  ] as const)
    expect(await room.store.transact(async (tx) => ok(await gameRunOut(context, tx, live, clock)))).toEqual({
      ok: true,
      value: null,
    });
  const due = { kind: 'ask', seat: asked, choice: number } as const;
  const endsNow = (clock: Omit<ClockDue, 'full'>) =>
    room.store.transact(async (tx) => ok(await runOut(context, tx, { match, clock })));
  const reason = 'as it goes on';
  await done(room, REFEREE, { type: 'applyDefault', match, seat: asked, reason });
  const nothing = { ok: true, value: null };
  expect(await endsNow({ kind: 'default', seat: striker, choice: null })).toEqual(nothing);
  // Nor is it answered if a pause came first.
  await done(room, REFEREE, { type: 'pauseMatch', match, reason });
  expect(await endsNow(due)).toEqual(nothing);
  await done(room, REFEREE, { type: 'resumeMatch', match, reason });
  await done(room, ORGANISER, { type: 'pauseEvent', paused: true, reason });
  expect(await endsNow(due)).toEqual(nothing);
  expect((await table.view('a')).common.stage).toMatchObject({ asked: { what: 'defend', seat: asked } });
});

test('F4: phones that have promised and are silent then are gone on without; each asking has its own time', async () => {
  const at = await seatedAtPatrons(room);
  const { table } = at;
  for (const seat of SEATS)
    expect((await table.play(seat, present(await table.next(seat), 'a promise'))).ok).toBe(true);
  // A phone that shows no film still gets the time for it (40 s).
  await pass(61);
  expect(await defaultsIn(at)).toEqual(['a by clock', 'b by clock']);
  expect((await table.view('a')).common.stage).toMatchObject({
    step: 'exchange',
    exchanged: { a: null, b: null },
  });
  expect(shown(at)).toEqual(['ask a 20 stands', 'ask b 20 stands']);
});

describe('what a referee’s default comes to', () => {
  const byDefault = async ({ match }: Seated, seat: Seat): Promise<void> => {
    await done(room, REFEREE, { type: 'applyDefault', match, seat, reason: 'as it goes on' });
    await pass(15);
  };

  test('beside a silent phone its choice of this step, and nothing of the next', async () => {
    const at = await seatedAtPatrons(room);
    await byDefault(at, 'a');
    const one = (await at.table.view('a')).common.stage;
    expect(one).toMatchObject({ step: 'patrons', sealed: { a: expect.any(String), b: null } });
    await byDefault(at, 'b');
    const both = (await at.table.view('a')).common.stage;
    expect(both).toMatchObject({ step: 'exchange', exchanged: { a: null, b: null } });
    expect(await defaultsIn(at)).toEqual(['a by referee', 'b by referee']);
  });

  test('a turn that ends with more than 7 cards in the hand is over: the newest are not kept (PT10, PT27)', async () => {
    const at = await seatedAtPatrons(room);
    await untilTurn(at);
    const standing = async () => {
      const view = await at.table.view('a');
      assert(view.common.stage.at === 'turn', 'a turn');
      return { ...view.common.stage, hand: view.common.hand };
    };
    let now = await standing();
    while (now.hand[now.seat] <= 7) {
      await at.table.play(now.seat, { type: 'endTurn', turn: now.turn });
      now = await standing();
    }
    const { seat, turn } = now;
    const held = await at.table.view(seat);
    assert(held.viewer !== 'watcher', 'a seat');
    await byDefault(at, seat);
    expect(await defaultsIn(at)).toEqual([`${seat} by referee`, `${seat} by referee`]);
    expect(await standing()).toMatchObject({ turn: turn + 1, asked: null });
    const kept = await at.table.view(seat);
    assert(kept.viewer !== 'watcher', 'a seat');
    expect(kept.own.hand).toEqual(held.own.hand.slice(0, 7));
  });

  test('in a turn what its seat is asked, and not the turn as well', async () => {
    for (let seed = 1; ; seed += 1) {
      const at = await seatedAtPatrons(room, { seed });
      const { stage } = (
        await at.table.until(
          ({ common: { stage: now } }) =>
            now.at === 'turn' && now.asked?.what === 'target' && now.asked.seat === now.seat,
        )
      ).common;
      if (stage.at !== 'turn') continue;
      const { turn, seat } = stage;
      await byDefault(at, seat);
      expect(await defaultsIn(at)).toEqual([`${seat} by referee`]);
      expect((await at.table.view('a')).common.stage).toMatchObject({ at: 'turn', turn, seat });
      return;
    }
  });
});
