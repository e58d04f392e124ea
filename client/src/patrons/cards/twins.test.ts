// Cards of one name in the zone, told apart by numbers.

import type { Seat } from '@dunmer/shared/rules';
import { expect, test } from 'vitest';
import { gameAt, isOwnTurn } from '../../harness/gameTable.tsx';
import { twinsIn } from './twins.ts';

/** A zone of sparks under one control, by the ids of their copies. */
function sparks(copies: readonly string[], control: Seat = 'a') {
  const [card] = gameAt(isOwnTurn).state.rules.common.zone;
  if (card === undefined) throw new Error('a patron lies there');
  return copies.map((copy) => ({ ...card, card: 'spark', copy, control }));
}

test('cards of one name under one control have the numbers of their court, and a lone one has none', () => {
  const zone = [...sparks(['a:spark#3', 'a:spark#1']), ...sparks(['b:spark#1'], 'b')];
  expect([...twinsIn({ zone })]).toEqual([
    ['a:spark#3', 3],
    ['a:spark#1', 1],
  ]);
});

test('where cards of two courts have one number, they are counted', () => {
  const zone = sparks(['a:spark#1', 'b:spark#1']);
  expect([...twinsIn({ zone }).values()]).toEqual([1, 2]);
});
