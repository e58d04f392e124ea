// usePicked: which rows of a list are picked, by their keys, and the box that picks one.

import { useState } from 'react';
import css from './lists.module.css';

interface PickBoxProps {
  readonly label: string;
  readonly isPicked: boolean;
  readonly onToggle: () => void;
}

export const PickBox = ({ label, isPicked, onToggle }: PickBoxProps) => (
  <label className={css['pick']}>
    <input type="checkbox" aria-label={label} checked={isPicked} onChange={onToggle} />
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
