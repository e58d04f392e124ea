// LineWords: what the lines about a card's printed qualities say in one language.

import type { Card } from '../card.ts';
import type { TextPart } from './textPart.ts';

export interface LineWords {
  readonly rarity: (card: Card) => readonly TextPart[];
  readonly virtues: (card: Card) => readonly TextPart[];
  readonly superiority: (card: Card) => readonly TextPart[];
  readonly protection: (card: Card) => readonly TextPart[];
}
