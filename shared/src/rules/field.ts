// Field: which copy stands where after the reveal, and how abilities have changed it, each change with its cause.

import type { Aspect, CardId, LastingEffect, StaticEffect, Virtue } from '../cards/index.ts';
import { sameValue } from '../lib/index.ts';
import { CELLS, type Cell } from './cell.ts';
import { type BySeat, ofSeat, SEATS, type Seat } from './seat.ts';

/** Identifies one card owned by one trader; does not reveal which card it is. */
export type CopyId = string;

/** A copy together with its definition's id. */
export interface DeckCard {
  readonly copy: CopyId;
  readonly card: CardId;
}

/**
 * The ability that caused something: the copy that has it, its definition, and which of its abilities. For a card
 * played in a window: its key, its definition, and which of its effects.
 */
export interface AbilityRef extends DeckCard {
  readonly ability: number;
}

/** One change that works on a card now, and the ability that caused it. */
export type Mark = { readonly by: AbilityRef } & (
  | { readonly op: StaticEffect['op']; readonly aspect: Aspect; readonly virtues: readonly Virtue[] }
  | Exclude<LastingEffect, StaticEffect>
);

const sameList = (x: readonly string[], y: readonly string[]): boolean =>
  x === y || (x.length === y.length && x.every((item, i) => item === y[i]));

/** Whether both are the same change by the same ability. */
export function sameMark(x: Mark, y: Mark): boolean {
  if (x.by.copy !== y.by.copy || x.by.ability !== y.by.ability || x.op !== y.op) return false;
  if (!('aspect' in x) || !('aspect' in y)) return sameValue(x, y);
  return x.aspect === y.aspect && sameList(x.virtues, y.virtues);
}

/** The current values of a card on which abilities work (CARDS, Values), with all their causes. */
export interface Altered {
  readonly virtues: readonly Virtue[];
  readonly superiority: readonly Virtue[];
  readonly protection: readonly Virtue[];
  readonly silenced: boolean;
  readonly marks: readonly Mark[];
}

/** Whether both are null (printed values), or have the same causes in order: a card's values follow from its causes. */
export function sameAltered(x: Altered | null, y: Altered | null): boolean {
  if (x === null || y === null) return x === y;
  return (
    x.marks.length === y.marks.length &&
    x.marks.every((mark, i) => {
      const other = y.marks[i];
      return other !== undefined && sameMark(mark, other);
    })
  );
}

/** A card on the field, face up. `altered` is null if it has its printed values. */
export interface FieldCard extends DeckCard {
  readonly altered: Altered | null;
}

/** One side of the field: six cells in board order. */
export type Half = readonly (FieldCard | null)[];
export type Field = BySeat<Half>;

export interface Place {
  readonly seat: Seat;
  readonly cell: Cell;
}

export const EMPTY_HALF: Half = [null, null, null, null, null, null];

/** Returns where a copy stands on the field; null if it is not there. */
export function placeOf(field: Field, copy: CopyId): Place | null {
  for (const seat of SEATS)
    for (const cell of CELLS) if (ofSeat(field, seat)[cell]?.copy === copy) return { seat, cell };
  return null;
}

/** Returns the cards on a half, in board order. */
export const cardsOn = (half: Half): readonly FieldCard[] => half.filter((card) => card !== null);
