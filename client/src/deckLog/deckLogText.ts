// The words of the page that checks a deck's log, in the language in use; they load with it.

import { deckLogRu } from './deckLog.ru.ts';
import { lateWords } from '../text/index.ts';

export const useDeckLogText = lateWords(deckLogRu, async () => (await import('./deckLog.en.ts')).deckLogEn);
