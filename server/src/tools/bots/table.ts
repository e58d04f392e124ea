// The table of a run, for people.

import { percent } from '../balance/numbers.ts';
import { inColumns } from '../columns.ts';
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

/** Writes one line for each two neighbours. */
export const textOf = (standings: readonly Standing[]): string => inColumns(HEADS, standings.map(cellsOf));
