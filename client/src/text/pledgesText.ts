// The words of promises, in the language in use; they come with their screens.

import { useModuleErrors } from './errorsText.ts';
import { pledgesEn } from './pledges.en.ts';
import { pledgesRu } from './pledges.ru.ts';
import { useLang } from './useText.ts';

type PledgesText = typeof pledgesRu;

export function usePledgesText(): PledgesText {
  useModuleErrors();
  return useLang() === 'ru' ? pledgesRu : pledgesEn;
}
