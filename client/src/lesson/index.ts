// lesson: a first game at the patrons' table that teaches: it was recorded, and is played back move by move without a
// server.

export { LessonScreen } from './lessonScreen.tsx';
