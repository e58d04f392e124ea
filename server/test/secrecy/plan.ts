// Plan: who sits where with decks of which size, and the chance by which everybody acts; the same in both runs.

import { CELLS, type Cell, type Seat, SEATS } from '@dunmer/shared/rules';
import { type Random, seeded } from '../support/random.ts';
import { type Size, SIZES } from './pairDecks.ts';

export interface Plan {
  readonly seed: number;
  readonly random: Random;
  readonly hider: Seat;
  readonly sizes: { readonly hider: Size; readonly opponent: Size };
  readonly shown: readonly Cell[];
  /** Whether somebody may give up before the reveal. */
  readonly mayConcede: boolean;
}

/** The plan of a seed. */
export function planOf(seed: number): Plan {
  const random = seeded(seed);
  const hider = random.oneOf(SEATS);
  const sizes = { hider: random.oneOf(SIZES), opponent: random.oneOf(SIZES) };
  const shown = random.shuffled(CELLS);
  return { seed, random, hider, sizes, shown, mayConcede: random.below(3) === 0 };
}
