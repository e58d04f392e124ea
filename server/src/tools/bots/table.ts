// The table of a run, for people.

import { percent } from '../balance/numbers.ts';
import type { Standing } from './neighbours.ts';

const HEADS = ['stronger', 'weaker', 'pairs', 'decided', 'won', 'share', 'at least (95 %)'] as const;

const cellsOf = ({ stronger, weaker, pairs, decided, wins, low95 }: Standing): readonly string[] => [
  stronger,
  weaker,
  `${pairs}`,
  `${decided}`,
  `${wins}`,
  decided === 0 ? '–' : percent(wins / decided),
  percent(low95),
];

/** Lines of columns, words to the left and numbers to the right. */
export function textOf(standings: readonly Standing[]): string {
  const rows = [HEADS, ...standings.map(cellsOf)];
  const widths = HEADS.map((_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0)));
  const line = (row: readonly string[]): string =>
    row
      .map((cell, i) => (i < 2 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0)))
      .join('  ')
      .trimEnd();
  return rows.map(line).join('\n');
}
