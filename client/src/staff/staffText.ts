// The words of the desk, in the language in use; they load with it.

import { staffRu } from './staff.ru.ts';
import { lateWords, useModuleErrors } from '../text/index.ts';

type StaffText = typeof staffRu;

const useWords = lateWords(staffRu, async () => (await import('./staff.en.ts')).staffEn);

export function useStaffText(): StaffText {
  useModuleErrors();
  return useWords();
}
