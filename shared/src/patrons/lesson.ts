// The entry point of the lesson: its record, and how it is made. Recording brings zod; a phone imports only the
// types.
export type { Lesson, LessonKey, LessonStep } from './lesson/lesson.ts';
export { recordLesson, writtenLesson } from './lesson/recordLesson.ts';
