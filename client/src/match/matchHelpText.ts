// The words of the rules inside a match, in the language in use; they come with it.

import { matchHelpEn } from './matchHelp.en.ts';
import { matchHelpRu } from './matchHelp.ru.ts';
import { useLang } from '../text/index.ts';

export const useMatchHelpText = (): typeof matchHelpRu => (useLang() === 'ru' ? matchHelpRu : matchHelpEn);
