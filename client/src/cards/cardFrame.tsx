// CardFrame: the edge of a card, its corners cut by rarity.

import type { ReactNode } from 'react';
import type { Rarity } from '@dunmer/shared/cards';
import { classes } from '../ui/index.ts';
import css from './frame.module.css';

interface CardFrameProps {
  readonly rarity: Rarity;
  readonly children: ReactNode;
}

export const CardFrame = ({ rarity, children }: CardFrameProps) => (
  <span className={classes(css['frame'], css[rarity])} data-rarity={rarity}>
    <span className={css['outer']} />
    <span className={css['inner']} />
    <span className={css['face']}>{children}</span>
  </span>
);
