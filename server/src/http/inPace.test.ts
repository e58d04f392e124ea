// Requests that come too fast are refused after a wait, and only so many of them wait at once.

import { once } from 'node:events';
import { createServer } from 'node:http';
import express from 'express';
import { expect, test } from 'vitest';
import { ScriptedClock } from '@dunmer/shared/testing';
import { inPace } from './inPace.ts';

const CALLER = { device: null, address: '127.0.0.1', isSomebodys: false, isLimited: true };

test('a refusal is told after a second; where too many wait for theirs, a line is closed without a word', async () => {
  const clock = new ScriptedClock(0);
  let heard = Promise.withResolvers<void>();
  const gate = {
    callers: { of: async () => CALLER },
    pace: {
      hear() {
        heard.resolve();
        return 'too-fast' as const;
      },
    },
  };
  const http = createServer(express().use(inPace(gate, clock, 2))).listen(0, '127.0.0.1');
  await once(http, 'listening');
  const address = http.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
  /** Asks, and resolves once the server has heard it, to a function that awaits the outcome. */
  const ask = async (): Promise<() => Promise<number | string>> => {
    heard = Promise.withResolvers();
    const answer = fetch(url).then(
      ({ status }) => status,
      () => 'closed',
    );
    await heard.promise;
    return () => answer;
  };
  const waiting = [await ask(), await ask()];
  expect(await (await ask())()).toBe('closed');
  clock.advance(999);
  const last = await ask();
  clock.advance(1);
  expect(await Promise.all([...waiting, last].map((answer) => answer()))).toEqual([429, 429, 'closed']);
  const again = await ask();
  clock.advance(1_000);
  expect(await again()).toBe(429);
  http.close();
});
