// Russian words of the copies of the event that the server's machine keeps.

import { numberRu } from '../../text/amounts.ts';

export const staffBackupsRu = {
  title: 'Копии игры',
  lead: 'Копия всей игры на диске сервера. Партии при этом не останавливаются.',
  make: 'Сделать копию',
  copying: 'Копируется…',
  verifying: 'Проверяется…',
  done: (size: string, last: string): string => `Копия готова: ${size}. Последняя запись в ней: ${last}.`,
  failed: 'Копия не получилась. Проверьте место на диске сервера и повторите.',
  silent: 'Ответа нет. Проверьте связь и попробуйте ещё раз.',
  made: 'Сделана',
  last: 'Последняя запись',
  none: 'записей нет',
  matches: 'Партий',
  count: numberRu,
  size: 'Размер',
  megabytes: (bytes: number): string =>
    `${numberRu(Math.max(0.1, Math.round(bytes / 100_000) / 10))}\u00A0МБ`,
  state: 'Проверка',
  agrees: 'всё сходится',
  differs: 'сходится не всё',
  folder: 'Папка',
  where: (folder: string): string =>
    `Десять последних лежат на сервере, в ${folder}. Продолжить игру с копии: npm run restore.`,
};
