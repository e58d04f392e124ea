// Catalogues: a table waits for the cards it is played with, and each edition is fetched once.

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answering } from '../harness/answering.ts';
import { catalogueOf, whenCatalogue } from './catalogues.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Mocks a server that fails `silent` times and then returns the edition. Returns the list of requests so far. */
function server(edition: string, silent: number): readonly string[] {
  const asked: string[] = [];
  answering({
    '/catalogues/': () => {
      asked.push(edition);
      if (asked.length <= silent) throw new TypeError('no network');
      return Response.json({ version: edition });
    },
  });
  return asked;
}

it('asks again until the edition has come, and for one that is here no more', async () => {
  const asked = server('late', 2);
  const came: unknown[] = [];
  whenCatalogue('late', (info) => came.push(info));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(came).toEqual([{ version: 'late' }]);
  expect(await catalogueOf('late')).toEqual(came[0]);
  expect(asked).toHaveLength(3);
});

it('asks no further, and takes nothing, once nobody waits', async () => {
  const asked = server('unwanted', 1);
  const came: unknown[] = [];
  whenCatalogue('unwanted', (info) => came.push(info))();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([came, asked.length]).toEqual([[], 1]);
});
