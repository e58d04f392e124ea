// useTravel: animates moved cards to their new cells; nothing moves when the reader prefers reduced motion.

import { type RefObject, useLayoutEffect, useRef } from 'react';

const TRAVEL_MS = 520;
const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

interface Spot {
  readonly left: number;
  readonly top: number;
}

/** Returns where each card lies inside `root`, by its `data-copy`. */
function spotsIn(root: HTMLElement): ReadonlyMap<string, Spot> {
  const { left, top } = root.getBoundingClientRect();
  return new Map(
    [...root.querySelectorAll<HTMLElement>('[data-copy]')].map((card) => {
      const cell = (card.closest('[data-cell]') ?? card).getBoundingClientRect();
      return [card.dataset['copy'] ?? '', { left: cell.left - left, top: cell.top - top }];
    }),
  );
}

/** Watches the cards inside `root`. `moment` names what is shown: only a new moment animates them. */
export function useTravel(root: RefObject<HTMLElement | null>, moment: string): void {
  const last = useRef<ReadonlyMap<string, Spot>>(new Map());
  useLayoutEffect(() => {
    const element = root.current;
    if (element === null) return;
    const spots = spotsIn(element);
    const before = last.current;
    last.current = spots;
    if (isStill()) return;
    for (const card of element.querySelectorAll<HTMLElement>('[data-copy]')) {
      const from = before.get(card.dataset['copy'] ?? '');
      const to = spots.get(card.dataset['copy'] ?? '');
      if (from === undefined || to === undefined) continue;
      const shift = { x: from.left - to.left, y: from.top - to.top };
      if (Math.abs(shift.x) + Math.abs(shift.y) < 2) continue;
      card.animate([{ transform: `translate(${shift.x}px, ${shift.y}px)` }, { transform: 'none' }], {
        duration: TRAVEL_MS,
        easing: EASE,
      });
    }
  }, [root, moment]);
}
