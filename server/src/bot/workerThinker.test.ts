// The thinking worker is started when there is something to think about; whatever goes wrong with it costs one thought.

import { afterEach, expect, test } from 'vitest';
import { decide, evolveAll, NEW_MATCH, openMatch, viewOf } from '@dunmer/shared/rules';
import { ScriptedClock } from '@dunmer/shared/testing';
import { READY_CARDS, readEdition } from '../catalogue/index.ts';
import { silentLog } from '../ports/index.ts';
import type { Asked } from './asked.ts';
import { assert } from '@dunmer/shared/lib';
import { chanceOf, dealDeck, type Thinker, WorkerThinker } from './index.ts';

const { catalogue, version } = readEdition(READY_CARDS);
const LIMITS = { milliseconds: 5, patience: 2_000, waiting: 2 };

const opened = evolveAll(
  NEW_MATCH,
  openMatch({
    a: dealDeck(catalogue, chanceOf(1)).map((card, i) => ({ copy: `a.${i}`, card })),
    b: dealDeck(catalogue, chanceOf(2)).map((card, i) => ({ copy: `b.${i}`, card })),
  }),
);

function asked(): Asked {
  const view = viewOf(opened, 'a');
  assert(view.viewer !== 'watcher', 'a seat is asked');
  return { strength: 'strong', version, catalogue, view };
}

/** A worker's program, given as text. */
const program = (text: string): URL => new URL(`data:text/javascript,${encodeURIComponent(text)}`);
const listening = (act: string): URL =>
  program(`import { parentPort } from 'node:worker_threads'; parentPort.on('message', () => { ${act} })`);
const SILENT = listening('');
const DYING = listening('process.exit(1)');
const BROKEN = program("throw new Error('it does not even start')");

let thinker: Thinker | null = null;
afterEach(async () => thinker?.close());

function thinking(file: URL | null, clock = new ScriptedClock(0)): Thinker {
  thinker = new WorkerThinker({ clock, log: silentLog, limits: LIMITS, ...(file === null ? {} : { file }) });
  return thinker;
}

test('a thought is what the rules accept; one comes after another', async () => {
  const mind = thinking(null);
  const thoughts = await Promise.all([
    mind.think(asked(), 1),
    mind.think(asked(), 2),
    mind.think(asked(), 3),
  ]);
  for (const command of thoughts) {
    assert(command !== null, 'something came of it');
    expect(decide(catalogue)(opened, command, { toss: () => 'a' })).toMatchObject({ ok: true });
  }
});

test('a worker that is silent is waited for as long as patience lasts, and no longer', async () => {
  const clock = new ScriptedClock(0);
  const mind = thinking(SILENT, clock);
  const thought = mind.think(asked(), 1);
  clock.advance(LIMITS.patience - 1);
  expect(await Promise.race([thought, Promise.resolve('waiting')])).toBe('waiting');
  clock.advance(1);
  expect(await thought).toBeNull();
});

test.each([
  ['dies', DYING],
  ['does not start', BROKEN],
])('nothing comes of a thought whose worker %s, and the next gets another worker', async (_, file) => {
  const mind = thinking(file);
  expect(await mind.think(asked(), 1)).toBeNull();
  expect(await Promise.all([mind.think(asked(), 2), mind.think(asked(), 3)])).toEqual([null, null]);
});

test('who comes when too many wait is told at once', async () => {
  const mind = thinking(SILENT);
  const waiting = [1, 2, 3].map((seed) => mind.think(asked(), seed));
  expect(await mind.think(asked(), 4)).toBeNull();
  await thinker?.close();
  expect(await Promise.all(waiting)).toEqual([null, null, null]);
});

test('once it is closed nothing comes of anything', async () => {
  const mind = thinking(SILENT);
  const under = mind.think(asked(), 1);
  await mind.close();
  expect([await under, await mind.think(asked(), 2)]).toEqual([null, null]);
});
