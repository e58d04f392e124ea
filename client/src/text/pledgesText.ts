// The words of promises, in the language in use; they come with their screens.

import { pledgesEn } from './pledges.en.ts';
import { pledgesRu } from './pledges.ru.ts';
import { useLang } from './useText.ts';

type PledgesText = typeof pledgesRu;

export const usePledgesText = (): PledgesText => (useLang() === 'ru' ? pledgesRu : pledgesEn);
