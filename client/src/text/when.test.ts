// Days, times and sums in people's words.

import { describe, expect, it } from 'vitest';
import { cardsEn, cardsRu, drakesEn, drakesRu } from './amounts.ts';
import { dayWords, timeWords, whenWords } from './when.ts';

const NOW = new Date(2026, 6, 12, 0, 20);
const at = (...parts: readonly [number, number, number, number, number]): string =>
  new Date(...parts).toISOString();

describe('a day', () => {
  it('that is today or the one before has a name, however few hours ago it was', () => {
    expect(dayWords('ru', at(2026, 6, 12, 0, 1), NOW)).toBe('Сегодня');
    expect(dayWords('ru', at(2026, 6, 11, 23, 59), NOW)).toBe('Вчера');
    expect(dayWords('en', at(2026, 6, 11, 1, 0), NOW)).toBe('Yesterday');
  });

  it('that is longer ago is a date, with its year where that is another one', () => {
    expect(dayWords('ru', at(2026, 6, 9, 12, 0), NOW)).toBe('9 июля');
    expect(dayWords('en', at(2026, 6, 9, 12, 0), NOW)).toBe('9 July');
    expect(dayWords('ru', at(2025, 11, 31, 12, 0), NOW)).toMatch(/^31 декабря 2025/);
  });

  it('goes before the time of day', () => {
    expect(timeWords('en', at(2026, 6, 9, 14, 5))).toBe('14:05');
    expect(whenWords('ru', at(2020, 0, 2, 9, 30))).toMatch(/^2 января 2020.*, 09:30$/);
    expect(whenWords('ru', at(2026, 6, 12, 0, 1), NOW)).toBe('сегодня, 00:01');
  });
});

describe('an amount', () => {
  it.each([
    [0, '0 дрейков', '0 drakes'],
    [1, '1 дрейк', '1 drake'],
    [3, '3 дрейка', '3 drakes'],
    [14, '14 дрейков', '14 drakes'],
    [1_000_021, '1 000 021 дрейк', '1,000,021 drakes'],
  ])('of %i drakes is said with its noun', (count, ru, en) => {
    expect(drakesRu(count).replaceAll('\u00A0', ' ')).toBe(ru);
    expect(drakesEn(count).replaceAll('\u00A0', ' ')).toBe(en);
  });

  it('of cards is said with its noun', () => {
    expect(cardsRu(2)).toBe('2\u00A0карты');
    expect(cardsEn(1)).toBe('1\u00A0card');
  });
});
