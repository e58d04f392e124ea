// Russian words of what is printed for both modules: cards, leaves of houses, the sheet beside the bell.

import { numberRu } from '../../text/amounts.ts';
import { paperRulesRu } from './paperRules.ru.ts';

export const staffPaperRu = {
  title: 'На бумаге',
  lead: 'Для игры на бумаге: лист А4, чёрно-белая печать, разрезать по пунктиру.',
  links: { promises: 'Напечатать обещания', intrigue: 'Напечатать колоду' },
  sheets: (count: number): string => `Листов: ${numberRu(count)}`,
  none: 'Печатать пока нечего.',
  many: {
    makeLink: { does: 'Ссылки видны один раз: напечатайте их сразу.', confirm: 'Выдать ссылки' },
    makeSlip: {
      does: 'Кто первым введёт код с листка, тому и карта. Листки видны один раз: напечатайте их сразу.',
      confirm: 'Сделать листки',
    },
  },
  kinds: {
    cards: {
      title: 'Карты интриг',
      hint: 'Вся колода по наборам. Перетасуйте её в шатре мастеров.',
    },
    bell: {
      title: 'Лист у колокола',
      hint: 'Фазы с временем, строки торговцев: место в инициативе, галочка и сколько карт взято.',
    },
    houses: {
      title: 'Листы домов',
      hint: 'На каждый дом лист с правилами и пять карт без имени. Имя впишите от руки.',
    },
    named: {
      title: 'Обещания торговцев',
      hint: 'По пять карт каждому, кому обещания уже розданы, с именем.',
    },
  },
  print: 'Напечатать',
  pack: (nth: number): string => `набор ${numberRu(nth)}`,
  promisedBy: 'Обещает',
  five: 'Пять обещаний этого дома',
  rulesOf: { promises: 'Обещания коротко', intrigue: 'Интриги коротко' },
  rules: paperRulesRu,
  bell: {
    title: 'Фазы статуса',
    trader: 'Торговец',
    ring: (ring: number): string => `№\u00A0${numberRu(ring)}`,
    unplanned: 'время: ____',
    how: 'В клетке: место в инициативе, галочка «карта взята» и сколько карт.',
    total: 'Взято карт',
  },
};
