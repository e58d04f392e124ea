// The words of decks, which come with the cards, in the language in use.

import { useLang } from '../text/index.ts';
import { deckEn } from './deck.en.ts';
import { deckRu } from './deck.ru.ts';

export const useDeckText = (): typeof deckRu => (useLang() === 'ru' ? deckRu : deckEn);
