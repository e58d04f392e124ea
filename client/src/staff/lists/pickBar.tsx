// PickBar: how many rows are picked, what can be done with them all, and a way to pick none or all.

import type { ReactNode } from 'react';
import { useStaffText } from '../../text/index.ts';
import { Button } from '../../ui/index.ts';
import css from './lists.module.css';

interface PickBarProps {
  readonly count: number;
  readonly onClear: () => void;
  readonly onAll: () => void;
  /** Other ways to pick several, where none is picked. */
  readonly ways?: ReactNode;
  readonly children: ReactNode;
}

export const PickBar = ({ count, onClear, onAll, ways, children }: PickBarProps) => {
  const { lists } = useStaffText();
  if (count === 0) {
    return (
      <div className={css['ways']}>
        {ways}
        <Button weight="quiet" onClick={onAll}>
          {lists.pickAll}
        </Button>
      </div>
    );
  }
  return (
    <div className={css['picked']} role="group" aria-label={lists.picked(count)}>
      <strong role="status">{lists.picked(count)}</strong>
      {children}
      <Button weight="quiet" onClick={onClear}>
        {lists.clear}
      </Button>
    </div>
  );
};
