// Table: a run as a terminal shows it.

import type { Figure } from './figures.ts';
import { percent, points } from './numbers.ts';
import { isOff, type Row } from './rows.ts';

const HEADS = ['card', 'rarity', 'times', 'rate', '±', 'off', 'survived', 'claimed', ''] as const;

const cellsOf = (row: Row): readonly string[] => [
  row.id,
  row.rarity,
  String(row.times),
  percent(row.rate),
  (row.error * 100).toFixed(1),
  points(row.off),
  percent(row.survived),
  percent(row.claimed),
  isOff(row) ? 'OFF' : '',
];

/** Columns as wide as they need to be; words to the left, numbers to the right. */
function aligned(lines: readonly (readonly string[])[]): string {
  const widths = HEADS.map((_, i) => Math.max(...lines.map((line) => (line[i] ?? '').length)));
  return lines
    .map((line) =>
      line
        .map((cell, i) => (i < 2 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

const tableOf = (rows: readonly Row[]): string => aligned([HEADS, ...rows.map(cellsOf)]);

const lineOf = ({ name, value, goal, isMet }: Figure): string =>
  goal === undefined ? `${name}: ${value}` : `${name}: ${value}  (${goal}: ${isMet ? 'yes' : 'NO'})`;

/** Cards placed, creatures summoned, and the figures of the whole run. */
export const textOf = (
  placed: readonly Row[],
  summoned: readonly Row[],
  figures: readonly Figure[],
): string =>
  [
    tableOf(placed),
    `\nCreatures, when summoned\n${tableOf(summoned)}`,
    `\n${figures.map(lineOf).join('\n')}`,
  ].join('\n');
