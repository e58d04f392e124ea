// Russian words of the journal: what staff have done, and why.

import { numberRu } from '../../text/amounts.ts';

export const staffJournalRu = {
  title: 'Журнал',
  empty: 'Ни одного действия ещё не было.',
  act: 'Действие',
  about: 'О ком и о чём',
  reason: 'Причина',
  who: 'Кто',
  when: 'Когда',
  /** Instead of a name, for what was done by a command at the server's machine. */
  laptop: 'ноутбук сервера',
  atLaptop: {
    access: { title: 'Вернуть вход мастеру' },
    address: { title: 'Сменить адрес игры' },
    cards: { title: 'Обновить каталог карт' },
    erase: { title: 'Стереть имя или текст' },
    restore: { title: 'Восстановить игру из копии' },
  },
  erased: 'причина стёрта',
  /** After the first names of many. */
  others: (count: number): string => `и ещё ${numberRu(count)}`,
  copies: (count: number): string => `карт: ${numberRu(count)}`,
  setting: (name: string, value: string): string => `${name}: ${value}`,
};
