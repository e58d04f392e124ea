// The words of the screens in `past`, in the language in use; they load with those screens.

import { pastRu } from './past.ru.ts';
import { lateWords } from '../text/index.ts';

export const usePastText = lateWords(pastRu, async () => (await import('./past.en.ts')).pastEn);
