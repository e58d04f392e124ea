// The words of this family of screens, in the language in use; they come with it.

import { tradeRu } from './trade.ru.ts';
import { lateWords } from '../text/index.ts';

export const useTradeText = lateWords(tradeRu, async () => (await import('./trade.en.ts')).tradeEn);
