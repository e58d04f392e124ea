// The results as JSON: they are committed, and the next run compares itself with them.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { type Measurement, verdictOn } from '../harness/index.ts';
import type { OnRecord, Standard } from './tally.ts';

const FILE = fileURLToPath(new URL('../results.json', import.meta.url));

const spread = z.object({ median: z.number(), min: z.number(), max: z.number() });
const rowsSchema = z.record(
  z.string(),
  z.object({
    value: spread,
    verdict: z.string(),
    noisy: z.boolean(),
    controls: z.record(z.string(), z.number()),
    facts: z.record(z.string(), z.number()),
  }),
);
/** A quick run has figures of its own: with fewer phones and servers that are hardly warm, ratios differ too. */
const resultsSchema = z.object({ node: z.string(), rows: rowsSchema, quick: rowsSchema });

type Rows = z.infer<typeof rowsSchema>;
type Results = z.infer<typeof resultsSchema>;
type Run = Standard['run'];

// Further digits are never the same twice.
const rounded = (value: number): number => Number(value.toPrecision(4));
const roundedAll = (values: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, rounded(value)]));

const rowsOf = (measured: readonly Measurement[]): Rows =>
  Object.fromEntries(
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
  );

function committed(run: Run): Rows {
  if (!existsSync(FILE)) return {};
  const { rows, quick } = resultsSchema.parse(JSON.parse(readFileSync(FILE, 'utf8')));
  return run === 'quick' ? quick : rows;
}

/** Returns what has changed since the committed run of this kind, a line for each such row. */
export function differences(measured: readonly Measurement[], run: Run): readonly string[] {
  const before = committed(run);
  return Object.entries(rowsOf(measured)).flatMap(([row, { value, verdict }]) => {
    const was = before[row];
    if (was === undefined) return [`${row}: new`];
    const change = Math.round((value.median / was.value.median - 1) * 100);
    if (Math.abs(change) < 10 && was.verdict === verdict) return [];
    return [
      `${row}: ${was.value.median} → ${value.median} (${change > 0 ? '+' : ''}${change} %), ${was.verdict} → ${verdict}`,
    ];
  });
}

/** Returns what the committed results say of each row in a run of this kind. */
export function onRecord(run: Run): OnRecord {
  return new Map(
    Object.entries(committed(run)).map(([row, { value, verdict }]) => [
      row,
      { value: value.median, isMissed: verdict === 'missed' },
    ]),
  );
}

/** Writes the results of both kinds of run in place of the committed ones. */
export function writeResults(whole: readonly Measurement[], quick: readonly Measurement[]): void {
  const results: Results = { node: process.version, rows: rowsOf(whole), quick: rowsOf(quick) };
  writeFileSync(FILE, `${JSON.stringify(results, null, 2)}\n`);
}
