// BackTile: a card face down.

import { classes } from '../ui/index.ts';
import { CardBack } from './cardBack.tsx';
import css from './tile.module.css';

interface BackTileProps {
  readonly pose?: 'rest' | 'dimmed';
}

export const BackTile = ({ pose = 'rest' }: BackTileProps) => (
  <span className={classes(css['tile'], css[pose])} aria-hidden="true">
    <CardBack />
  </span>
);
