// npm run test:long -- [--minutes 60] [--seed n] [--only suites|pairs|simulation]: everything at its larger size.

import { parseArgs } from 'node:util';
import { playLongPairs } from './longPairs.ts';
import { runSuites } from './suites.ts';
import { simulateInWorkers } from './workers.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    only: { type: 'string', default: '' },
  },
});
const [minutes, seed] = [Number(values.minutes), Number(values.seed)];
if (!(minutes > 0) || !Number.isInteger(seed)) {
  process.stderr.write('--minutes takes a number above 0, --seed a whole number\n');
  process.exit(2);
}

/** What there is to do; the last one takes all the time that is left. */
const stages = [
  { name: 'suites', run: () => runSuites(seed, until) },
  { name: 'pairs', run: () => playLongPairs(seed, until) },
  { name: 'simulation', run: () => simulateInWorkers(seed, until) },
] as const;

const until = performance.now() + minutes * 60_000;
const say = (line: string): void => void process.stdout.write(`${line}\n`);

say(`seed ${seed}, at most ${minutes} minutes`);
for (const { name, run } of stages.filter((stage) => values.only === '' || stage.name === values.only)) {
  const began = performance.now();
  const { isGood, said } = await run();
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  say(`${isGood ? '  ok  ' : 'FAILED'} ${name.padEnd(12)} ${said} (${seconds} s)`);
  if (!isGood) process.exitCode = 1;
}
