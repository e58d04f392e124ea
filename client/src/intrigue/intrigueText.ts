// The words of intrigue cards, in the language in use; they come with their screens.

import { useLang, useModuleErrors } from '../text/index.ts';
import { intrigueEn } from './intrigue.en.ts';
import { intrigueRu } from './intrigue.ru.ts';

export type IntrigueText = typeof intrigueRu;

export function useIntrigueText(): IntrigueText {
  useModuleErrors();
  return useLang() === 'ru' ? intrigueRu : intrigueEn;
}
