// Cells: the six places of a half, numbered in board order (front 0, 1, 2, then back 0, 1, 2).

import type { Row } from '../cards/index.ts';

export const CELLS = [0, 1, 2, 3, 4, 5] as const;
export type Cell = (typeof CELLS)[number];

export const COLUMNS = [0, 1, 2] as const;
export type Column = (typeof COLUMNS)[number];

const FRONT = [0, 1, 2] as const;
const BACK = [3, 4, 5] as const;
const COLUMN_OF = [0, 1, 2, 0, 1, 2] as const;

export const rowOf = (cell: Cell): Row => (cell < 3 ? 'front' : 'back');
export const columnOf = (cell: Cell): Column => COLUMN_OF[cell];
export const cellAt = (row: Row, column: Column): Cell => (row === 'front' ? FRONT[column] : BACK[column]);

/** The three cells of a row, in board order. */
export const cellsOf = (row: Row): readonly Cell[] => (row === 'front' ? FRONT : BACK);

/** The cell in the other row of the same column. */
export const behindOrBefore = (cell: Cell): Cell => (cell < 3 ? BACK[columnOf(cell)] : FRONT[columnOf(cell)]);
