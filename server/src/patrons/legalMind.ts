// legalMind: makes any legal move, by chance.

import { decideGame, type GameTerms, movesOf } from '@dunmer/shared/patrons';
import { pick } from '../bot/index.ts';
import { beginning, type GameMind } from './mind.ts';
import { patronsOf } from './patronsOf.ts';

const EXCHANGES_ONE_IN = 4;
const ENDS_ONE_IN = 8;

/** Makes a mind that chooses among its legal moves; once in eight times it ends its turn instead. */
export function legalMind(terms: GameTerms): GameMind {
  const decide = decideGame(terms);
  const patrons = patronsOf(terms);
  return (view, chance) => {
    const first = beginning(view, chance, patrons, () => chance.below(EXCHANGES_ONE_IN) > 0);
    if (first !== null) return first;
    const moves = movesOf(terms, decide, view);
    if (moves.length === 0) return null;
    return chance.below(ENDS_ONE_IN) === 0 ? (moves.at(-1) ?? null) : pick(chance, moves);
  };
}
