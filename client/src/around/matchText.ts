// The words of a match, in the language in use; they load with its screens.

import { matchRu } from './match.ru.ts';
import { lateWords } from '../text/index.ts';

export type MatchText = typeof matchRu;

export const useMatchText = lateWords(matchRu, async () => (await import('./match.en.ts')).matchEn);
