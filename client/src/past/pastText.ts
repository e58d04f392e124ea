// The words of this family of screens, in the language in use; they come with it.

import { pastRu } from './past.ru.ts';
import { lateWords } from '../text/index.ts';

export const usePastText = lateWords(pastRu, async () => (await import('./past.en.ts')).pastEn);
