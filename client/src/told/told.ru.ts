// Russian words for calling a reader who is waited for.

import type { Way } from './ways.ts';

const WAYS: Readonly<Record<Way, string>> = {
  sound: 'Звук',
  vibration: 'Вибрация',
  title: 'Заголовок вкладки',
  toast: 'Строка на экране',
};

export const toldRu = {
  /** Put before the title of the page. */
  title: 'Вас ждут',
  open: 'Открыть',
  settings: 'Когда вас ждут',
  hint: 'Пока телефон у вас в руках, он молчит.',
  ways: WAYS,
};
