// The words of people, in the language in use; they come with these screens.

import { peopleEn } from './people.en.ts';
import { peopleRu } from './people.ru.ts';
import { useLang } from '../text/index.ts';

export const usePeopleText = (): typeof peopleRu => (useLang() === 'ru' ? peopleRu : peopleEn);
