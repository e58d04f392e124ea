// EndMark: a word over a card: how it would fare against the rival.

import type { ReactNode } from 'react';
import { useDeckText } from './deckText.ts';
import { classes } from '../ui/index.ts';
import type { DuelEnd } from './look.ts';
import css from './look.module.css';

interface EndMarkProps {
  readonly end: DuelEnd | null;
  readonly children: ReactNode;
}

export const EndMark = ({ end, children }: EndMarkProps) => {
  const text = useDeckText();
  return (
    <span className={css['marked']}>
      {children}
      {end !== null && (
        <span className={classes(css['end'], css[end])} aria-hidden="true">
          {text.ends[end]}
        </span>
      )}
    </span>
  );
};
