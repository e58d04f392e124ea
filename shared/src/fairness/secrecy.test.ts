// Non-interference (EVENT, Secrets): until the reveal, nobody can tell from anything they get what another has laid
// down.

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  anyLaying,
  arbSealedGame,
  copiesFor,
  countedEntropy,
  countedPick,
  type SealedGame,
  assertProperty,
  isBroken,
} from '../testing/index.ts';
import {
  bySeat,
  type CopyId,
  type DeckCard,
  otherSeat,
  type Seat,
  SEATS,
  type Viewer,
} from '../rules/index.ts';
import {
  decideMatch,
  dueFrom,
  type Entropy,
  type Hex32,
  type MatchCommand,
  type MatchEvent,
  matchViewOf,
  openSealedMatch,
  promiseOf,
  rowCommitment,
  type SealedMatch,
  type VisibleEvent,
  visibleTo,
} from './index.ts';

type Tell = (events: readonly MatchEvent[], viewer: Viewer) => readonly VisibleEvent[];

/** Commitments may differ, because fresh salts hide what is in them. */
const WITHHELD = 'a commitment';

function withoutCommitments(event: VisibleEvent, seat: Seat): unknown {
  if (event.type === 'MatchSealed') return { ...event, decks: { ...event.decks, [seat]: WITHHELD } };
  return event.type === 'RowSealed' && event.seat === seat ? { ...event, commitment: WITHHELD } : event;
}

const untilReveal = (events: readonly VisibleEvent[]): readonly VisibleEvent[] => {
  const reveal = events.findIndex((event) => event.type === 'CardsRevealed');
  return reveal < 0 ? events : events.slice(0, reveal);
};

interface Course {
  readonly told: readonly (readonly unknown[])[];
  readonly views: readonly unknown[];
  readonly refusals: readonly string[];
}

const nonceOf = (seat: Seat): Hex32 => countedEntropy(`n of ${seat}`).draw();

/** Returns the next move, drawn from what is public and from the game's label alone. */
function nextMove(state: SealedMatch, pick: ReturnType<typeof countedPick>): MatchCommand | null {
  const { seals, rules } = state;
  // At first there are also announcements by an impatient referee.
  const waited = state.desk.notes.length < 3 && state.desk.announced === null ? dueFrom(state) : [];
  const announcements = waited.map(({ seat }) => (): MatchCommand => ({
    type: 'note',
    note: { act: 'defaultAnnounced', by: 'referee', seat, seconds: 15 },
  }));
  const doings = SEATS.flatMap((seat): readonly (() => MatchCommand | null)[] => {
    const promise = promiseOf(seals.match, seat, seals.commitment, nonceOf(seat));
    if (!seals.promised[seat]) return [() => ({ type: 'promise', seat, promise })];
    const laying = anyLaying(state, seat, countedPick('to know whether')) !== null;
    return [
      ...(laying ? [() => placing(state, seat, pick)] : []),
      ...(seals.promises !== null && !seals.opened[seat]
        ? [(): MatchCommand => ({ type: 'open', seat, nonce: nonceOf(seat) })]
        : []),
    ];
  });
  const moves = [...doings, ...announcements];
  return rules.common.revealed || moves.length === 0 ? null : pick(moves)();
}

/**
 * The shape of a half is public to a second short placer (2.2), so it is drawn from the common pick, and only its
 * cards depend on the deck.
 */
function placing(state: SealedMatch, seat: Seat, pick: ReturnType<typeof countedPick>): MatchCommand | null {
  const laying = anyLaying(state, seat, countedPick(`${pick([0, 1, 2, 3, 4, 5, 6, 7])}`));
  return laying === null ? null : { type: 'place', seat, laying };
}

/** Plays until the reveal with the decks in the order given, and collects all that `viewer` gets. */
function play(
  game: SealedGame,
  decks: Record<Seat, readonly DeckCard[]>,
  viewer: Viewer,
  actor: Seat,
  tell: Tell,
): Course {
  const entropy: Entropy = countedEntropy(game.label);
  const pick = countedPick(game.label);
  const decide = decideMatch(game.catalogue);
  const { events, state: opened } = openSealedMatch(
    { match: game.match, decks, bots: [], friendly: false },
    entropy,
  );
  const told = [untilReveal(tell(events, viewer)).map((event) => withoutCommitments(event, actor))];
  const views: unknown[] = [];
  const refusals: string[] = [];
  let state = opened;
  for (let move = nextMove(state, pick); move !== null; move = nextMove(state, pick)) {
    const decided = decide(state, move, entropy);
    if (!decided.ok) throw new Error(decided.error.code);
    ({ state } = decided.value);
    told.push(
      untilReveal(tell(decided.value.events, viewer)).map((event) => withoutCommitments(event, actor)),
    );
    if (state.rules.common.revealed) break;
    const { rows: _rows, decks: _decks, ...seals } = matchViewOf(state, viewer).seals;
    views.push([seals, matchViewOf(state, viewer).common, matchViewOf(state, viewer).desk]);
    refusals.push(...triesOf(otherSeat(actor)).map((tried) => answerTo(decide(state, tried, entropy))));
  }
  return { told, views, refusals };
}

/** The commands with which somebody may try to learn something from the answer. */
const triesOf = (seat: Seat): readonly MatchCommand[] => [
  { type: 'place', seat, laying: { row: 'front', cells: ['x', 'y', 'z'] } },
  { type: 'place', seat, laying: { row: 'half', cells: [null, null, null, null, null, null] } },
  { type: 'claim', seat, copy: 'x' },
  { type: 'open', seat, nonce: nonceOf(seat) },
  { type: 'goOnWithout', seat: otherSeat(seat), by: 'referee' },
  { type: 'chooseTarget', seat, choice: 1, copy: 'x' },
  { type: 'note', note: { act: 'nudged', by: seat, seat: otherSeat(seat) } },
  { type: 'note', note: { act: 'defaultAnnounced', by: 'referee', seat: otherSeat(seat), seconds: 15 } },
  { type: 'note', note: { act: 'unbound', by: 'referee' } },
];
const answerTo = (decided: ReturnType<ReturnType<typeof decideMatch>>): string =>
  decided.ok ? 'accepted' : JSON.stringify(decided.error);

/** Whether a viewer gets anything different if `actor` lays down other cards of the same deck. */
function differences(game: SealedGame, actor: Seat, viewer: Viewer, tell: Tell): boolean {
  const decks = bySeat((seat) => copiesFor(seat, game.decks[seat]));
  const varied = { ...decks, [actor]: decks[actor].toReversed() };
  const one = play(game, decks, viewer, actor, tell);
  const other = play(game, varied, viewer, actor, tell);
  return JSON.stringify(one) !== JSON.stringify(other);
}

/** The property that in no game anybody but the actor sees a difference. */
const tellingNothing = (tell: Tell) =>
  fc.property(arbSealedGame('any'), fc.constantFrom(...SEATS), fc.boolean(), (game, actor, watched) => {
    const viewer = watched ? 'watcher' : otherSeat(actor);
    return !differences(game, actor, viewer, tell);
  });

/** Whether a difference is seen in any of two hundred games. */
const leaks = (tell: Tell): boolean => isBroken(tellingNothing(tell), 200, 2);

describe('until the reveal, what lies face down', () => {
  test('changes nothing that the opponent or a watcher gets, commitments aside', () => {
    assertProperty(tellingNothing(visibleTo), 200);
  });

  test('is seen where a projection leaks it', () => {
    const leaky: Tell = (events) => events.filter((event) => event.to !== 'server');
    expect(leaks(leaky)).toBe(true);
  });

  test('is seen where the order of events hangs on it', () => {
    const sorted: Tell = (events, viewer) => {
      const placed = events.find((event) => event.type === 'RowPlaced');
      const first = placed?.type === 'RowPlaced' ? (placed.cells.find((copy) => copy !== null) ?? '') : '';
      const visible = visibleTo(events, viewer);
      return first.endsWith('0') ? visible.toReversed() : visible;
    };
    expect(leaks(sorted)).toBe(true);
  });

  test('is seen where the number of events hangs on it', () => {
    const counted: Tell = (events, viewer) =>
      visibleTo(events, viewer).flatMap((event) =>
        event.type === 'RowCommitted' &&
        events.some((other) => other.type === 'RowPlaced' && other.cells[0]?.endsWith('9'))
          ? [event, event]
          : [event],
      );
    expect(leaks(counted)).toBe(true);
  });

  test('is seen where a public fact hangs on it', () => {
    const marked: Tell = (events, viewer) =>
      visibleTo(events, viewer).map((event) => {
        const placed = events.find((other) => other.type === 'RowPlaced');
        if (event.type !== 'PromiseGiven' && event.type !== 'RowCommitted') return event;
        const shown = placed?.type === 'RowPlaced' && placed.cells[1]?.endsWith('1') === true;
        return shown ? { ...event, seat: otherSeat(event.seat) } : event;
      });
    expect(leaks(marked)).toBe(true);
  });
});

/** Returns all rows of three that a deck allows. */
const rowsOf = (copies: readonly CopyId[]): readonly (readonly CopyId[])[] =>
  copies.flatMap((x) =>
    copies.flatMap((y) => copies.filter((z) => x !== y && y !== z && x !== z).map((z) => [x, y, z])),
  );

/** Tries to open a front row with every value seen so far as the salt, knowing all copies of the deck. */
function guessFront(
  match: string,
  seat: Seat,
  told: readonly VisibleEvent[],
  copies: readonly CopyId[],
): readonly CopyId[] | null {
  const sealed = told.find(
    (event) => event.type === 'RowSealed' && event.seat === seat && event.row === 'front',
  );
  if (sealed?.type !== 'RowSealed') throw new Error('a front row is sealed');
  const values = ['00'.repeat(32), ...(JSON.stringify(told).match(/[0-9a-f]{64}/g) ?? [])];
  const rows = rowsOf(copies);
  for (const salt of new Set(values))
    for (const row of rows)
      if (rowCommitment(match, seat, 'front', salt, row) === sealed.commitment) return row;
  return null;
}

describe('F6: a row is hidden by its fresh salt', () => {
  const copies = ['a1', 'a2', 'a3', 'a4', 'a5', 'a6'];
  const decks = {
    a: copies.map((copy) => ({ copy, card: 'x' })),
    b: copiesFor('b', ['x', 'x', 'x', 'x', 'x', 'x']),
  };
  const row = ['a4', 'a2', 'a6'];

  function toldToB(entropy: Entropy): readonly VisibleEvent[] {
    const opened = openSealedMatch({ match: 'm', decks, bots: [], friendly: false }, entropy);
    const decide = decideMatch(new Map());
    let { state } = opened;
    const log = [...opened.events];
    const promise = promiseOf('m', 'a', state.seals.commitment, nonceOf('a'));
    const commands: readonly MatchCommand[] = [
      { type: 'promise', seat: 'a', promise },
      { type: 'place', seat: 'a', laying: { row: 'front', cells: row } },
    ];
    for (const command of commands) {
      const decided = decide(state, command, entropy);
      if (!decided.ok) throw new Error(decided.error.code);
      ({ state } = decided.value);
      log.push(...decided.value.events);
    }
    return visibleTo(log, 'b');
  }

  test('who knows the whole deck and all that was published cannot tell the row', () => {
    expect(guessFront('m', 'a', toldToB(countedEntropy('fresh')), copies)).toBeNull();
  });

  test('without a salt of its own it could be told', () => {
    expect(guessFront('m', 'a', toldToB({ draw: () => '00'.repeat(32) }), copies)).toEqual(row);
  });

  test('the same row in two matches has two commitments', () => {
    const [one, two] = ['one', 'two'].map((label) =>
      toldToB(countedEntropy(label)).find((event) => event.type === 'RowSealed'),
    );
    expect(one).not.toEqual(two);
  });
});
