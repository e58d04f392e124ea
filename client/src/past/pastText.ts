// The words of this family of screens, in the language in use; they come with it.

import { pastEn } from './past.en.ts';
import { pastRu } from './past.ru.ts';
import { useLang } from '../text/index.ts';

export const usePastText = (): typeof pastRu => (useLang() === 'ru' ? pastRu : pastEn);
