// The words of debts and of changed results, in the language in use; they load with the screens that show them.

import { debtRu } from './debt.ru.ts';
import { lateWords } from '../text/index.ts';

export type DebtText = typeof debtRu;

export const useDebtText = lateWords(debtRu, async () => (await import('./debt.en.ts')).debtEn);
