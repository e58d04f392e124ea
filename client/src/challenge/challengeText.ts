// The words of challenges, in the language in use; they load with these screens.

import { challengeRu } from './challenge.ru.ts';
import { lateWords } from '../text/index.ts';

export const useChallengeText = lateWords(
  challengeRu,
  async () => (await import('./challenge.en.ts')).challengeEn,
);
