// Occasion: why and where promises move.

import type { PersonKey } from '../store/index.ts';

/** The command, contract and match by which promises move. */
export interface Occasion {
  /** Whose command it was; null for the table itself. */
  readonly who: PersonKey | null;
  readonly contract?: {
    readonly key: number;
    readonly id: string;
    readonly one: PersonKey;
    readonly two: PersonKey;
  } | null;
  readonly match?: { readonly key: number; readonly id: string } | null;
}
