// The words of this family of screens, in the language in use; they come with it.

import { purseEn } from './purse.en.ts';
import { purseRu } from './purse.ru.ts';
import { useLang } from '../text/index.ts';

export const usePurseText = (): typeof purseRu => (useLang() === 'ru' ? purseRu : purseEn);
