// What a card explains of itself, in the language in use.

import { useLang } from '../text/index.ts';
import { explainEn } from './explain.en.ts';
import { explainRu } from './explain.ru.ts';

export const useExplainText = (): typeof explainRu => (useLang() === 'ru' ? explainRu : explainEn);
