// The words of the help, in the language in use; they come with it.

import { helpEn } from './help.en.ts';
import { helpRu } from './help.ru.ts';
import { useLang } from '../text/index.ts';

export const useHelpText = (): typeof helpRu => (useLang() === 'ru' ? helpRu : helpEn);
