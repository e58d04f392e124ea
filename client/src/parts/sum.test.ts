// Sums as people type them.

import { describe, expect, it } from 'vitest';
import { readSum, sumTrouble, tidySum } from './sumField.tsx';

describe('a typed sum', () => {
  it.each([
    ['12', '12'],
    ['1 200 дрейков', '1200'],
    ['-5', '5'],
    ['1.5', '15'],
    ['', ''],
  ])('%j keeps its digits alone: %j', (typed, tidied) => {
    expect(tidySum(typed)).toBe(tidied);
  });

  it.each([
    ['0', 0],
    ['007', 7],
    ['1000000000', 1_000_000_000],
    ['1000000001', null],
    ['', null],
  ])('%j is %j drakes', (typed, sum) => {
    expect(readSum(typed)).toBe(sum);
  });

  it('is too little below the least, too much above the own purse, and anything is there on the table', () => {
    expect(sumTrouble('', 1, 10)).toBe('noSum');
    expect(sumTrouble('0', 1, 10)).toBe('tooLittle');
    expect(sumTrouble('11', 1, 10)).toBe('tooMuch');
    expect(sumTrouble('10', 1, 10)).toBeNull();
    expect(sumTrouble('11', 1, null)).toBeNull();
  });
});
