// A match must be opened at the table that was agreed to, as the journal tells of both (PATRONS, PT1).

import { beforeEach, expect, test } from 'vitest';
import { Book } from './book.ts';
import type { Of, Row } from './row.ts';
import { checkTables } from './tables.ts';

const ROW = { seq: 7, at: 0, who: 1, act: 'test' };
const SAID = 'Row 7 of the journal agrees to another table than its match is played at.';

let book: Book;
beforeEach(() => {
  book = new Book();
  book.put('contracts', { key: 'trade', match: 'm1' });
  book.put('contracts', { key: 'patrons', match: 'm2' });
  book.put('matches', { key: 'm1', tableName: 'trade' });
  book.put('matches', { key: 'm2', tableName: 'patrons' });
});

const rowOf = (...effects: Row['effects']): (() => void) => {
  return () => checkTables({ ...ROW, effects }, book);
};
const contract = (of: string, game: object): Of<'contract'> => ({
  ...({ is: 'contract', contract: of, one: 1, two: 2, payer: 'one', sum: 5, text: 3 } as const),
  state: JSON.stringify({ at: 'signed', game }),
});
const challenge = (named: { readonly table?: string }, state = 'accepted'): Of<'proposal'> => ({
  ...({ is: 'proposal', proposal: 'q', from: 1, to: 2, stake: 3, friendly: false, state } as const),
  ...named,
});
const opened = (named: { readonly tableName?: string }): Of<'table'> => ({
  ...({ is: 'table', key: 9, match: 'm9', kind: 'stake', stake: 3, contract: null, catalogue: 'v' } as const),
  a: 1,
  b: 2,
  ...named,
});

test.each(['playing', 'taken', 'returned'])(
  'a contract whose game is %s names the table of its match',
  (at) => {
    expect(rowOf(contract('trade', { at }), contract('patrons', { at, table: 'patrons' }))).not.toThrow();
    expect(rowOf(contract('trade', { at, table: 'patrons' }))).toThrow(SAID);
    expect(rowOf(contract('patrons', { at }))).toThrow(SAID);
  },
);

test('a contract whose newest match was voided may ask for a game at the other table', () => {
  expect(rowOf(contract('patrons', { at: 'none' }))).not.toThrow();
  expect(rowOf(contract('patrons', { at: 'proposed' }))).not.toThrow();
});

test('a challenge is accepted for the table that it names', () => {
  expect(rowOf(opened({}), challenge({}))).not.toThrow();
  expect(rowOf(opened({ tableName: 'patrons' }), challenge({ table: 'patrons' }))).not.toThrow();
  expect(rowOf(opened({}), challenge({ table: 'patrons' }))).toThrow(SAID);
  expect(rowOf(opened({ tableName: 'patrons' }), challenge({}))).toThrow(SAID);
  expect(rowOf(opened({}), challenge({ table: 'patrons' }, 'declined'))).not.toThrow();
});
