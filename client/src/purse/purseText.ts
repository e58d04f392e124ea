// The words of this family of screens, in the language in use; they come with it.

import { purseRu } from './purse.ru.ts';
import { lateWords } from '../text/index.ts';

export const usePurseText = lateWords(purseRu, async () => (await import('./purse.en.ts')).purseEn);
