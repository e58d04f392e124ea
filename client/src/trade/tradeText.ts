// The words of the screens in `trade`, in the language in use; they load with those screens.

import { tradeRu } from './trade.ru.ts';
import { lateWords } from '../text/index.ts';

export const useTradeText = lateWords(tradeRu, async () => (await import('./trade.en.ts')).tradeEn);
