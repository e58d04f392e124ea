// Deck: a ready-made set of copies that a trader can sit down with.

import type { CardId, Words } from './card.ts';

export interface Deck {
  readonly id: string;
  readonly name: Words;
  /** One entry a copy, repeats allowed. */
  readonly cards: readonly CardId[];
}
