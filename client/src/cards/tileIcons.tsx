// TileIcons: the icons of one aspect, marking which have just come, gone or count now.

import type { Aspect, Virtue } from '@dunmer/shared/cards';
import { classes } from '../ui/index.ts';
import css from './tile.module.css';
import { VirtueIcon } from './virtueIcon.tsx';

export interface IconMark {
  readonly aspect: Aspect;
  readonly virtue: Virtue;
  readonly mark: 'came' | 'went' | 'lit';
}

/** Returns the virtues whose icons are shown: those that the card has, and those that it has just lost. */
export function shownIcons(
  aspect: Aspect,
  virtues: readonly Virtue[],
  marks: readonly IconMark[],
): readonly Virtue[] {
  const gone = marks.filter(
    (one) => one.aspect === aspect && one.mark === 'went' && !virtues.includes(one.virtue),
  );
  return [...virtues, ...gone.map(({ virtue }) => virtue)];
}

interface TileIconsProps {
  readonly aspect: Aspect;
  readonly virtues: readonly Virtue[];
  readonly marks: readonly IconMark[];
}

export const TileIcons = ({ aspect, virtues, marks }: TileIconsProps) => {
  const mine = marks.filter((mark) => mark.aspect === aspect);
  const lit = mine.filter(({ mark }) => mark === 'lit').map(({ virtue }) => virtue);
  return shownIcons(aspect, virtues, marks).map((virtue) => {
    const mark = mine.find((one) => one.virtue === virtue)?.mark;
    // The icons light up one by one, so that everyone sees why.
    const order = Math.max(0, lit.indexOf(virtue));
    return (
      <span key={virtue} className={classes(css['slot'], mark && css[mark])} style={{ '--order': order }}>
        <VirtueIcon
          virtue={virtue}
          form={aspect === 'protection' ? 'shield' : 'bare'}
          ground={aspect === 'superiority' ? 'chitin' : 'paper'}
        />
      </span>
    );
  });
};
