// The words around a match, in the language in use; they load with it.

import { tableRu } from './table.ru.ts';
import { lateWords } from '../text/index.ts';

export type TableText = typeof tableRu;

export const useTableText = lateWords(tableRu, async () => (await import('./table.en.ts')).tableEn);
