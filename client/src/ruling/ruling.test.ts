// Results and debts after rulings of staff, in words.

import type { Settled } from '@dunmer/shared/protocol';
import { describe, expect, it } from 'vitest';
import { debtEn } from './debt.en.ts';
import { debtRu } from './debt.ru.ts';
import { debtThing } from './debts.tsx';
import { contractSettledWords, revisionOf, wasWords } from './before.tsx';

const names = { a: 'Тралан', b: 'Мивул' };
const settled = (facts: Partial<Settled>): Settled => ({
  kind: 'counted',
  winner: 'a',
  by: null,
  reason: '',
  at: '2026-07-12T12:00:00.000Z',
  ...facts,
});
const when = (at: string) => at.slice(11, 16);

describe('what stood before', () => {
  it('names who won and how; nobody where nobody has', () => {
    expect(wasWords(settled({}), names, debtRu)).toBe('Тралан побеждает по счёту');
    expect(wasWords(settled({ kind: 'awarded', winner: 'b' }), names, debtEn)).toBe(
      'Мивул won: the match was awarded',
    );
    expect(wasWords(settled({ kind: 'voided', winner: null }), names, debtRu)).toBe('Партия отменена');
  });

  it('was counted by nobody at the patrons’ table, whatever its end is called (PT3)', () => {
    const there = { table: 'patrons' } as const;
    expect(wasWords({ ...settled({}), ...there }, names, debtRu)).toBe(
      'Тралан побеждает за столом покровителей',
    );
    expect(wasWords({ ...settled({ kind: 'conceded' }), ...there }, names, debtRu)).toBe(
      wasWords(settled({ kind: 'conceded' }), names, debtRu),
    );
  });

  it('was revised by whom and when; never where the match came to its own end alone', () => {
    const own = settled({});
    const ruled = settled({ kind: 'voided', winner: null, by: 'organiser', at: '2026-07-12T14:05:00.000Z' });
    expect(revisionOf([own], when, debtRu)).toBeNull();
    expect(revisionOf([own, ruled], when, debtRu)).toBe('Пересмотр: мастер, 14:05');
    expect(revisionOf([own, { ...ruled, by: null }], when, debtEn)).toBe('Revised: referee, 14:05');
  });

  it('stands in the history of a contract by its parties', () => {
    const brief = (name: string) => ({ person: name, name, code: '' });
    const state = { at: 'fulfilled', game: { at: 'none' } } as const;
    const both = { one: brief('Тралан'), two: brief('Мивул'), state };
    const words = (winner: 'one' | 'two') => contractSettledWords({ kind: 'awarded', winner }, both, debtRu);
    expect(words('two')).toBe('Мивул побеждает: победа присуждена');
    expect(words('one')).toBe('Тралан побеждает: победа присуждена');
    expect(contractSettledWords(null, both, debtRu)).toBeNull();
    const game = { at: 'taken', by: 'one', amount: 2, table: 'patrons' } as const;
    const there = { ...both, state: { ...state, game } };
    expect(contractSettledWords({ kind: 'counted', winner: 'one' }, there, debtRu)).toBe(
      'Тралан побеждает за столом покровителей',
    );
  });
});

it('what is owed is drakes with their number, or a card by its name', () => {
  const nameOf = (card: string) => (card === 'mage' ? 'Маг' : card);
  expect(debtThing({ is: 'drakes', sum: 2 }, debtRu, nameOf)).toBe('2\u00A0дрейка');
  expect(debtThing({ is: 'card', copy: 'x', card: 'mage' }, debtRu, nameOf)).toBe('карта «Маг»');
  expect(debtThing({ is: 'card', copy: 'x', card: 'mage' }, debtEn, nameOf)).toBe('the card “Маг”');
});
