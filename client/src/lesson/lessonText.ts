// The words of the lesson, in the language in use; they load with it.

import { lessonRu } from './lesson.ru.ts';
import { lateWords } from '../text/index.ts';

export type LessonText = typeof lessonRu;

export const useLessonText = lateWords(lessonRu, async () => (await import('./lesson.en.ts')).lessonEn);
