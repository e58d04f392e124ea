// CopyMarks: the name of a copy, what binds it, and whether it can be played.

import type { Card, Lang } from '@dunmer/shared/cards';
import type { CopyBlock, CopyView } from '@dunmer/shared/protocol';
import { CELLS } from '@dunmer/shared/rules';
import type { ReactNode } from 'react';
import { useCopiesText } from '../text/index.ts';
import css from './copies.module.css';

/**
 * Returns what to mark on a card in the deck: what binds it by itself. A match binds all cards alike, which is said
 * once above the deck.
 */
export function markOf({ blocked, frozen }: CopyView): CopyBlock | null {
  if (blocked === 'in-match') return frozen === true ? 'frozen' : null;
  return blocked;
}

type Words = ReturnType<typeof useCopiesText>;

/**
 * Returns the label of a copy for screen readers: its card, its number among a unique card's copies, and why it is
 * not free.
 */
export function copyLabel(words: Words, lang: Lang, card: Card, copy: CopyView): string {
  const { serial, of } = copy;
  const mark = markOf(copy);
  return [
    card.name[lang],
    ...(of === null ? [] : [words.serial(serial, of)]),
    ...(mark === null ? [] : [words.blocked[mark]]),
  ].join('; ');
}

interface BoundMarkProps {
  readonly blocked: CopyBlock | null;
  readonly children: ReactNode;
}

/** A word over a card that can't change hands now. */
export const BoundMark = ({ blocked, children }: BoundMarkProps) => {
  const words = useCopiesText();
  return (
    <span className={css['marked']}>
      {children}
      {blocked !== null && (
        <span className={css['bound']} aria-hidden="true">
          {words.blocked[blocked]}
        </span>
      )}
    </span>
  );
};

/**
 * Counts the cards for the next match: frozen and reserved copies stay out of it; those in a match come back from it.
 */
export function playableOf(copies: readonly CopyView[]): {
  readonly playable: number;
  readonly isShort: boolean;
} {
  const playable = copies.filter((copy) => markOf(copy) === null).length;
  return { playable, isShort: playable < CELLS.length };
}
