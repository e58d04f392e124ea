// The words of promises, in the language in use; they come with their screens.

import { useLang, useModuleErrors } from '../text/index.ts';
import { pledgesEn } from './pledges.en.ts';
import { pledgesRu } from './pledges.ru.ts';

type PledgesText = typeof pledgesRu;

export function usePledgesText(): PledgesText {
  useModuleErrors();
  return useLang() === 'ru' ? pledgesRu : pledgesEn;
}
