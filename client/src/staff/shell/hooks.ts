// Hooks for every page of the desk: the time, the version, the keys, the reader's interest.

import type { FloorView } from '@dunmer/shared/protocol';
import { useEffect, useState } from 'react';
import { useFloor } from '../../net/index.ts';

/** Returns the reader's interest in a match, or null. */
export const useInterest = (): FloorView['interest'] => useFloor()?.floor.interest ?? null;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, dialog') !== null;

const rows = (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-row]')];

/** Moves the focus to the next row or the one before; to the first row when none has the focus. */
function step(by: 1 | -1): void {
  const all = rows();
  const at = all.findIndex((row) => row === document.activeElement);
  all[at === -1 ? 0 : at + by]?.focus();
}

/** Keys of the desk: a slash goes to the search, arrows move along the rows, digits go to the sections. */
export function useKeys(sections: readonly string[], go: (path: string) => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const search = document.querySelector<HTMLElement>('[data-search]');
      // From the search straight to the first result.
      if (event.key === 'ArrowDown' && event.target === search) {
        event.preventDefault();
        step(1);
        return;
      }
      if (isTyping(event.target)) return;
      const section = sections[Number(event.key) - 1];
      if (event.key === '/') search?.focus();
      else if (event.key === 'ArrowDown') step(1);
      else if (event.key === 'ArrowUp') step(-1);
      else if (section !== undefined) go(section);
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [sections, go]);
}

const SECOND = 1000;
const HOUR = 3600;
const MINUTE = 60;

/** Returns the time, by the second, for what is counted on the screen; `spanText` writes a span of it as `3:05`. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, []);
  return now;
}

const two = (value: number): string => String(value).padStart(2, '0');

export function spanText(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / SECOND));
  const hours = Math.floor(seconds / HOUR);
  const minutes = Math.floor(seconds / MINUTE) % MINUTE;
  const rest = two(seconds % MINUTE);
  return hours === 0 ? `${minutes}:${rest}` : `${hours}:${two(minutes)}:${rest}`;
}

/** Returns the version of the event: a list read at an earlier one is out of date. */
export const useVersion = (): number => useFloor()?.floor.version ?? 0;
