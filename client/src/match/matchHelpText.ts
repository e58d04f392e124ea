// The words of the rules inside a match, in the language in use; they load with the match.

import { matchHelpRu } from './matchHelp.ru.ts';
import { lateWords } from '../text/index.ts';

export const useMatchHelpText = lateWords(
  matchHelpRu,
  async () => (await import('./matchHelp.en.ts')).matchHelpEn,
);
