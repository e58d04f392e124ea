// npm run lesson: records the lesson of the patrons' table anew.
import { recordLesson, writtenLesson } from '@dunmer/shared/patrons/lesson';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const lesson = recordLesson();
const path = 'shared/src/patrons/data/lesson.json';
writeFileSync(fileURLToPath(new URL(`../${path}`, import.meta.url)), writtenLesson(lesson));
console.log(`${path}: ${lesson.steps.length} steps`);
