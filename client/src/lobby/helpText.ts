// The words of the help, in the language in use; they load with its screen.

import { helpRu } from './help.ru.ts';
import { lateWords } from '../text/index.ts';

export const useHelpText = lateWords(helpRu, async () => (await import('./help.en.ts')).helpEn);
