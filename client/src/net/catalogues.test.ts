// Catalogues: a table waits for the cards that it is played with, and asks for each edition once.

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { catalogueOf, whenCatalogue } from './catalogues.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A server that gives no answer so many times, and then each edition by its name; which of them it was asked for. */
function server(silent: number): readonly string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    if (asked.length <= silent) throw new TypeError('no network');
    return new Response(JSON.stringify({ version: path }));
  });
  return asked;
}

it('asks again until the edition has come, and for one that is here no more', async () => {
  const asked = server(2);
  const came: unknown[] = [];
  whenCatalogue('late', (info) => came.push(info));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(came).toEqual([{ version: '/api/catalogues/late' }]);
  expect(await catalogueOf('late')).toEqual(came[0]);
  expect(asked).toHaveLength(3);
});

it('asks no further, and takes nothing, once nobody waits', async () => {
  const asked = server(1);
  const came: unknown[] = [];
  whenCatalogue('unwanted', (info) => came.push(info))();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([came, asked.length]).toEqual([[], 1]);
});
