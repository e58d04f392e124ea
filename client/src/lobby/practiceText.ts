// The words of practice, in the language in use; they load with its screen.

import { practiceRu } from './practice.ru.ts';
import { lateWords } from '../text/index.ts';

export const usePracticeText = lateWords(
  practiceRu,
  async () => (await import('./practice.en.ts')).practiceEn,
);
