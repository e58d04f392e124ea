// The words of promises, in the language in use; they load with their screens.

import { lateWords, useModuleErrors } from '../text/index.ts';
import { pledgesRu } from './pledges.ru.ts';

type PledgesText = typeof pledgesRu;

const useWords = lateWords(pledgesRu, async () => (await import('./pledges.en.ts')).pledgesEn);

export function usePledgesText(): PledgesText {
  useModuleErrors();
  return useWords();
}
