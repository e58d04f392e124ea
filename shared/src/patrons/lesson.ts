// The door of the lesson: what is recorded of it, and how. Recording brings zod; a phone reads the types alone.
export type { Lesson, LessonKey, LessonStep } from './lesson/lesson.ts';
export { recordLesson, writtenLesson } from './lesson/recordLesson.ts';
