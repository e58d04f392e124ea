// Law: copies are conserved. Every card that a seat brings is always in its deck, face down, on its half or in its
// discard.

import { sameValue } from '../../lib/index.ts';
import { bySeat, type evolve, type MatchState, NEW_MATCH, type Seat, SEATS } from '../../rules/index.ts';
import type { Law } from '../law.ts';
import { decksOf, logOfGame, openingOf, playRandomly } from '../randomGame.ts';

/** Returns all copies of a seat with their cards, wherever they are. */
function copiesOf({ common, secret }: MatchState, seat: Seat): readonly string[] {
  const { deck, laid } = secret[seat];
  return [...deck, ...laid, ...common.field[seat], ...common.discard[seat]]
    .flatMap((owned) => (owned === null ? [] : [`${owned.copy} ${owned.card}`]))
    .toSorted();
}

/** Every card that a seat brings is always somewhere. `evolved`: how the state changes. */
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
