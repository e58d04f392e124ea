// npm run bench, npm run bench:quick: the goals of speed, cost and scale, measured as ratios within one run.
// `--quick` measures what does not depend on quiet; `--report <file>` writes the tally for the suite.

import { parseArgs } from 'node:util';
import type { Measurement } from './harness/index.ts';
import {
  differences,
  doubtfulAmong,
  linesOf,
  onRecord,
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
  QUICK,
} from './rows/index.ts';

const { values } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, report: { type: 'string' } },
});
const mode = values.quick ? QUICK : FULL;

const steps: readonly (() => Promise<readonly Measurement[]>)[] = [
  async () => [await measurePlain(mode), await measureAble(mode), await measureResolve(mode)],
  async () => [await measureFirstRoute(), ...(await measureStatements())],
  () => measureServers(mode),
  () => measureBursts(mode),
  async () => (values.quick ? [] : [await measureLatency(mode)]),
];

// The whole run fails for every miss; the suite's for a new one. Both do for a fall below what is committed.
const standard = { run: values.quick ? 'quick' : 'whole', record: onRecord() } as const;

/** Measures; in a quick run once more what seems to miss its goal, for a busy machine does not spoil the same row twice. */
async function measure(step: (typeof steps)[number]): Promise<readonly Measurement[]> {
  const rows = await step();
  const doubtful = values.quick ? doubtfulAmong(rows, standard) : new Set<string>();
  if (doubtful.size === 0) return rows;
  console.log(`measured once more: row ${[...doubtful].join(', ')}\n`);
  const again = new Map((await step()).map((row) => [row.goal.row, row]));
  return rows.map((row) => (doubtful.has(row.goal.row) ? (again.get(row.goal.row) ?? row) : row));
}

const secondsSince = (moment: number): number => Math.round((performance.now() - moment) / 1000);

const started = performance.now();
const measured: Measurement[] = [];
for (const step of steps) {
  const began = performance.now();
  const rows = await measure(step);
  measured.push(...rows);
  for (const row of rows) console.log(`${linesOf(row).join('\n')}\n`);
  console.log(`measured in ${secondsSince(began)} s\n`);
}

console.log('against the committed results:');
for (const line of differences(measured)) console.log(`  ${line}`);
const tally = tallyOf(measured, standard);
if (!values.quick) writeResults(measured);
if (values.report !== undefined) writeTally(values.report, tally);
const { numPassedTests, numFailedTests, numPendingTests } = tally;
console.log(
  `\n${numPassedTests} met, ${numFailedTests} missed, ${numPendingTests} not judged (noise, or a miss on record), ${secondsSince(started)} s`,
);
process.exitCode = numFailedTests === 0 ? 0 : 1;
