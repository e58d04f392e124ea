// Russian words of the two tables (PT1): which one a game is played at, and what the patrons' table requires.

import type { TableName } from '@dunmer/shared/contract';

/**
 * Added to what is done at a table. Nothing is added for the trade table, at which all was played before there was
 * another.
 */
export const atRu = (table: TableName): string => (table === 'patrons' ? ' за столом покровителей' : '');

const NAMES: Readonly<Record<TableName, string>> = {
  trade: 'Стол торговли',
  patrons: 'Стол покровителей',
};

export const tablesRu = {
  label: 'За каким столом',
  names: NAMES,
  /** What the patrons' table requires. */
  means: 'Свои карты там не нужны: герой и свита даются готовыми.',
  lesson: { begin: 'Урок: 4 минуты', again: 'Пройти урок ещё раз' },
  /** Added to a refusal to play without enough cards. */
  withoutCards: 'За столом покровителей можно сыграть и без своих карт.',
};
