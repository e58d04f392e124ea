// English words for calling a reader who is waited for.

import type { toldRu } from './told.ru.ts';

export const toldEn: typeof toldRu = {
  title: 'You are waited for',
  open: 'Open',
  settings: 'When you are waited for',
  hint: 'While you have the phone in your hands, it is silent.',
  ways: {
    sound: 'Sound',
    vibration: 'Vibration',
    title: 'Title of the tab',
    toast: 'A line on the screen',
  },
};
