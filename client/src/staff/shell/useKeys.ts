// useKeys: the desk by keyboard: a slash searches, arrows go along the rows, digits go to the sections.

import { useEffect } from 'react';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, dialog') !== null;

const rows = (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-row]')];

/** To the next row, or back; from nowhere to the first. */
function step(by: 1 | -1): void {
  const all = rows();
  const at = all.findIndex((row) => row === document.activeElement);
  all[at === -1 ? 0 : at + by]?.focus();
}

export function useKeys(sections: readonly string[], go: (path: string) => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const search = document.querySelector<HTMLElement>('[data-search]');
      // From the search straight into what it has found.
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
