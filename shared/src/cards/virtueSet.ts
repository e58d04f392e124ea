// VirtueSet: a set of virtues with a closed algebra. Inside it is five bits; on the wire and on disk, lists of names.

import type { Brand } from '../lib/index.ts';
import { VIRTUES, type Virtue } from './virtue.ts';

export type VirtueSet = Brand<number, 'VirtueSet'>;

// The only place that makes the type: every number made here is below 32.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const mint = (bits: number): VirtueSet => bits as VirtueSet;

const BIT: Readonly<Record<Virtue, number>> = { strength: 1, cunning: 2, wealth: 4, power: 8, wisdom: 16 };

export const ALL_VIRTUES: VirtueSet = mint(31);

const LISTS: readonly (readonly Virtue[])[] = Array.from({ length: 32 }, (_, bits) =>
  Object.freeze(VIRTUES.filter((v) => (bits & BIT[v]) !== 0)),
);

/** Returns the set of the named virtues; repeats count once. */
export function virtueSet(names: readonly Virtue[]): VirtueSet {
  let bits = 0;
  for (const name of names) bits |= BIT[name];
  return mint(bits);
}

/** Returns the names in a set, in canonical order; the same set always gives the same frozen array. */
export const virtueNames = (set: VirtueSet): readonly Virtue[] => LISTS[set] ?? [];

export const union = (a: VirtueSet, b: VirtueSet): VirtueSet => mint(a | b);
export const without = (a: VirtueSet, b: VirtueSet): VirtueSet => mint(a & ~b);
/** Whether every member of `part` is in `whole`; true if `part` is empty. */
export const includesAll = (whole: VirtueSet, part: VirtueSet): boolean => (part & ~whole) === 0;
export const intersects = (a: VirtueSet, b: VirtueSet): boolean => (a & b) !== 0;
export const isEmpty = (set: VirtueSet): boolean => set === 0;
