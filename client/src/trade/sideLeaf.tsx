// SideLeaf: one side of a trade: its cards as tiles, its drakes in figures, or nothing.

import type { Catalogue } from '@dunmer/shared/cards';
import { CardTiles } from '../parts/index.ts';
import { useTradeText } from '../text/index.ts';
import { Panel } from '../ui/index.ts';
import { isNothing, type Side } from './sides.ts';
import css from './trade.module.css';

interface SideLeafProps {
  readonly title: string;
  readonly side: Side;
  readonly catalogue: Catalogue;
  /** What goes away is marked. */
  readonly goes?: boolean;
}

export const SideLeaf = ({ title, side, catalogue, goes = false }: SideLeafProps) => {
  const words = useTradeText();
  return (
    <Panel label={title} tone={goes ? 'strong' : 'plain'}>
      <h2>{title}</h2>
      {isNothing(side) && <p className={css['quiet']}>{words.nothing}</p>}
      {side.copies.length > 0 && <CardTiles label={title} copies={side.copies} catalogue={catalogue} />}
      {side.drakes > 0 && <p className={css['drakes']}>{words.drakes(side.drakes)}</p>}
    </Panel>
  );
};
