import { expect, test } from 'vitest';
import { headInRussian, inRussian } from './russian.ts';

test('columns that tables grow have their names too: another table, a solace, opened seals', () => {
  const grown = [
    ['contracts', ['table']],
    ['settlements', ['solace']],
    ['promises', ['owner id', 'given in', 'side', 'from', 'to', 'given', 'seal', 'salt']],
  ] as const;
  for (const [name, heads] of grown)
    for (const head of heads) expect(headInRussian(name, head), head).toMatch(/^[а-яё ]+$/);
});

test('a column is named as its own table means it', () => {
  expect([headInRussian('people', 'frozen'), headInRussian('copies', 'frozen')]).toEqual([
    'торговля приостановлена',
    'заморожена',
  ]);
});

test('whose act has settled a match is asked for as such: nobody’s where it ended by itself', () => {
  expect(headInRussian('settlements', 'who')).not.toBe(headInRussian('moves', 'who'));
});

test('what a ruling has noted as owed is headed so: it stays there once it is paid, and no list of debts has it', () => {
  for (const name of ['matches', 'settlements'] as const)
    expect(headInRussian(name, 'owed')).toBe('записанный долг');
});

test('what is one of a few is said in words, and what people have written stays', () => {
  const head = ['contract', 'one', 'payer', 'text', 'state', 'sum', 'frozen'];
  const rows = [['c1', 'signed', 'two', 'one', 'signed', 5, true]];
  expect(inRussian('contracts', { head, rows }).rows).toEqual([
    ['c1', 'signed', 'вторая', 'one', 'подписан', 5, 'да'],
  ]);
});

test('by which ruling a debt stands is said as what the settlement was', () => {
  const told = (name: 'debts' | 'settlements', head: string) =>
    inRussian(name, { head: [head], rows: [['voided'], ['awarded']] }).rows;
  expect(told('debts', 'ruling')).toEqual([['отменена'], ['присуждена']]);
  expect(told('debts', 'ruling')).toEqual(told('settlements', 'ending'));
});

test('a name of somebody stays, whatever it means elsewhere', () => {
  for (const name of ['one', 'bank', 'constructor', '__proto__'])
    for (const table of ['trades', 'moves'] as const)
      expect(inRussian(table, { head: ['from', 'to'], rows: [[name, name]] }).rows).toEqual([[name, name]]);
  const owed = inRussian('debts', {
    head: ['from', 'to'],
    rows: [
      ['one', 'bank'],
      ['bank', 'one'],
    ],
  });
  expect(owed.rows).toEqual([
    ['one', 'банк игры'],
    ['bank', 'one'],
  ]);
});
