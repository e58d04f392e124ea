// The words around a match, in the language in use; they come with it.

import { tableEn } from './table.en.ts';
import { tableRu } from './table.ru.ts';
import { useLang } from '../text/index.ts';

export type TableText = typeof tableRu;

export const useTableText = (): TableText => (useLang() === 'ru' ? tableRu : tableEn);
