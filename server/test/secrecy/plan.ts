// Plan: who sits where, with decks of which size, and the chance by which everybody acts; the same in both runs.

import { CELLS, type Cell, type Seat, SEATS } from '@dunmer/shared/rules';
import { type Random, seeded } from '@dunmer/shared/testing';
import { type Size, SIZES } from './pairDecks.ts';

export interface Plan {
  readonly seed: number;
  readonly random: Random;
  readonly hider: Seat;
  readonly sizes: { readonly hider: Size; readonly opponent: Size };
  readonly shown: readonly Cell[];
  /**
   * Whether both runs have the same deck, so that only what is laid of it differs: then what the organiser, who may see
   * the deck, is sent is compared too.
   */
  readonly isDeckKnown: boolean;
  /** Whether they play for the prestige of a contract. */
  readonly isForContract: boolean;
  /** Whether somebody may concede before the reveal. */
  readonly mayConcede: boolean;
}

/** Returns the plan of a seed. */
export function planOf(seed: number): Plan {
  const random = seeded(seed);
  const hider = random.oneOf(SEATS);
  const sizes = { hider: random.oneOf(SIZES), opponent: random.oneOf(SIZES) };
  const shown = random.shuffled(CELLS);
  const mayConcede = random.below(3) === 0;
  const isDeckKnown = random.below(2) === 0;
  const isForContract = random.below(2) === 0;
  return { seed, random, hider, sizes, shown, mayConcede, isDeckKnown, isForContract };
}
