// The words of challenges, in the language in use; they come with these screens.

import { challengeEn } from './challenge.en.ts';
import { challengeRu } from './challenge.ru.ts';
import { useLang } from '../text/index.ts';

export const useChallengeText = (): typeof challengeRu => (useLang() === 'ru' ? challengeRu : challengeEn);
