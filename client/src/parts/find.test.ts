// The search of a list finds its rows however the words are typed.

import { describe, expect, it } from 'vitest';
import { find } from './find.ts';

const people = ['Тралан Дрес', 'Мивул Рендас', 'Артём Хлаалу'];
const found = (typed: string) => find(people, typed, (name) => [name]);

describe('a search', () => {
  it('that says nothing finds all', () => {
    expect(found('  ')).toEqual(people);
  });

  it('finds by any part of any word, in any order and case', () => {
    expect(found('рен мив')).toEqual(['Мивул Рендас']);
    expect(found('ДРЕС')).toEqual(['Тралан Дрес']);
  });

  it('takes е for ё', () => {
    expect(found('артем')).toEqual(['Артём Хлаалу']);
  });

  it('finds nothing where one of its words is missing', () => {
    expect(found('Тралан Рендас')).toEqual([]);
  });
});
