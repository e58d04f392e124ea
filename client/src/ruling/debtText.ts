// The words of debts and of revised results, in the language in use; they come with the screens that say them.

import { debtRu } from './debt.ru.ts';
import { lateWords } from '../text/index.ts';

export type DebtText = typeof debtRu;

export const useDebtText = lateWords(debtRu, async () => (await import('./debt.en.ts')).debtEn);
