// The words of decks, which come with the cards, in the language in use.

import { lateWords } from '../text/index.ts';
import { deckRu } from './deck.ru.ts';

export const useDeckText = lateWords(deckRu, async () => (await import('./deck.en.ts')).deckEn);
