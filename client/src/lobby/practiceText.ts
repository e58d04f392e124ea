// The words of practice, in the language in use; they come with it.

import { practiceEn } from './practice.en.ts';
import { practiceRu } from './practice.ru.ts';
import { useLang } from '../text/index.ts';

export const usePracticeText = (): typeof practiceRu => (useLang() === 'ru' ? practiceRu : practiceEn);
