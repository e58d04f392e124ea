// A thread is ended only once it has loaded the native module; otherwise the whole process would abort.

import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { enderOf } from './loaded.ts';

/** A thread that posts one word after another, 50 ms apart, and lives on unless told to `end`. */
const saying = (words: readonly string[], end = false): Worker =>
  new Worker(
    `const { parentPort } = require('node:worker_threads');
     const words = ${JSON.stringify(words)};
     const next = () => {
       const word = words.shift();
       if (word === undefined) return ${end} ? process.exit(3) : undefined;
       parentPort.postMessage(word);
       setTimeout(next, 50);
     };
     parentPort.on('message', () => undefined);
     setTimeout(next, 50);`,
    { eval: true },
  );

const heardOf = (worker: Worker): readonly unknown[] => {
  const heard: unknown[] = [];
  worker.on('message', (word) => heard.push(word));
  return heard;
};

test('it is not ended before it says that it has loaded, and at once then', async () => {
  const worker = saying(['begins', 'loaded', ...Array.from({ length: 400 }, () => 'works')]);
  const end = enderOf(worker);
  const heard = heardOf(worker);
  await end();
  expect(heard.slice(0, 2)).toEqual(['begins', 'loaded']);
  expect(heard.length).toBeLessThan(200);
});

test('one that ends by itself before, or has ended, is not waited for', async () => {
  const worker = saying(['begins'], true);
  const end = enderOf(worker);
  await end();
  await end();
  expect(worker.threadId).toBe(-1);
});

test('of those that work with the database, none is ended in another way', async () => {
  const { readFile, glob } = await import('node:fs/promises');
  const enders: string[] = [];
  for await (const file of glob('**/*.ts', { cwd: new URL('..', import.meta.url) })) {
    const source = await readFile(new URL(`../${file}`, import.meta.url), 'utf8');
    if (/from 'node:worker_threads'/.test(source) && source.includes('.terminate()')) enders.push(file);
  }
  // The others compute moves, or play for the tools: their threads have no native module.
  expect(enders.filter((file) => !file.endsWith('.test.ts')).toSorted()).toEqual([
    'bot/workerThinker.ts',
    'store/loaded.ts',
    'tools/crew.ts',
  ]);
});
