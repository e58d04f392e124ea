// The words of the desk, in the language in use; they come with it.

import { staffEn } from './staff.en.ts';
import { staffRu } from './staff.ru.ts';
import { useLang } from '../text/index.ts';

export type StaffText = typeof staffRu;

export const useStaffText = (): StaffText => (useLang() === 'ru' ? staffRu : staffEn);
