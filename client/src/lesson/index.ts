// lesson: a first game at the patrons' table that teaches: recorded, and played back move by move without a server.

export { LessonScreen } from './lessonScreen.tsx';
