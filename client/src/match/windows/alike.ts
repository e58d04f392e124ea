// Alike: the hand at the table, with the copies of one intrigue card as one: nothing tells them apart. Each promise
// stands for itself, because it has an owner. Pure.

import type { Held } from '@dunmer/shared/windows';

interface Alike {
  /** The first of them. */
  readonly held: Held;
  readonly count: number;
}

/** Joins what is alike, in the order of the first of each. */
export function alike(hand: readonly Held[]): readonly Alike[] {
  const found = new Map<string, Alike>();
  for (const held of hand) {
    const of = held.kind === 'intrigue' ? `${held.kind} ${held.card}` : held.key;
    const { held: first, count } = found.get(of) ?? { held, count: 0 };
    found.set(of, { held: first, count: count + 1 });
  }
  return [...found.values()];
}
