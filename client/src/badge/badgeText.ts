// The words of this family of screens, in the language in use; they come with it.

import { badgeEn } from './badge.en.ts';
import { badgeRu } from './badge.ru.ts';
import { useLang } from '../text/index.ts';

export const useBadgeText = (): typeof badgeRu => (useLang() === 'ru' ? badgeRu : badgeEn);
