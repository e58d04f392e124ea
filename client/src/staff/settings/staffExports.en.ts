// English names of the tables to download: exactly the keys of Russian.

import type { staffExportsRu } from './staffExports.ru.ts';

export const staffExportsEn: typeof staffExportsRu = {
  people: 'People',
  balances: 'Accounts',
  entries: 'Money moved',
  debts: 'Debts',
  copies: 'Cards',
  moves: 'Card histories',
  trades: 'Trades',
  contracts: 'Contracts',
  matches: 'Matches',
  settlements: 'Results and revisions',
  promises: 'Promises',
  intrigue: 'Intrigue deck',
};
