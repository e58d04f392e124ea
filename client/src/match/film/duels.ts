// Duels: the conflicts of a round, and what decided each of them (4.1, 4.2).

import type { Catalogue } from '@dunmer/shared/cards';
import type { VisibleEvent } from '@dunmer/shared/fairness';
import { type Conflict, type Field, otherSeat, type Seat, SEATS } from '@dunmer/shared/rules';
import type { Duel, Duellist, Happening, SeatedCard } from './happening.ts';
import { valuesOf } from './valueChange.ts';

function duellist(catalogue: Catalogue, field: Field, conflict: Conflict, seat: Seat): Duellist | null {
  const own = field[seat][conflict.column];
  const other = field[otherSeat(seat)][conflict.column];
  if (!own || !other) return null;
  const { virtues } = valuesOf(catalogue, own);
  const against = valuesOf(catalogue, other);
  return {
    copy: own.copy,
    card: own.card,
    verdict: conflict[seat],
    virtues,
    beyond: virtues.filter((virtue) => !against.superiority.includes(virtue)),
    facing: against.virtues,
  };
}

const isSame = (one: Duellist, other: Duellist): boolean =>
  one.copy === other.copy &&
  one.verdict.why === other.verdict.why &&
  one.beyond.join() === other.beyond.join() &&
  one.facing.join() === other.facing.join();

const duelsOf = (
  catalogue: Catalogue,
  field: Field,
  conflicts: readonly Conflict[],
  last: readonly Duel[],
): readonly Duel[] =>
  conflicts.flatMap(({ column, ...conflict }) => {
    const a = duellist(catalogue, field, { column, ...conflict }, 'a');
    const b = duellist(catalogue, field, { column, ...conflict }, 'b');
    if (a === null || b === null) return [];
    const isAsBefore = last.some((duel) => duel.column === column && isSame(duel.a, a) && isSame(duel.b, b));
    return [{ column, isAsBefore, a, b }];
  });

const fallenIn = (duels: readonly Duel[]): readonly SeatedCard[] =>
  duels.flatMap((duel) =>
    SEATS.flatMap((seat) => {
      const { copy, card, verdict } = duel[seat];
      return verdict.fate === 'defeated' ? [{ seat, copy, card }] : [];
    }),
  );

/** Returns the moments of a round: its conflicts and, if anybody falls, a second one in which they fall. */
export function fought(
  catalogue: Catalogue,
  { round: number, conflicts }: Extract<VisibleEvent, { type: 'RoundFought' }>,
  field: Field,
  lastDuels: readonly Duel[],
): readonly Happening[] {
  const duels = duelsOf(catalogue, field, conflicts, lastDuels);
  const fallen = fallenIn(duels);
  const judged = { kind: 'judged', round: number, duels, falls: fallen.length > 0 } as const;
  return fallen.length === 0 ? [judged] : [judged, { kind: 'fallen', round: number, fallen, changes: [] }];
}
