// The words of this family of screens, in the language in use; they come with it.

import { copiesRu } from './copies.ru.ts';
import { lateWords } from './lateWords.ts';

export const useCopiesText = lateWords(copiesRu, async () => (await import('./copies.en.ts')).copiesEn);
