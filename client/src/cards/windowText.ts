// The names of the windows of intrigue cards, in the language in use; they come with what shows their signs.

import { useLang } from '../text/index.ts';
import { windowEn } from './window.en.ts';
import { windowRu } from './window.ru.ts';

export const useWindowText = (): typeof windowRu => (useLang() === 'ru' ? windowRu : windowEn);
