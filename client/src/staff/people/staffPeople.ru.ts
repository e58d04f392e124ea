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
  oddLine: (line: number, name: string): string => `«${name}» (строка\u00A0${numberRu(line)})`,
  /** What is wrong with these lines. */
  odd: {
    letters: (lines: readonly string[]): string => `${lines.join(', ')}. В имени от двух до сорока знаков.`,
    none: (lines: readonly string[]): string => `${lines.join(', ')}. В имени есть хотя бы одна буква.`,
  },
  tooMany: (most: number): string => `Имён за один раз: не больше ${numberRu(most)}.`,
  next: 'Дальше',
  back: 'Назад',
  does: 'Каждый появится в списке с кодом для бейджа. Ссылки выдают отдельно.',
  confirm: (count: number): string => `Добавить: ${personsRu(count)}`,
  again: (count: number): string => `Попробовать ещё раз: ${personsRu(count)}`,
  pick: 'Выбрать добавленных',
  after: 'Выберите их, чтобы сразу напечатать ссылки и бейджи.',
};
