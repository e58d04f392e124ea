// Russian words of a practice match: the opponent, the table, and the deck.

import { cardsRu } from '../text/amounts.ts';

export const practiceRu = {
  title: 'Партия с ботом',
  name: 'Как вас зовут',
  nameHint: 'Это имя увидит соперник',
  nameShort: 'Нужно хотя бы две буквы',
  nameLong: 'Не больше сорока знаков',
  nameOdd: 'В имени есть недопустимые знаки: уберите их',
  deck: 'Колода',
  table: 'За каким столом',
  tables: { trade: 'Стол торговли', patrons: 'Стол покровителей' },
  opponent: 'Соперник',
  submit: 'Начать партию',
  botNote: 'За соперника играет бот: он видит только то, что видел бы человек.',
  botToss: 'Монету за бота бросает сервер.',
  atPatrons: { simple: 'Для первых партий.', middle: 'Достойный соперник.' },
  size: cardsRu,
  short: 'Короткая: меньше шести карт, их кладут все сразу',
  cardsOf: (deck: string): string => `Карты колоды «${deck}»`,
};
