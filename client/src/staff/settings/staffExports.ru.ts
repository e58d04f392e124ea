// Russian names of the tables to download.

import type { ExportName } from '@dunmer/shared/protocol';

export const staffExportsRu: Readonly<Record<ExportName, string>> = {
  people: 'Люди',
  balances: 'Счета',
  entries: 'Движение денег',
  debts: 'Долги',
  copies: 'Карты',
  moves: 'Пути карт',
  trades: 'Обмены',
  contracts: 'Контракты',
  matches: 'Партии',
  settlements: 'Итоги и пересмотры',
  promises: 'Обещания',
  intrigue: 'Колода интриг',
};
