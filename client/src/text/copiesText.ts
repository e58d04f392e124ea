// The words of this family of screens, in the language in use; they come with it.

import { copiesEn } from './copies.en.ts';
import { copiesRu } from './copies.ru.ts';
import { useLang } from './useText.ts';

export const useCopiesText = (): typeof copiesRu => (useLang() === 'ru' ? copiesRu : copiesEn);
