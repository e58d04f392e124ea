// The words of the two tables in the language in use; they load with whatever names a table.

import { tablesRu } from './tables.ru.ts';
import { lateWords } from './lateWords.ts';

export const useTablesText = lateWords(tablesRu, async () => (await import('./tables.en.ts')).tablesEn);
