// npm run bench, npm run bench:quick: the goals of speed, cost and scale, measured as ratios within one run. `--quick`
// measures what does not need a quiet machine; `--report <file>` writes the tally for the suite.

import { parseArgs } from 'node:util';
import type { Measurement } from './harness/index.ts';
import {
  differences,
  doubtfulAmong,
  linesOf,
  onRecord,
  type Standard,
  tallyOf,
  writeResults,
  writeTally,
} from './report/index.ts';
import {
  FULL,
  measureAble,
  measureBursts,
  measureFirstRoute,
  measureLatency,
  measurePlain,
  measureResolve,
  measureServers,
  measureStatements,
  type Mode,
  QUICK,
} from './rows/index.ts';

const { values } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, report: { type: 'string' } },
});

type IsWanted = (row: string) => boolean;
type Measure = (isWanted: IsWanted) => Promise<readonly Measurement[]>;

const stepsOf = (mode: Mode): readonly Measure[] => [
  async () => [await measurePlain(mode)],
  async () => [await measureAble(mode)],
  async () => [await measureResolve(mode)],
  async () => [await measureFirstRoute()],
  measureStatements,
  (isWanted) => measureServers(mode, isWanted),
  // What only a quiet machine can tell.
  ...(mode.name === 'quick' ? [] : [measureBursts, async () => [await measureLatency(mode)]]),
];

const secondsSince = (moment: number): number => Math.round((performance.now() - moment) / 1000);

/** Measures once more what seems to miss its goal: a busy machine does not spoil the same row twice. */
async function again(
  step: Measure,
  rows: readonly Measurement[],
  standard: Standard,
): Promise<readonly Measurement[]> {
  const doubtful = doubtfulAmong(rows, standard);
  if (doubtful.size === 0) return rows;
  console.log(`measured once more: row ${[...doubtful].join(', ')}\n`);
  const second = new Map((await step((row) => doubtful.has(row))).map((row) => [row.goal.row, row]));
  return rows.map((row) => (doubtful.has(row.goal.row) ? (second.get(row.goal.row) ?? row) : row));
}

/**
 * Measures all rows of a mode, and prints each when it is done. A row that fails by `standard` is measured once more;
 * none is where it is null.
 */
async function measureAll(mode: Mode, standard: Standard | null): Promise<readonly Measurement[]> {
  const measured: Measurement[] = [];
  for (const step of stepsOf(mode)) {
    const began = performance.now();
    const first = await step(() => true);
    const rows = standard === null ? first : await again(step, first, standard);
    measured.push(...rows);
    for (const row of rows) console.log(`${linesOf(row).join('\n')}\n`);
    console.log(`measured in ${secondsSince(began)} s\n`);
  }
  return measured;
}

// The whole run fails for every miss, the suite's only for a new one. Both fail when a row falls below what is
// committed.
const run = values.quick ? 'quick' : 'whole';
const standard: Standard = { run, record: onRecord(run) };
const started = performance.now();
// The whole run begins with a quick one for the figures with which the suite compares: it has to find things as cold as
// the suite does.
const quick = await measureAll(QUICK, values.quick ? standard : null);
if (!values.quick)
  console.log(`the quick run, for the suite: ${secondsSince(started)} s. Now the whole one:\n`);
const measured = values.quick ? quick : await measureAll(FULL, null);

console.log('against the committed results:');
for (const line of differences(measured, run)) console.log(`  ${line}`);
const tally = tallyOf(measured, standard);
if (!values.quick) writeResults(measured, quick);
if (values.report !== undefined) writeTally(values.report, tally);
const { numPassedTests, numFailedTests, numPendingTests } = tally;
console.log(
  `\n${numPassedTests} met, ${numFailedTests} missed, ${numPendingTests} not judged (noise, or a miss on record), ${secondsSince(started)} s`,
);
process.exitCode = numFailedTests === 0 ? 0 : 1;
