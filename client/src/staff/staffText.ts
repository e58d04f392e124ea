// The words of the desk, in the language in use; they come with it.

import { staffRu } from './staff.ru.ts';
import { lateWords } from '../text/index.ts';

export const useStaffText = lateWords(staffRu, async () => (await import('./staff.en.ts')).staffEn);
