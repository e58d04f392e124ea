// The words of links, in the language in use; they come with these screens.

import { linkEn } from './link.en.ts';
import { linkRu } from './link.ru.ts';
import { useLang } from '../text/index.ts';

export const useLinkText = (): typeof linkRu => (useLang() === 'ru' ? linkRu : linkEn);
