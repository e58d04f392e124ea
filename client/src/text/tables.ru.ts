// Russian words of the two tables (PT1): which one a game is played at, and what the second one asks for.

import type { TableName } from '@dunmer/shared/contract';

/** After what is done there: nothing of the trade table, where all was played before there was another. */
export const atRu = (table: TableName): string => (table === 'patrons' ? ' за\u00A0столом покровителей' : '');

const NAMES: Readonly<Record<TableName, string>> = {
  trade: 'Стол торговли',
  patrons: 'Стол покровителей',
};

export const tablesRu = {
  label: 'За каким столом',
  names: NAMES,
  /** What the patrons' asks for. */
  means: 'Свои карты там не\u00A0нужны: герой и\u00A0свита даются готовыми.',
  /** Beside what forbids to play for want of cards. */
  withoutCards: 'За\u00A0столом покровителей можно сыграть и\u00A0без своих карт.',
};
