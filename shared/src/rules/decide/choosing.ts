// Choosing: what a card played in a window can choose from, and what it acts on (PR11, IN15, IN17).

import { never } from '../../lib/index.ts';
import { type CastTarget, isMatchEffect, type WindowEffect } from '../../windows/index.ts';
import { CELLS, cellsOf, rowOf } from '../cell.ts';
import type { CopyId, Place } from '../field.ts';
import type { Figure } from '../figure.ts';
import { passes } from '../filter.ts';
import { otherSeat, type Seat } from '../seat.ts';
import type { MatchState } from '../state.ts';
import type { Run } from './run.ts';

/** The cells that can be chosen, and how many of them must be. */
export interface Choosing {
  readonly from: readonly Place[];
  readonly atLeast: number;
  readonly atMost: number;
}

/** Returns the cards that a cast looks at, in board order, as a reveal ability on the player's half would. */
export function targetsOf(run: Run, seat: Seat, { side, where, filter }: CastTarget): readonly Figure[] {
  const half = run.picture[side === 'own' ? seat : otherSeat(seat)];
  return half.filter(
    (figure): figure is Figure =>
      figure !== null &&
      (where === 'field' || rowOf(figure.cell) === where) &&
      passes(filter, figure.prepared.card, figure.virtues),
  );
}

/**
 * Returns the taken cells of the other seat that this seat sees committed: rows, or a half whose cells rule 2.2
 * shows.
 */
function sealedCells({ common, secret }: MatchState, seat: Seat): readonly Place[] {
  const other = otherSeat(seat);
  const cells = common.committed[other].flatMap((row) => (row === 'half' ? secret[seat].seen : cellsOf(row)));
  return cells.map((cell) => ({ seat: other, cell }));
}

const cellsOfHalf = ({ common }: MatchState, seat: Seat): readonly Place[] =>
  CELLS.filter((cell) => common.field[seat][cell]).map((cell) => ({ seat, cell }));

function choosingOf(run: Run, seat: Seat, effect: WindowEffect): Choosing | null {
  switch (effect.op) {
    case 'cast': {
      const { pick } = effect.target;
      if (pick === undefined || pick === 'all') return null;
      const [atLeast, atMost] = pick === 'one' ? [1, 1] : [0, pick.upTo];
      const from = targetsOf(run, seat, effect.target).map((figure) => ({
        seat: figure.seat,
        cell: figure.cell,
      }));
      return { from, atLeast, atMost };
    }
    case 'shield':
      return { from: cellsOfHalf(run.state, seat), atLeast: 1, atMost: 1 };
    case 'peek':
      return { from: sealedCells(run.state, seat), atLeast: 1, atMost: 1 };
    default:
      return null;
  }
}

const isSame = (one: Place, other: Place): boolean => one.seat === other.seat && one.cell === other.cell;

/** Returns what a card's effects, of which at most one chooses (PROMISES 5), can choose from; null if none chooses. */
export const choiceOf = (run: Run, seat: Seat, effects: readonly WindowEffect[]): Choosing | null =>
  effects.map((effect) => choosingOf(run, seat, effect)).find((each) => each !== null) ?? null;

/** Returns what is wrong with the cells chosen for a card's effects; null if nothing is. */
export function faultOfChoice(
  run: Run,
  seat: Seat,
  effects: readonly WindowEffect[],
  on: readonly Place[],
): 'nothing-there' | 'bad-choice' | null {
  const choosing = choiceOf(run, seat, effects);
  if (choosing === null) return on.length === 0 ? null : 'bad-choice';
  const { from, atLeast, atMost } = choosing;
  if (from.length < atLeast) return 'nothing-there';
  const isIn = (place: Place, i: number): boolean =>
    from.some((each) => isSame(each, place)) && on.findIndex((each) => isSame(each, place)) === i;
  return on.length >= atLeast && on.length <= atMost && on.every(isIn) ? null : 'bad-choice';
}

/** Returns the copies on these cells of the field. */
export const copiesAt = ({ common }: MatchState, on: readonly Place[]): readonly CopyId[] =>
  on.flatMap(({ seat, cell }) => common.field[seat][cell]?.copy ?? []);

/**
 * IN17: returns the things that an effect acts on: each card or cell that is chosen or reached by `all`; without
 * such, what the effect is about.
 */
function thingsOfEffect(run: Run, seat: Seat, effect: WindowEffect, on: readonly Place[]): readonly string[] {
  const other = otherSeat(seat);
  if (!isMatchEffect(effect)) return [];
  switch (effect.op) {
    case 'cast':
      return effect.target.pick === undefined || effect.target.pick === 'all'
        ? targetsOf(run, seat, effect.target).map((figure) => figure.copy)
        : copiesAt(run.state, on);
    case 'shield':
      return copiesAt(run.state, on);
    case 'peek':
      return on.map((place) => `${place.seat}:cell ${place.cell}`);
    case 'tie':
    case 'solace':
    case 'wide':
      return ['count'];
    case 'first':
      return ['tosses'];
    case 'bar':
      return [`${other}:summons`];
    case 'glimpse':
      return [`${other}:deck`];
    default:
      return never(effect);
  }
}

/** Returns the things that a card's effects act on (IN17). */
export const thingsOf = (
  run: Run,
  seat: Seat,
  effects: readonly WindowEffect[],
  on: readonly Place[],
): readonly string[] => [...new Set(effects.flatMap((effect) => thingsOfEffect(run, seat, effect, on)))];
