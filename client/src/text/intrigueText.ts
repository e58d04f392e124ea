// The words of intrigue cards, in the language in use; they come with their screens.

import { useModuleErrors } from './errorsText.ts';
import { intrigueEn } from './intrigue.en.ts';
import { intrigueRu } from './intrigue.ru.ts';
import { useLang } from './useText.ts';

export type IntrigueText = typeof intrigueRu;

export function useIntrigueText(): IntrigueText {
  useModuleErrors();
  return useLang() === 'ru' ? intrigueRu : intrigueEn;
}
