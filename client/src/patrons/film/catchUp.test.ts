// catchUp: a player who is waited for never watches long, and anybody else can read each line.

import { expect, test } from 'vitest';
import { catchUp, PATIENCE_MS, type Told } from './catchUp.ts';

const lines = (count: number, facts: Partial<Told> = {}): readonly Told[] =>
  Array.from({ length: count }, () => ({ letters: 60, isOwn: false, ...facts }));
const sum = (ms: readonly number[]): number => ms.reduce((all, each) => all + each, 0);

test('while nothing is asked of the reader each line stands as long as it is read', () => {
  const { cut, ms } = catchUp(lines(10), 'nothing');
  expect(cut).toBe(0);
  expect(Math.min(...ms)).toBeGreaterThan(3000);
});

test.each(['nothing', 'turn', 'answer'] as const)(
  'where %s is awaited the film is over in time',
  (awaited) => {
    for (const count of [1, 3, 8, 40, 200]) {
      const mixed = lines(count).map((line, at) => ({ ...line, letters: at % 3 === 0 ? 140 : 20 }));
      for (const told of [lines(count), lines(count, { isOwn: true }), mixed]) {
        const { cut, ms } = catchUp(told, awaited);
        expect(cut + ms.length).toBe(count);
        expect(sum(ms)).toBeLessThanOrEqual(PATIENCE_MS[awaited]);
        // A step that is too short to be seen is left out instead.
        expect(Math.min(...ms)).toBeGreaterThanOrEqual(520);
      }
    }
  },
);

test('what does not fit is left out from the beginning: the newest are seen', () => {
  const { cut, ms } = catchUp(lines(40), 'answer');
  expect(cut).toBeGreaterThan(30);
  expect(ms.length).toBeGreaterThan(3);
  const newest = [...lines(3, { letters: 1 }), ...lines(3, { isOwn: true })];
  expect(catchUp([...lines(40), ...newest], 'answer')).toEqual({
    cut: 40,
    ms: [750, 750, 750, 520, 520, 520],
  });
});

test('what the reader has just done stands shorter than what the other has', () => {
  expect(sum(catchUp(lines(2, { isOwn: true }), 'nothing').ms)).toBeLessThan(
    sum(catchUp(lines(2), 'nothing').ms),
  );
});
