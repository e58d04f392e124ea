// The words of links, in the language in use; they load with these screens.

import { linkRu } from './link.ru.ts';
import { lateWords } from '../text/index.ts';

export const useLinkText = lateWords(linkRu, async () => (await import('./link.en.ts')).linkEn);
