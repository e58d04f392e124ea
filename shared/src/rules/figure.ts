// Figures: the cards on the field with their values as sets, used while a picture of the field is worked out.

import {
  union,
  virtueNames,
  virtueSet,
  type StaticEffect,
  type VirtueSet,
  without,
  ALL_VIRTUES,
} from '../cards/index.ts';
import type { Cell } from './cell.ts';
import type { AbilityRef, Altered, CopyId, Mark } from './field.ts';
import type { PreparedCard } from './prepared.ts';
import type { BySeat, Seat } from './seat.ts';

/** One card of a picture; its values change only while the picture is being made. */
export interface Figure {
  readonly seat: Seat;
  readonly cell: Cell;
  readonly copy: CopyId;
  readonly prepared: PreparedCard;
  virtues: VirtueSet;
  superiority: VirtueSet;
  protection: VirtueSet;
  silenced: boolean;
  marks: readonly Mark[];
}

/** The marks of a card on which nothing works. */
export const NO_MARKS: readonly Mark[] = [];

/** Both halves in board order. */
export type Picture = BySeat<readonly (Figure | null)[]>;

const virtuesOf = ({ virtues }: StaticEffect): VirtueSet =>
  virtues === 'all' ? ALL_VIRTUES : virtueSet(virtues);

/** Returns the values of one aspect after a grant or a removal (CARDS, Effects). */
export const afterEffect = (before: VirtueSet, effect: StaticEffect): VirtueSet =>
  effect.op === 'grant' ? union(before, virtuesOf(effect)) : without(before, virtuesOf(effect));

/** Applies a grant or a removal and notes its cause. */
export function alter(figure: Figure, effect: StaticEffect, by: AbilityRef): void {
  const set = virtuesOf(effect);
  figure[effect.aspect] = afterEffect(figure[effect.aspect], effect);
  figure.marks = [...figure.marks, { by, op: effect.op, aspect: effect.aspect, virtues: virtueNames(set) }];
}

/** Silences a card and notes the cause. */
export function silence(figure: Figure, by: AbilityRef): void {
  figure.silenced = true;
  figure.marks = [...figure.marks, { by, op: 'silence' }];
}

/** Returns a figure's values as the field keeps them; null if nothing works on it. */
export function alteredOf(figure: Figure): Altered | null {
  if (figure.marks.length === 0) return null;
  return {
    virtues: virtueNames(figure.virtues),
    superiority: virtueNames(figure.superiority),
    protection: virtueNames(figure.protection),
    silenced: figure.silenced,
    marks: figure.marks,
  };
}
