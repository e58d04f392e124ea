// The words of this family of screens, in the language in use; they come with it.

import { tradeEn } from './trade.en.ts';
import { tradeRu } from './trade.ru.ts';
import { useLang } from '../text/index.ts';

export const useTradeText = (): typeof tradeRu => (useLang() === 'ru' ? tradeRu : tradeEn);
