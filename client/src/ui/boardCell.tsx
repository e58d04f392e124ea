// BoardCellView: a place on the board. It is a button when it can be pressed, else a picture with a name.

import { type ReactNode, useCallback } from 'react';
import css from './board.module.css';
import { classes } from './classes.ts';
import { usePress } from './usePress.ts';
import { VisuallyHidden } from './toasts.tsx';

export type BoardGlow = 'free' | 'over' | 'target' | 'win' | 'fall';

export interface BoardCell {
  /** Becomes `data-cell`; threads connect cells by these ids. */
  readonly id: string;
  readonly label: string;
  readonly content?: ReactNode;
  readonly glow?: BoardGlow | undefined;
  readonly pressed?: boolean | undefined;
  readonly onPress?: (() => void) | undefined;
  readonly onHold?: (() => void) | undefined;
}

interface BoardCellViewProps {
  readonly cell: BoardCell;
  readonly cellRef: ((id: string, element: HTMLElement | null) => void) | undefined;
}

export const BoardCellView = ({ cell, cellRef }: BoardCellViewProps) => {
  const { id, label, content, glow, pressed, onPress, onHold } = cell;
  const press = usePress({ onPress: onPress ?? onHold, onHold });
  const ref = useCallback((element: HTMLElement | null) => cellRef?.(id, element), [cellRef, id]);
  const taken = content !== undefined && content !== null;
  const look = classes(
    css['cell'],
    taken && css['taken'],
    glow !== undefined && css['glowing'],
    glow && css[glow],
  );
  if (onPress === undefined && onHold === undefined) {
    return (
      <div ref={ref} className={look} data-cell={id} role="img" aria-label={label}>
        {content}
      </div>
    );
  }
  return (
    <button ref={ref} type="button" className={look} data-cell={id} aria-pressed={pressed} {...press}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {content}
    </button>
  );
};
