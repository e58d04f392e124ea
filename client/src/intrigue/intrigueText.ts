// The words of intrigue cards, in the language in use; they load with their screens.

import { lateWords, useModuleErrors } from '../text/index.ts';
import { intrigueRu } from './intrigue.ru.ts';

export type IntrigueText = typeof intrigueRu;

const useWords = lateWords(intrigueRu, async () => (await import('./intrigue.en.ts')).intrigueEn);

export function useIntrigueText(): IntrigueText {
  useModuleErrors();
  return useWords();
}
