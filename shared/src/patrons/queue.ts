// The queue of the patrons' table: the abilities that wait, first in, first out (PT15).

import type { CopyId, DeckCard, Seat } from '../rules/index.ts';

/** Which ability of which card. */
export interface AbilityOf extends DeckCard {
  /** Its index on the card. */
  readonly ability: number;
}

/** An ability that waits, the seat that played or controlled its card, and what was declared. */
export interface QueueEntry extends AbilityOf {
  readonly seat: Seat;
  /** Null if nothing was to be declared. */
  readonly declared: readonly CopyId[] | null;
}
