// The words that come with the cards: two small dictionaries more, in the language in use.

import { deckEn } from './deck.en.ts';
import { deckRu } from './deck.ru.ts';
import { explainEn } from './explain.en.ts';
import { explainRu } from './explain.ru.ts';
import { useLang } from './useText.ts';

export const useDeckText = (): typeof deckRu => (useLang() === 'ru' ? deckRu : deckEn);

export const useExplainText = (): typeof explainRu => (useLang() === 'ru' ? explainRu : explainEn);
