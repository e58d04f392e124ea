// Russian words of the papers that people are given: links, badges and slips.

import { numberRu } from '../../text/amounts.ts';

export const personalPaperRu = {
  link: 'Личная ссылка',
  linkHint: 'Только для вас. Откройте камерой или введите код: телефон станет вашим.',
  badge: 'Бейдж',
  badgeHint: 'По этому коду с вами заключают контракты, меняются и играют. Прав он не даёт.',
  staffBadge: 'Бейдж',
  staffBadgeHint: 'По этому коду вас находят мастера. Прав он не даёт.',
  slip: 'Найденная карта',
  slipHint: 'Кто первым введёт этот код, тому и карта.',
  /** `count`: how many papers it makes worthless. */
  again: {
    makeLink: (count: number): string =>
      `И тем, у кого листок уже есть (${numberRu(count)}): прежние ссылки и коды торговцев перестанут работать`,
    makeSlip: (count: number): string =>
      `И тем картам, чьи листки уже напечатаны (${numberRu(count)}): прежние коды перестанут работать`,
  },
  nobody: {
    makeLink: 'Листок уже есть у всех выбранных.',
    makeSlip: 'Листки уже есть у всех выбранных карт.',
  },
  print: 'Напечатать',
  links: 'Выдать ссылки',
  added: (name: string): string => `Готово: ${name}`,
  made: (made: number, all: number): string => `Готово: ${numberRu(made)} из ${numberRu(all)}`,
  onceAll: 'Напечатайте, прежде чем закрыть: показать их снова будет нельзя.',
  printBadges: 'Напечатать бейджи',
  once: 'Закроете — эту ссылку больше не показать, только выдать новую.',
  onceSlip: 'Закроете — этот код больше не показать.',
  where: 'Код вводят здесь:',
  qr: 'Код для камеры',
  spelled: (code: string): string => `Код ${code}`,
};
