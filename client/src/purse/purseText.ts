// The words of the screens in `purse`, in the language in use; they load with those screens.

import { purseRu } from './purse.ru.ts';
import { lateWords } from '../text/index.ts';

export const usePurseText = lateWords(purseRu, async () => (await import('./purse.en.ts')).purseEn);
