// English words of the two tables: exactly the keys of Russian.

import type { TableName } from '@dunmer/shared/contract';
import type { tablesRu } from './tables.ru.ts';

export const atEn = (table: TableName): string => (table === 'patrons' ? ' at the patrons’ table' : '');

export const tablesEn: typeof tablesRu = {
  label: 'At which table',
  names: { trade: 'Trade table', patrons: 'Patrons’ table' },
  means: 'You need no cards of your own there: you get a patron with a court.',
  lesson: { begin: 'Lesson: 4 minutes', again: 'Take the lesson again' },
  withoutCards: 'At the patrons’ table you can play without cards of your own.',
};
