// The words of the screens in `badge`, in the language in use; they load with those screens.

import { badgeRu } from './badge.ru.ts';
import { lateWords } from '../text/index.ts';

export const useBadgeText = lateWords(badgeRu, async () => (await import('./badge.en.ts')).badgeEn);
