// Twins: cards that share a name at one table. A number tells them apart, on the tile and in words, for the rest of
// the match.

import {
  cardsOn,
  type CommonState,
  type CopyId,
  type FieldCard,
  type Seat,
  SEATS,
} from '@dunmer/shared/rules';

export interface Twin {
  /** Its place in the order in which the copies were first seen. */
  readonly number: number;
  /** Whether both sides have had a copy. */
  readonly isOnBothSides: boolean;
}

export type Twins = ReadonlyMap<CopyId, Twin>;

export const NO_TWINS: Twins = new Map();

interface Seen {
  readonly copy: CopyId;
  readonly seat: Seat;
}

/** The copies of each card that have lain face up, in the order in which they were first seen. */
export type SeenCopies = ReadonlyMap<string, readonly Seen[]>;

export const NOTHING_SEEN: SeenCopies = new Map();

const lying = ({ field }: CommonState): readonly (readonly [Seat, FieldCard])[] =>
  SEATS.flatMap((seat) => cardsOn(field[seat]).map((card) => [seat, card] as const));

/** Adds the copies on this table to those seen. Returns the same object when nothing is new. */
export function seenOn(seen: SeenCopies, table: CommonState): SeenCopies {
  const fresh = lying(table).filter(
    ([, { card, copy }]) => seen.get(card)?.some((known) => known.copy === copy) !== true,
  );
  if (fresh.length === 0) return seen;
  const more = new Map(seen);
  for (const [seat, { card, copy }] of fresh) more.set(card, [...(more.get(card) ?? []), { copy, seat }]);
  return more;
}

/** Returns the seen copies that share their card with another. */
export const twinsIn = (seen: SeenCopies): Twins =>
  new Map(
    [...seen.values()].flatMap((copies) => {
      if (copies.length < 2) return [];
      const isOnBothSides = new Set(copies.map(({ seat }) => seat)).size > 1;
      return copies.map(({ copy }, at) => [copy, { number: at + 1, isOnBothSides }] as const);
    }),
  );
