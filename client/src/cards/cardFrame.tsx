// CardFrame: the frame around a card, and its picture.

import type { Rarity } from '@dunmer/shared/cards';
import { lazy, type ReactNode, Suspense } from 'react';
import { classes } from '../ui/index.ts';
import css from './frame.module.css';
import type { Picture } from './tileFace.ts';

interface CardFrameProps {
  readonly rarity: Rarity;
  readonly children: ReactNode;
}

/** The edge of a card; the shape of its corners shows the rarity. */
export const CardFrame = ({ rarity, children }: CardFrameProps) => (
  <span className={classes(css['frame'], css[rarity])} data-rarity={rarity}>
    <span className={css['outer']} />
    <span className={css['inner']} />
    <span className={css['face']}>{children}</span>
  </span>
);

const NoDrawing = () => null;

// A card can be played without its picture, so a picture that fails to load must not break the table.
const Drawn = lazy(() =>
  import('./silhouettes/index.ts').then(
    ({ Drawing }) => ({ default: Drawing }),
    () => ({ default: NoDrawing }),
  ),
);

/** The cut-paper picture of a card. Pictures are not in the first load; until one is here, the sky is empty. */
export const Silhouette = ({ picture }: { readonly picture: Picture }) => (
  <span className={css['sky']} aria-hidden="true" data-picture={picture.art}>
    <Suspense fallback={null}>
      <Drawn picture={picture} />
    </Suspense>
  </span>
);
