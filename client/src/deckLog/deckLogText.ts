// The words of the page that checks a deck's log, in the language in use; they come with it.

import { deckLogEn } from './deckLog.en.ts';
import { deckLogRu } from './deckLog.ru.ts';
import { useLang } from '../text/index.ts';

export const useDeckLogText = (): typeof deckLogRu => (useLang() === 'ru' ? deckLogRu : deckLogEn);
