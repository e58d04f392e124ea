// Draws until something is free, and stops trying when chance can't explain it any more.

import { expect, test } from 'vitest';
import { untilFree } from './untilFree.ts';

/** An attempt that finds its draw taken `times` times; counts the tries. */
function takenFor(times: number) {
  const tries: number[] = [];
  const attempt = async (): Promise<string | null> => {
    tries.push(tries.length);
    return tries.length > times ? 'free' : null;
  };
  return { tries, attempt };
}

test('what is taken is drawn again until something is free', async () => {
  const { tries, attempt } = takenFor(7);
  expect(await untilFree(attempt)).toBe('free');
  expect(tries).toHaveLength(8);
});

test('eight in a row that are taken are no chance', async () => {
  const { tries, attempt } = takenFor(8);
  await expect(untilFree(attempt)).rejects.toThrow('nothing free');
  expect(tries).toHaveLength(8);
});
