// The results as JSON: committed, and compared with by the next run.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { type Measurement, verdictOn } from '../harness/index.ts';
import type { OnRecord } from './tally.ts';

const FILE = fileURLToPath(new URL('../results.json', import.meta.url));

const spread = z.object({ median: z.number(), min: z.number(), max: z.number() });
const resultsSchema = z.object({
  node: z.string(),
  rows: z.record(
    z.string(),
    z.object({
      value: spread,
      verdict: z.string(),
      noisy: z.boolean(),
      controls: z.record(z.string(), z.number()),
      facts: z.record(z.string(), z.number()),
    }),
  ),
});

type Results = z.infer<typeof resultsSchema>;

// More figures than these are never the same twice.
const rounded = (value: number): number => Number(value.toPrecision(4));
const roundedAll = (values: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, rounded(value)]));

const resultsOf = (measured: readonly Measurement[]): Results => ({
  node: process.version,
  rows: Object.fromEntries(
    measured.map((each) => [
      each.goal.row,
      {
        value: {
          median: rounded(each.value.median),
          min: rounded(each.value.min),
          max: rounded(each.value.max),
        },
        verdict: verdictOn(each),
        noisy: each.noisy,
        controls: roundedAll(
          Object.fromEntries(each.controls.map(({ name, value }) => [name, value.median])),
        ),
        facts: roundedAll(each.facts),
      },
    ]),
  ),
});

const committed = (): Results['rows'] =>
  existsSync(FILE) ? resultsSchema.parse(JSON.parse(readFileSync(FILE, 'utf8'))).rows : {};

/** What has changed since the committed run; a line for each row that has. */
export function differences(measured: readonly Measurement[]): readonly string[] {
  const before = committed();
  return Object.entries(resultsOf(measured).rows).flatMap(([row, { value, verdict }]) => {
    const was = before[row];
    if (was === undefined) return [`${row}: new`];
    const change = Math.round((value.median / was.value.median - 1) * 100);
    if (Math.abs(change) < 10 && was.verdict === verdict) return [];
    return [
      `${row}: ${was.value.median} → ${value.median} (${change > 0 ? '+' : ''}${change} %), ${was.verdict} → ${verdict}`,
    ];
  });
}

/** What the committed results say of each row. */
export function onRecord(): OnRecord {
  return new Map(
    Object.entries(committed()).map(([row, { value, verdict }]) => [
      row,
      { value: value.median, isMissed: verdict === 'missed' },
    ]),
  );
}

/** Writes the results where the committed ones are. */
export function writeResults(measured: readonly Measurement[]): void {
  writeFileSync(FILE, `${JSON.stringify(resultsOf(measured), null, 2)}\n`);
}
