// The words of this family of screens, in the language in use; they come with it.

import { badgeRu } from './badge.ru.ts';
import { lateWords } from '../text/index.ts';

export const useBadgeText = lateWords(badgeRu, async () => (await import('./badge.en.ts')).badgeEn);
