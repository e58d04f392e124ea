// The words of a match, in the language in use; they come with its screens.

import { matchEn } from './match.en.ts';
import { matchRu } from './match.ru.ts';
import { useLang } from '../text/index.ts';

export type MatchText = typeof matchRu;

export const useMatchText = (): MatchText => (useLang() === 'ru' ? matchRu : matchEn);
