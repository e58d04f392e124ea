// Law: copies are conserved. What a seat brings is in its deck, face down, on its half or in its discard, always.

import { sameValue } from '../../lib/index.ts';
import { bySeat, type evolve, type MatchState, NEW_MATCH, type Seat, SEATS } from '../../rules/index.ts';
import type { Law } from '../law.ts';
import { decksOf, logOfGame, openingOf, playRandomly } from '../randomGame.ts';

/** All copies of a seat, wherever they are, with what they are. */
function copiesOf({ common, secret }: MatchState, seat: Seat): readonly string[] {
  const { deck, laid } = secret[seat];
  return [...deck, ...laid, ...common.field[seat], ...common.discard[seat]]
    .flatMap((owned) => (owned === null ? [] : [`${owned.copy} ${owned.card}`]))
    .toSorted();
}

/** What a seat brings is somewhere, always; `evolved` is how the state changes. */
export const conservation =
  (evolved: typeof evolve): Law =>
  (game, play = playRandomly) => {
    const decks = decksOf(game);
    const brought = bySeat((seat) => decks[seat].map(({ copy, card }) => `${copy} ${card}`).toSorted());
    const opening = openingOf(game);
    let state = NEW_MATCH;
    for (const [index, event] of logOfGame(game, play(game)).entries()) {
      state = evolved(state, event);
      if (index < opening.length) continue;
      for (const seat of SEATS) {
        if (!sameValue(copiesOf(state, seat), brought[seat]))
          return `${event.type} loses or doubles a copy of ${seat}`;
      }
    }
    return null;
  };
