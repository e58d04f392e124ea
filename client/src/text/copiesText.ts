// The words of the screens in `copies`, in the language in use; they load with those screens.

import { copiesRu } from './copies.ru.ts';
import { lateWords } from './lateWords.ts';

export const useCopiesText = lateWords(copiesRu, async () => (await import('./copies.en.ts')).copiesEn);
