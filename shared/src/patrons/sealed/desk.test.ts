// The desk of a game at the patrons' table: what is due, and what referees, clocks and calls do to it (EVENT; PT27).

import { describe, expect, test } from 'vitest';
import { type DeskNote, refuseOpeningAt } from '../../fairness/index.ts';
import { otherSeat, type Seat } from '../../rules/index.ts';
import { type AnyGameCommand, SealedGameTable } from '../../testing/index.ts';
import { movesOf, PATRONS } from '../index.ts';
import { decideGame } from '../decide/index.ts';

const note = (said: DeskNote): AnyGameCommand => ({ type: 'note', note: said });
const announce = (seat: Seat) => note({ act: 'defaultAnnounced', by: 'referee', seat, seconds: 15 });
const nudge = (by: Seat | 'referee', seat: Seat) => note({ act: 'nudged', by, seat });
const CALL = note({ act: 'called', seat: 'a' });
const CONCEDE: AnyGameCommand = { type: 'concede', seat: 'a' };

const table = (): SealedGameTable => new SealedGameTable();
const due = ({ state }: SealedGameTable): readonly string[] =>
  PATRONS.dueFrom(state).map(({ seat, what }) => `${seat} ${what}`);

/** Returns the seat whose turn it is; throws if no turn is in progress. */
function seatIn({ state }: SealedGameTable): Seat {
  const { stage } = state.rules.common;
  if (stage.at !== 'turn') throw new Error('a turn is under way');
  return stage.seat;
}

/** Lets everybody play the first card that can be played, until a seat is asked for something of this kind. */
function untilAsked(game: SealedGameTable, what: string): SealedGameTable {
  const decide = decideGame(game.terms);
  while (PATRONS.progressOf(game.state) !== 'finished' && !due(game).some((one) => one.endsWith(what))) {
    const [awaited] = PATRONS.dueFrom(game.state);
    const view = PATRONS.viewOf(game.state, awaited?.seat ?? 'a');
    if (view.viewer === 'watcher') throw new Error('a seat is awaited');
    const moves = movesOf(game.terms, decide, view);
    const strikes = moves.filter(({ type }) => type === 'strike');
    const move = [...strikes, ...moves][0];
    if (move === undefined) throw new Error('there is a move');
    game.when(move);
  }
  return game;
}

describe('what is due', () => {
  test('is a promise, and before it nothing else (F2); then a patron, and an n once both K are out', () => {
    const game = table();
    expect(due(game)).toEqual(['a promise', 'b promise']);
    expect(due(game.when(game.promise('b')))).toEqual(['a promise', 'b patron']);
    expect(due(game.when(game.promise('a')))).toEqual(['a open', 'a patron', 'b open', 'b patron']);
    expect(due(game.when({ type: 'choosePatron', seat: 'b', patron: 'salt-lady' }))).toEqual([
      'a open',
      'a patron',
      'b open',
    ]);
  });

  test('is an exchange of each, and then the turn of whose it is', () => {
    const game = table().withBothN().chosen();
    expect(due(game)).toEqual(['a exchange', 'b exchange']);
    expect(due(game.when({ type: 'exchange', seat: 'b', copies: [] }))).toEqual(['a exchange']);
    game.when({ type: 'exchange', seat: 'a', copies: [] });
    expect(due(game)).toEqual([`${seatIn(game)} turn`]);
  });

  test('PT27 is only the answer while somebody is asked: the turn stands', () => {
    const game = untilAsked(table().begun(), 'defend');
    expect(due(game)).toEqual([`${otherSeat(seatIn(game))} defend`]);
  });

  test('is nothing once the game is over', () => {
    expect(due(table().begun().when(CONCEDE))).toEqual([]);
  });
});

describe('PT27: a default', () => {
  test('is the first patron of the catalogue, no exchange, and the turn ended', () => {
    const game = table().withBothN();
    const byDefault = (seat: Seat): AnyGameCommand => ({ type: 'applyDefault', seat, by: 'clock' });
    game.when(byDefault('a'), byDefault('b'));
    expect(game.state.seals.patrons).toEqual({ a: 'salt-lady', b: 'salt-lady' });
    game.when(byDefault('a'), byDefault('b'));
    expect(game.state.exchanged).toEqual({ a: [], b: [] });
    const seat = seatIn(game);
    expect(seatIn(game.when(byDefault(seat)))).toBe(otherSeat(seat));
  });

  test('that is announced ends with its owner’s own act: a play in the turn is one', () => {
    const game = table().begun();
    const seat = seatIn(game);
    expect(game.when(announce(seat)).state.desk.announced).toEqual({ seat });
    expect(game.refusal(announce(seat))).toBe('already-announced');
    const view = PATRONS.viewOf(game.state, seat);
    if (view.viewer === 'watcher') throw new Error('a seat sees its hand');
    const [play] = movesOf(game.terms, decideGame(game.terms), view);
    expect(play?.type).toBe('play');
    if (play !== undefined) game.when(play);
    expect(game.state.desk.announced).toBeNull();
  });

  test('that is announced ends with a strike as well, also where nobody is asked to defend', () => {
    const game = table().begun();
    const seat = seatIn(game);
    for (;;) {
      const [awaited] = PATRONS.dueFrom(game.state);
      const view = PATRONS.viewOf(game.state, awaited?.seat ?? 'a');
      if (view.viewer === 'watcher') throw new Error('a seat is awaited');
      const moves = movesOf(game.terms, decideGame(game.terms), view);
      const strike = moves.find(({ type }) => type === 'strike');
      if (strike !== undefined) {
        expect(game.when(announce(seat)).state.desk.announced).toEqual({ seat });
        game.when(strike);
        break;
      }
      // The other seat has no creature, so it only ends its turns.
      const move = awaited?.seat === seat ? moves[0] : moves.at(-1);
      if (move === undefined) throw new Error('there is a move');
      game.when(move);
    }
    expect([due(game), game.state.desk.announced]).toEqual([[`${seat} turn`], null]);
  });

  test('that is announced is not ended by what the other does', () => {
    const game = table().withBothN().chosen();
    game.when(announce('a'), { type: 'exchange', seat: 'b', copies: [] });
    expect(game.state.desk.announced).toEqual({ seat: 'a' });
  });

  test('that is announced ends with the turn, and with an answer', () => {
    const game = table().begun();
    const seat = seatIn(game);
    game.when(announce(seat), { type: 'endTurn', seat, turn: 1 });
    expect(game.state.desk.announced).toBeNull();
    untilAsked(game, 'defend');
    const asked = otherSeat(seatIn(game));
    game.when(announce(asked), { type: 'applyDefault', seat: asked, by: 'referee' });
    expect(game.state.desk.announced).toBeNull();
  });

  test('is not announced for a seat from which nothing is due', () => {
    const game = table().begun();
    expect(game.refusal(announce(otherSeat(seatIn(game))))).toBe('nothing-due');
  });
});

describe('a note', () => {
  test('asks somebody to hurry until they have done something; nobody hurries themselves', () => {
    const game = table().begun();
    const seat = seatIn(game);
    expect(game.refusal(nudge(seat, seat))).toBe('own-seat');
    expect(game.when(nudge(otherSeat(seat), seat)).state.desk.hurried).toEqual([seat]);
    game.when({ type: 'endTurn', seat, turn: 1 });
    expect(game.state.desk.hurried).toEqual([]);
  });

  test('of more time is for whom something is due', () => {
    const game = table().begun();
    const extend = (seat: Seat) => note({ act: 'extended', by: 'referee', seat, seconds: 60 });
    expect(game.refusal(extend(otherSeat(seatIn(game))))).toBe('nothing-due');
    expect(game.refusal(extend(seatIn(game)))).toBe('accepted');
  });

  test('PT3 of a claim that binds no more is never one: there is no price of victory', () => {
    const unbound = note({ act: 'unbound', by: 'clock' });
    expect(table().begun().refusal(unbound)).toBe('moment');
    expect(table().when(CONCEDE).refusal(unbound)).toBe('over');
  });

  test('of a second settlement comes after the end alone', () => {
    const again = note({ act: 'settledAgain', by: 'referee', kind: 'drawn', winner: null, reason: '' });
    expect(table().begun().refusal(again)).toBe('moment');
    expect(table().when(CONCEDE).refusal(again)).toBe('accepted');
  });

  test('moves nothing of the game', () => {
    const game = table().begun();
    const { rules, seals } = game.state;
    game.when(CALL, nudge('referee', seatIn(game)), note({ act: 'opened', by: 'organiser', reason: '' }));
    expect(game.state).toMatchObject({ rules, seals });
    expect(game.state.desk.notes.map(({ act }) => act)).toEqual(['called', 'nudged', 'opened']);
  });
});

describe('an opened act', () => {
  const refused = ({ state }: SealedGameTable, what: 'rows' | 'decks' | 'purses') =>
    refuseOpeningAt(PATRONS, state, what)?.code ?? 'opened';

  test('needs an open call, and shows hands and sealed patrons only while the game runs', () => {
    const game = table().begun();
    expect(refused(game, 'rows')).toBe('no-call');
    expect(refused(game.when(CALL), 'rows')).toBe('opened');
    expect(refused(game.when(CONCEDE), 'rows')).toBe('over');
    expect(refused(game, 'purses')).toBe('opened');
  });

  test('shows no decks: there are none', () => {
    expect(refused(table().begun().when(CALL), 'decks')).toBe('moment');
  });
});
