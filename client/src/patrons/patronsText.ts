// The words of the patrons' table, in the language in use; they come with its screens.

import { patronsEn } from './patrons.en.ts';
import { patronsRu } from './patrons.ru.ts';
import { useLang } from '../text/index.ts';

export type PatronsText = typeof patronsRu;

export const usePatronsText = (): PatronsText => (useLang() === 'ru' ? patronsRu : patronsEn);
