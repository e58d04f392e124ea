// The names of the windows of intrigue cards, in the language in use; they load with their signs.

import { lateWords } from '../text/index.ts';
import { windowRu } from './window.ru.ts';

export const useWindowText = lateWords(windowRu, async () => (await import('./window.en.ts')).windowEn);
