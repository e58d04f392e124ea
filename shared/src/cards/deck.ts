// Deck: a ready-made set of copies that a trader can sit down with.

import type { CardId, Words } from './card.ts';

export interface Deck {
  readonly id: string;
  readonly name: Words;
  /** One entry for each copy, so ids may repeat. */
  readonly cards: readonly CardId[];
}
