// The explanations on a card, in the language in use.

import { lateWords } from '../text/index.ts';
import { explainRu } from './explain.ru.ts';

export const useExplainText = lateWords(explainRu, async () => (await import('./explain.en.ts')).explainEn);
