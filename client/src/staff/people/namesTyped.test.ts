// The names of newcomers, typed or pasted, one in a line.

import { assertProperty } from '@dunmer/shared/testing';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { namesTyped } from './namesTyped.ts';

const NOBODY: ReadonlySet<string> = new Set();

describe('names in lines', () => {
  it('are newcomers in their order, tidied, and lines without a name are left out', () => {
    const typed = '  Тралан Релви \r\n\r\n\tне имя\nВедис Телванни\n';
    expect(namesTyped(typed, NOBODY)).toEqual({
      fresh: ['Тралан Релви', 'Ведис Телванни'],
      known: [],
      twice: [],
      odd: [],
    });
  });

  it('of a spreadsheet are the first cells of its rows', () => {
    expect(namesTyped('Тралан\tАльд-рун\t12\nВедис\tСадрит Мора', NOBODY).fresh).toEqual(['Тралан', 'Ведис']);
  });

  it('are without the numbers that stand before them, in a cell or in the line', () => {
    expect(namesTyped('1\tТралан\n2.\tВедис\n10. Мивул\n11)  Анас\n3-й страж', NOBODY).fresh).toEqual([
      'Тралан',
      'Ведис',
      'Мивул',
      'Анас',
      '3-й страж',
    ]);
  });

  it('that somebody has already, or that stand there twice, add nobody a second time', () => {
    const { fresh, known, twice } = namesTyped('Тралан\nВедис\nТралан\nМивул\nМивул', new Set(['Мивул']));
    expect({ fresh, known, twice }).toEqual({
      fresh: ['Тралан', 'Ведис'],
      known: ['Мивул'],
      twice: ['Тралан', 'Мивул'],
    });
  });

  it('that differ by capitals or the dots of a ё are one name, kept as it stands first', () => {
    const { fresh, known, twice } = namesTyped(
      'Артём Релви\nАРТЕМ РЕЛВИ\nведис телванни',
      new Set(['Ведис Телванни']),
    );
    expect({ fresh, known, twice }).toEqual({
      fresh: ['Артём Релви'],
      known: ['ведис телванни'],
      twice: ['Артём Релви'],
    });
  });

  it('that differ by gaps alone, which no page shows, are one name', () => {
    const { fresh, known } = namesTyped(
      'Тралан Релви\nТралан  Релви\nВедис\u00A0 Телванни',
      new Set(['Ведис Телванни']),
    );
    expect({ fresh, known }).toEqual({ fresh: ['Тралан Релви'], known: ['Ведис Телванни'] });
    expect(namesTyped('Ведис Телванни', new Set(['Ведис  Телванни'])).fresh).toEqual([]);
    // A line in a name is no gap.
    expect(namesTyped('Тралан\u2028Релви', NOBODY).odd).toHaveLength(1);
  });

  it('that are none are told by their lines, counted with the empty ones', () => {
    const long = 'Т'.repeat(41);
    expect(namesTyped(`Тралан\n\nЯ\n${long}`, NOBODY)).toMatchObject({
      fresh: ['Тралан'],
      odd: [
        { line: 3, name: 'Я', why: 'letters' },
        { line: 4, name: long, why: 'letters' },
      ],
    });
  });

  it('without a letter are told too: a column was pasted that holds no names', () => {
    const { fresh, odd } = namesTyped('Тралан\n1234567\n+7 900 123-45-67\nМивул 2', NOBODY);
    expect(fresh).toEqual(['Тралан', 'Мивул 2']);
    expect(odd).toEqual([
      { line: 2, name: '1234567', why: 'none' },
      { line: 3, name: '+7 900 123-45-67', why: 'none' },
    ]);
  });

  it('that were all added leave nobody to add when they are pasted again', () =>
    assertProperty(
      fc.property(fc.string(), (typed) => {
        const { fresh } = namesTyped(typed, NOBODY);
        return namesTyped(typed, new Set(fresh)).fresh.length === 0;
      }),
    ));
});
