// The words of decks, in the language in use; they load with the cards.

import { lateWords } from '../text/index.ts';
import { deckRu } from './deck.ru.ts';

export const useDeckText = lateWords(deckRu, async () => (await import('./deck.en.ts')).deckEn);
