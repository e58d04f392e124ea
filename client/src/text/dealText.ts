// The words of a contract, in the language in use; they come with its screens.

import { dealEn } from './deal.en.ts';
import { dealRu } from './deal.ru.ts';
import { useLang } from './useText.ts';

export type DealText = typeof dealRu;

export const useDealText = (): DealText => (useLang() === 'ru' ? dealRu : dealEn);
