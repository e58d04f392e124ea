// Law: non-interference. Until the reveal, what others see and are answered does not depend on what a seat lays face
// down.

import { sameValue } from '../../lib/index.ts';
import {
  type Decide,
  evolveAll,
  type Laying,
  type MatchState,
  NEW_MATCH,
  otherSeat,
  type RuleCommand,
  type RuleError,
  type RuleEvent,
  type Seat,
  SEATS,
  type Viewer,
  viewOf,
  visibleTo,
} from '../../rules/index.ts';
import type { Law } from '../law.ts';
import {
  chooserOf,
  type Chooser,
  deciderOf,
  type MakeDecide,
  openingOf,
  playRandomly,
  randomChance,
  type RandomGame,
  randomLaying,
  type RandomStep,
} from '../randomGame.ts';

/** Returns the game with other cards in a seat's deck, as many as before. */
const withOtherDeck = (game: RandomGame, seat: Seat, choose: Chooser): RandomGame => ({
  ...game,
  decks: { ...game.decks, [seat]: game.decks[seat].map(() => choose([...game.catalogue.keys()])) },
});

/** Returns another laying of the same row; of a half on the same cells, because rule 2.2 may show these. */
function otherLaying(state: MatchState, seat: Seat, laying: Laying, choose: Chooser): Laying {
  const random = randomLaying(state, seat, choose);
  if (random === null || laying.row !== 'half') return random ?? laying;
  const copies = random.cells.filter((copy) => copy !== null);
  return {
    row: 'half',
    cells: laying.cells.map((copy) => (copy === null ? null : (copies.shift() ?? null))),
  };
}

/** Returns the commands that everybody but `seat` might try now. */
function attempts(seat: Seat): readonly RuleCommand[] {
  const other = otherSeat(seat);
  return [
    { type: 'reveal' },
    { type: 'tossForPlacement' },
    { type: 'place', seat: other, laying: { row: 'front', cells: [`${seat}.0`, `${seat}.1`, `${seat}.2`] } },
    { type: 'claim', seat: other, copy: `${seat}.0` },
    { type: 'chooseTarget', seat: other, choice: 1, copy: `${seat}.0` },
    { type: 'award', winner: seat, claim: true, reason: '' },
    { type: 'applyDefault', seat: other, by: 'clock', draft: null },
  ];
}

const refusals = (decideMatch: Decide, state: MatchState, seat: Seat): readonly (RuleError | null)[] =>
  attempts(seat).map((command) => {
    // Whether the reveal is refused may be seen; what it shows is not compared.
    const decided = decideMatch(state, command, randomChance(chooserOf(1)).random);
    return decided.ok ? null : decided.error;
  });

interface World {
  readonly state: MatchState;
  readonly seen: readonly RuleEvent[];
}

/**
 * Plays the same steps with other cards and other layings of one seat, and returns the first difference in what a
 * viewer gets.
 */
function difference(
  makeDecide: MakeDecide,
  game: RandomGame,
  steps: readonly RandomStep[],
  seat: Seat,
  viewer: Viewer,
) {
  const choose = chooserOf(game.seed + 1);
  const twinGame = withOtherDeck(game, seat, choose);
  const decideMatch = deciderOf(game, makeDecide);
  const start = { state: evolveAll(NEW_MATCH, openingOf(twinGame)), seen: [] } satisfies World;
  let twin: World = start;
  for (const step of steps) {
    if (!sameValue(refusals(decideMatch, twin.state, seat), refusals(decideMatch, step.before, seat)))
      return `a refusal tells ${viewer} what ${seat} laid`;
    const { command } = step;
    const own = command.type === 'place' && command.seat === seat;
    const varied = own
      ? { ...command, laying: otherLaying(twin.state, seat, command.laying, choose) }
      : command;
    const winners = [...step.tosses];
    const decided = decideMatch(twin.state, varied, { toss: () => winners.shift() ?? 'a' });
    if (!decided.ok) return `${command.type} is refused where ${seat} laid something else`;
    const { events, state } = decided.value;
    twin = { state, seen: visibleTo(events, viewer) };
    if (!sameValue(twin.seen, visibleTo(step.events, viewer)))
      return `${viewer} sees what ${seat} laid in ${twin.seen.map((event) => event.type).join(', ')}`;
    if (!sameValue(viewOf(state, viewer), viewOf(step.after, viewer)))
      return `${viewer} knows what ${seat} laid`;
  }
  return null;
}

/** The other seat and watchers notice nothing when other cards lie face down. */
export const nonInterference =
  (makeDecide: MakeDecide): Law =>
  (game, play = playRandomly) => {
    const steps = play(game, makeDecide);
    const hidden = steps.slice(
      0,
      steps.findIndex((step) => step.after.common.revealed),
    );
    const until = hidden.length === 0 || !steps.some((step) => step.after.common.revealed) ? steps : hidden;
    for (const seat of SEATS)
      for (const viewer of [otherSeat(seat), 'watcher'] as const) {
        const found = difference(makeDecide, game, until, seat, viewer);
        if (found !== null) return found;
      }
    return null;
  };
