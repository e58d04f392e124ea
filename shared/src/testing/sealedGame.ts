// Sealed games: whole games of the patrons' table with their seals, played at random by seats that keep to the rules,
// and sometimes by silent ones, clocks and referees.

import * as fc from 'fast-check';
import { promiseOf, type FairCommand } from '../fairness/index.ts';
import { assert } from '../lib/index.ts';
import {
  decideGame,
  decideSealedGame,
  type GameCard,
  type GameTerms,
  movesOf,
  openSealedGame,
  PATRONS,
  type SealedGame,
  type SealedGameCommand,
  type SealedGameEvent,
} from '../patrons/index.ts';
import { PRINTED } from '../patrons/script.ts';
import { type BySeat, bySeat, type Seat, SEATS } from '../rules/index.ts';
import { arbGameCards } from './arbGameCards.ts';
import { termsOf } from './patronGame.ts';
import { randomNote } from './randomNote.ts';
import { countedEntropy, countedPick, type Pick } from './sealedPlay.ts';

export interface SealedPatronGame {
  readonly match: string;
  readonly cards: readonly GameCard[];
  readonly bots: readonly Seat[];
  /** Everything that happens follows from it. */
  readonly label: string;
  /** `any`: a game may also end by a concession, a referee or a silent seat. */
  readonly manner: 'played-out' | 'any';
}

/** A game of random cards, or of the printed ones. */
export const arbSealedPatronGame = (manner: SealedPatronGame['manner']): fc.Arbitrary<SealedPatronGame> =>
  fc.record({
    match: fc.constantFrom('game-1', 'партия 2'),
    cards: fc.oneof(
      { weight: 2, arbitrary: arbGameCards },
      { weight: 1, arbitrary: fc.constant([...PRINTED.values()]) },
    ),
    bots: fc.oneof(
      { weight: 4, arbitrary: fc.constant([]) },
      { weight: 1, arbitrary: fc.subarray([...SEATS]) },
    ),
    label: fc.string({ maxLength: 8 }),
    manner: fc.constant(manner),
  });

export type AnyGameCommand = SealedGameCommand | FairCommand;

/** One command and what it led to; null for the opening. */
export interface SealedGameStep {
  readonly command: AnyGameCommand | null;
  readonly events: readonly SealedGameEvent[];
  readonly before: SealedGame;
  readonly after: SealedGame;
}

/** Returns the n that each seat's phone draws in a game with this label. */
export const gameNonces = (label: string): BySeat<string> =>
  bySeat((seat) => countedEntropy(`${label} ${seat}`).draw());

/** Returns what a seat may reasonably do outside the game. */
function fairMovesOf({ seals }: SealedGame, seat: Seat, nonces: BySeat<string>): readonly FairCommand[] {
  if (seals.waived.some((waived) => waived.seat === seat)) return [];
  const promise = promiseOf(seals.match, seat, seals.commitment, nonces[seat]);
  if (!seals.promised[seat]) return [{ type: 'promise', seat, promise }];
  return seals.promises !== null && !seals.opened[seat] ? [{ type: 'open', seat, nonce: nonces[seat] }] : [];
}

const patronsOf = ({ catalogue }: GameTerms): readonly string[] =>
  [...catalogue.values()].flatMap((card) => (card.kind === 'patron' ? [card.id] : []));

/** Returns what a seat may do in the game now, as far as it can know. */
function gameMovesOf(
  terms: GameTerms,
  decide: ReturnType<typeof decideGame>,
  state: SealedGame,
  seat: Seat,
  pick: Pick,
): readonly SealedGameCommand[] {
  const { stage } = state.rules.common;
  const what = PATRONS.dueFrom(state).find((due) => due.seat === seat && due.what !== 'open')?.what;
  if (what === undefined || what === 'promise') return [];
  if (stage.at === 'preparing') {
    if (stage.step === 'patrons') return [{ type: 'choosePatron', seat, patron: pick(patronsOf(terms)) }];
    const { hand } = state.rules.secret[seat];
    const copies = hand.filter(() => pick([true, false, false])).map((card) => card.copy);
    return [{ type: 'exchange', seat, copies }];
  }
  const view = PATRONS.viewOf(state, seat);
  assert(view.viewer !== 'watcher', 'a seat has a view of its own');
  const moves = movesOf(terms, decide, view);
  // If every way to name targets counted as much as ending the turn, turns would be endless or empty.
  return pick(DICE) === 1 ? moves.slice(-1) : moves;
}

const DICE = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16] as const;

/**
 * Returns a command that is given now and then: somebody stays silent or gives up, or a referee acts. Some are
 * refused.
 */
function surprise(seat: Seat, { rules }: SealedGame, pick: Pick): AnyGameCommand {
  const silences: readonly AnyGameCommand[] = [
    { type: 'applyDefault', seat, by: 'clock' },
    { type: 'applyDefault', seat, by: 'referee' },
    { type: 'goOnWithout', seat, by: 'referee' },
    { type: 'goOnWithout', seat, by: 'clock' },
  ];
  const endings: readonly AnyGameCommand[] = [
    { type: 'concede', seat },
    { type: 'award', winner: seat, reason: 'as the referee saw it' },
    { type: 'void', reason: 'the light went out' },
  ];
  const ends = rules.common.stage.at === 'preparing' ? [1, 2] : [1];
  return ends.some((face) => pick(DICE) === face) ? pick(endings) : pick(silences);
}

/** When the toss waits for the end of a pause, only this can go on. */
const RESUME: AnyGameCommand = { type: 'note', note: { act: 'resumed', by: 'referee' } };

/** How many notes are tried after the end; some of them are still allowed. */
const AFTERWARDS = 4;

/** Makes a decider. The laws are tested with planted bugs in its place. */
export type MakeDecideSealedGame = typeof decideSealedGame;

/** Plays a game to its end; returns every step with what it led to. */
export function playSealedGame(
  game: SealedPatronGame,
  makeDecide: MakeDecideSealedGame = decideSealedGame,
): readonly SealedGameStep[] {
  const entropy = countedEntropy(game.label);
  const pick = countedPick(game.label);
  const nonces = gameNonces(game.label);
  const terms = termsOf(game);
  const [decide, ofCore] = [makeDecide(terms), decideGame(terms)];
  const opened = openSealedGame(terms, { match: game.match, bots: game.bots }, entropy);
  const steps: SealedGameStep[] = [
    { command: null, events: opened.events, before: PATRONS.fresh, after: opened.state },
  ];
  let { state } = opened;
  const attempt = (command: AnyGameCommand): boolean => {
    const decided = decide(state, command, entropy);
    if (!decided.ok) return false;
    steps.push({ command, events: decided.value.events, before: state, after: decided.value.state });
    ({ state } = decided.value);
    return true;
  };
  const someNote = (): AnyGameCommand => ({ type: 'note', note: randomNote(pick(SEATS), state.desk, pick) });
  while (PATRONS.progressOf(state) !== 'finished') {
    const before = state;
    if (game.manner === 'any' && pick(DICE) === 1) attempt(surprise(pick(SEATS), before, pick));
    else {
      const moves = SEATS.flatMap((seat): readonly AnyGameCommand[] => [
        ...fairMovesOf(before, seat, nonces),
        ...gameMovesOf(terms, ofCore, before, seat, pick),
      ]);
      assert(moves.length > 0 || before.desk.paused, 'somebody can go on until the game has ended');
      const move: AnyGameCommand = moves.length > 0 ? pick(moves) : RESUME;
      assert(attempt(move) || before.desk.paused, `refused: ${JSON.stringify(move)}`);
    }
    if (game.manner === 'any' && pick(DICE) <= 3) attempt(someNote());
    // Announced defaults are often stopped.
    if (state.desk.announced !== null) attempt(someNote());
  }
  if (game.manner === 'any') for (let tried = 0; tried < AFTERWARDS; tried++) attempt(someNote());
  return steps;
}

/** Returns the whole log of a game that was played. */
export const logOfSealedGame = (steps: readonly SealedGameStep[]): readonly SealedGameEvent[] =>
  steps.flatMap(({ events }) => events);
