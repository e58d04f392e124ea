// why: each refusal of the core has words of its own (PT11).

import type { GameRefusal } from '@dunmer/shared/patrons';
import { expect, test } from 'vitest';
import { patronsRu } from '../patrons.ru.ts';
import { whyNot } from './outcome.ts';

const { why } = patronsRu;
const ROWS: readonly (readonly [GameRefusal, string])[] = [
  [{ code: 'coins', cost: 5, open: 3 }, why.coins(2)],
  [{ code: 'moment', stage: 'preparing', asked: null }, why.moment.preparing],
  [{ code: 'moment', stage: 'turn', asked: null }, why.moment.turn],
  [{ code: 'moment', stage: 'turn', asked: 'defend' }, why.moment.asked],
  [{ code: 'over' }, why.over],
  [{ code: 'weak', copy: 'c' }, why.weak],
];

test.each(ROWS)('%o', (refusal, words) => {
  expect(whyNot(patronsRu, refusal)).toBe(words);
  expect(ROWS.filter(([, each]) => each === words)).toHaveLength(1);
});
