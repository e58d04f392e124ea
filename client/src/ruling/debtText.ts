// The words of debts and of revised results, in the language in use; they come with the screens that say them.

import { debtEn } from './debt.en.ts';
import { debtRu } from './debt.ru.ts';
import { useLang } from '../text/index.ts';

export type DebtText = typeof debtRu;

export const useDebtText = (): DebtText => (useLang() === 'ru' ? debtRu : debtEn);
