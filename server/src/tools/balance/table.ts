// Table: a run as a terminal shows it.

import { inColumns } from '../columns.ts';
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

const tableOf = (rows: readonly Row[]): string => inColumns(HEADS, rows.map(cellsOf));

const lineOf = ({ name, value, goal, isMet }: Figure): string =>
  goal === undefined ? `${name}: ${value}` : `${name}: ${value}  (${goal}: ${isMet ? 'yes' : 'NO'})`;

/** Writes the tables of cards placed and creatures summoned, and the figures of the whole run. */
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
