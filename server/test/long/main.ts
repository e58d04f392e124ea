// npm run test:long -- [--minutes n] [--seed n] [--only suites|pairs|simulation|browsers]: plays everything at its
// larger size, or a share of it.

import { parseArgs } from 'node:util';
import { playInBrowsers } from './browsers.ts';
import { playLongPairs } from './longPairs.ts';
import { sizesFor, wordsOf } from './sizes.ts';
import { runSuites } from './suites.ts';
import { simulateInWorkers } from './workers.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string' },
    // A new seed each time: it is printed below, and shows again what it has found.
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    only: { type: 'string', default: '' },
  },
});
const minutes = values.minutes === undefined ? null : Number(values.minutes);
const seed = Number(values.seed);
const sizes = sizesFor(minutes);
const until = performance.now() + sizes.atMost * 60_000;

const stages = [
  { name: 'suites', run: () => runSuites(seed, sizes.suites, until) },
  { name: 'pairs', run: () => playLongPairs(seed, sizes, until) },
  { name: 'simulation', run: () => simulateInWorkers(seed, sizes.matches, until) },
  { name: 'browsers', run: () => playInBrowsers(sizes.browserMatches, until) },
] as const;
const chosen = stages.filter((stage) => values.only === '' || stage.name === values.only);

if ((minutes !== null && !(minutes > 0)) || !Number.isInteger(seed) || chosen.length === 0) {
  process.stderr.write('--minutes takes a number above 0, --seed a whole number, --only a stage\n');
  process.exit(2);
}

const say = (line: string): void => void process.stdout.write(`${line}\n`);

say(`seed ${seed}; ${wordsOf(sizes)}`);
for (const { name, run } of chosen) {
  const began = performance.now();
  const { isGood, said } = await run();
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  say(`${isGood ? '  ok  ' : 'FAILED'} ${name.padEnd(12)} ${said} (${seconds} s)`);
  if (!isGood) process.exitCode = 1;
}
