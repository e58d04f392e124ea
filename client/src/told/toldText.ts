// The words for calling a reader who is waited for, in the language in use.

import { lateWords } from '../text/index.ts';
import { toldRu } from './told.ru.ts';

export const useToldText = lateWords(toldRu, async () => (await import('./told.en.ts')).toldEn);
