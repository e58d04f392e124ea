// The words of the lesson, in the language in use; they come with it.

import { lessonEn } from './lesson.en.ts';
import { lessonRu } from './lesson.ru.ts';
import { useLang } from '../text/index.ts';

export type LessonText = typeof lessonRu;

export const useLessonText = (): LessonText => (useLang() === 'ru' ? lessonRu : lessonEn);
