// Board: two halves with rows of three, facing each other over one line of state. It knows no rules: its props say
// what lies where, what glows and what a press does.

import type { ReactNode } from 'react';
import css from './board.module.css';
import { type BoardCell, BoardCellView } from './boardCell.tsx';
import { BoardThreads, type BoardThread } from './boardThreads.tsx';
import { classes } from './classes.ts';

export type { BoardThread } from './boardThreads.tsx';

export interface BoardRow {
  readonly id: string;
  readonly label: string;
  readonly cells: readonly BoardCell[];
  /** Drawn over the end of the row. */
  readonly seal?: ReactNode;
}

export interface BoardProps {
  readonly label: string;
  /** Rows from the top of the screen to its bottom. */
  readonly far: readonly BoardRow[];
  readonly near: readonly BoardRow[];
  readonly farLabel: string;
  readonly nearLabel: string;
  readonly middle: ReactNode;
  readonly threads?: readonly BoardThread[];
  readonly cellRef?: (id: string, element: HTMLElement | null) => void;
}

const NO_THREADS: readonly BoardThread[] = [];

export const Board = ({
  label,
  far,
  near,
  farLabel,
  nearLabel,
  middle,
  threads = NO_THREADS,
  cellRef,
}: BoardProps) => {
  const half = (rows: readonly BoardRow[], name: string, side: 'far' | 'near') => (
    <div className={classes(css['half'], css[side])} role="group" aria-label={name}>
      {rows.map((row) => (
        <div key={row.id} className={css['row']} role="group" aria-label={row.label} data-row={row.id}>
          {row.cells.map((cell) => (
            <BoardCellView key={cell.id} cell={cell} cellRef={cellRef} />
          ))}
          {row.seal !== undefined && <div className={css['seal']}>{row.seal}</div>}
        </div>
      ))}
    </div>
  );
  return (
    <div className={css['board']} role="group" aria-label={label}>
      {half(far, farLabel, 'far')}
      <div className={css['middle']}>{middle}</div>
      {half(near, nearLabel, 'near')}
      <BoardThreads threads={threads} />
    </div>
  );
};
