// Russian words of the two tables (PT1): which one a game is played at, and what the second one asks for.

import type { TableName } from '@dunmer/shared/contract';

/** After what is done there: nothing of the trade table, where all was played before there was another. */
export const atRu = (table: TableName): string => (table === 'patrons' ? ' за столом покровителей' : '');

const NAMES: Readonly<Record<TableName, string>> = {
  trade: 'Стол торговли',
  patrons: 'Стол покровителей',
};

export const tablesRu = {
  label: 'За каким столом',
  names: NAMES,
  /** What the patrons' asks for. */
  means: 'Свои карты там не нужны: герой и свита даются готовыми.',
  lesson: { begin: 'Урок: 4 минуты', again: 'Пройти урок ещё раз' },
  /** Beside what forbids to play for want of cards. */
  withoutCards: 'За столом покровителей можно сыграть и без своих карт.',
};
