// Russian words of the sheet on which many people are added at once.

import { numberRu, personsRu } from '../../text/amounts.ts';

export const staffPeopleRu = {
  title: 'Добавить списком',
  names: 'Имена, по одному в строке',
  hint: 'Можно вставить столбец из таблицы. Все они станут торговцами.',
  fresh: (count: number): string => `Новых: ${numberRu(count)}`,
  known: (names: readonly string[]): string =>
    `Уже есть, второй раз не добавятся: ${names.join(', ')}. Тёзку добавьте отдельно.`,
  twice: (names: readonly string[]): string => `Повторяются, добавятся один раз: ${names.join(', ')}`,
  odd: (line: number, name: string): string =>
    `Строка ${numberRu(line)}: «${name}». В имени от двух до сорока знаков.`,
  tooMany: (most: number): string => `Имён за один раз: не больше ${numberRu(most)}.`,
  next: 'Дальше',
  back: 'Назад',
  does: 'Каждый появится в списке с кодом для бейджа. Ссылки выдают отдельно.',
  confirm: (count: number): string => `Добавить: ${personsRu(count)}`,
  again: (count: number): string => `Попробовать ещё раз: ${personsRu(count)}`,
  pick: 'Выбрать добавленных',
  after: 'Выберите их, чтобы сразу напечатать ссылки и бейджи.',
};
