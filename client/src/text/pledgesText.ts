// The words of promises, in the language in use; they come with their screens.

import { pledgesEnText } from './pledges.en.ts';
import { pledgesRuText } from './pledges.ru.ts';
import { useLang } from './useText.ts';

type PledgesText = typeof pledgesRuText;

export const usePledgesText = (): PledgesText => (useLang() === 'ru' ? pledgesRuText : pledgesEnText);
