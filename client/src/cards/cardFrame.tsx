// CardFrame: what stands around a card, and its picture.

import type { Rarity } from '@dunmer/shared/cards';
import { lazy, type ReactNode, Suspense } from 'react';
import { classes } from '../ui/index.ts';
import css from './frame.module.css';
import type { Picture } from './tileFace.ts';

interface CardFrameProps {
  readonly rarity: Rarity;
  readonly children: ReactNode;
}

/** The edge of a card, its corners cut by rarity. */
export const CardFrame = ({ rarity, children }: CardFrameProps) => (
  <span className={classes(css['frame'], css[rarity])} data-rarity={rarity}>
    <span className={css['outer']} />
    <span className={css['inner']} />
    <span className={css['face']}>{children}</span>
  </span>
);

const NoDrawing = () => null;

// A card without its picture can be played; a picture that fails must not take the table with it.
const Drawn = lazy(() =>
  import('./silhouettes/index.ts').then(
    ({ Drawing }) => ({ default: Drawing }),
    () => ({ default: NoDrawing }),
  ),
);

/** The cut-paper picture of a card. Pictures come apart from the first load; until then the sky stands empty. */
export const Silhouette = ({ picture }: { readonly picture: Picture }) => (
  <span className={css['sky']} aria-hidden="true" data-picture={picture.art}>
    <Suspense fallback={null}>
      <Drawn picture={picture} />
    </Suspense>
  </span>
);
