// Picked: selected rows, and what can be done with all of them.

import { type ReactNode, useState } from 'react';
import { useStaffText } from '../staffText.ts';
import { Button, Tick } from '../../ui/index.ts';
import css from './lists.module.css';

interface PickBarProps {
  readonly count: number;
  readonly onClear: () => void;
  readonly onAll: () => void;
  /** Other ways to select several rows, shown when none is selected. */
  readonly ways?: ReactNode;
  readonly children: ReactNode;
}

/** How many rows are selected, what can be done with them, and buttons to select none or all. */
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

interface PickBoxProps {
  readonly label: string;
  readonly isPicked: boolean;
  readonly onToggle: () => void;
}

/** The box that selects a row. */
export const PickBox = ({ label, isPicked, onToggle }: PickBoxProps) => (
  <label className={css['pick']}>
    <Tick aria-label={label} checked={isPicked} onChange={onToggle} />
  </label>
);

interface Picking {
  readonly picked: ReadonlySet<string>;
  toggle(key: string): void;
  pickAll(keys: readonly string[]): void;
  clear(): void;
}

const NOTHING: ReadonlySet<string> = new Set();

const toggled = (picked: ReadonlySet<string>, key: string): ReadonlySet<string> =>
  new Set(picked.has(key) ? [...picked].filter((each) => each !== key) : [...picked, key]);

export function usePicked(): Picking {
  const [picked, setPicked] = useState(NOTHING);
  return {
    picked,
    toggle: (key) => setPicked((before) => toggled(before, key)),
    pickAll: (keys) => setPicked(new Set(keys)),
    clear: () => setPicked(NOTHING),
  };
}
