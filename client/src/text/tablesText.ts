// The words of the two tables, in the language in use; they come with what names one.

import { tablesEn } from './tables.en.ts';
import { tablesRu } from './tables.ru.ts';
import { useLang } from './useText.ts';

export const useTablesText = (): typeof tablesRu => (useLang() === 'ru' ? tablesRu : tablesEn);
