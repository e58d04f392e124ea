// The words of the patrons' table, in the language in use; they load with its screens.

import { patronsRu } from './patrons.ru.ts';
import { lateWords } from '../text/index.ts';

export type PatronsText = typeof patronsRu;

export const usePatronsText = lateWords(patronsRu, async () => (await import('./patrons.en.ts')).patronsEn);
