// The words of people, in the language in use; they load with these screens.

import { peopleRu } from './people.ru.ts';
import { lateWords } from '../text/index.ts';

export const usePeopleText = lateWords(peopleRu, async () => (await import('./people.en.ts')).peopleEn);
