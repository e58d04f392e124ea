// greedyMind: tries each legal move on a state that could be the true one, and makes the move that is worth most.

import { present } from '@dunmer/shared/lib';
import { type GameTerms, imagine, movesOf } from '@dunmer/shared/patrons';
import type { Chance } from '../bot/index.ts';
import { beginning, type GameMind } from './mind.ts';
import { patronsOf } from './patronsOf.ts';
import { Trial } from './trial.ts';

/** Cards that cost more than this are exchanged at the beginning. */
const DEAR = 4;

function mixed<T>(chance: Chance, list: readonly T[]): readonly T[] {
  const left = [...list];
  return list.map(() => present(left.splice(chance.below(left.length), 1)[0], 'there is one left'));
}

/**
 * Makes a mind that sees only its view, and imagines what it can't see. Of the moves that look best after one step, it
 * plays the first `ahead` out to the end of the other's next turn; with 0 it looks one step ahead only.
 */
export function greedyMind(terms: GameTerms, ahead: number): GameMind {
  const trial = new Trial(terms);
  const patrons = patronsOf(terms);
  const isKept = (card: string): boolean => {
    const definition = terms.catalogue.get(card);
    return definition === undefined || definition.kind === 'patron' || definition.cost <= DEAR;
  };
  return (view, chance) => {
    const first = beginning(view, chance, patrons, isKept);
    if (first !== null) return first;
    const moves = movesOf(terms, trial.decide, view);
    if (moves.length <= 1) return moves[0] ?? null;
    const state = imagine(terms, view, (cards) => mixed(chance, cards));
    const tried = trial.try(state, mixed(chance, moves)).toSorted((x, y) => y.worth - x.worth);
    const played = tried.slice(0, ahead).map(({ move }) => ({ move, worth: trial.playOut(state, move) }));
    return present([...played.toSorted((x, y) => y.worth - x.worth), ...tried][0], 'there are moves').move;
  };
}
