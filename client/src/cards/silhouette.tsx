// Silhouette: the cut-paper picture of a card. Pictures come apart from the first load; until then the sky stands
// empty.

import { lazy, Suspense } from 'react';
import css from './silhouette.module.css';
import type { Picture } from './tileFace.ts';

const NoDrawing = () => null;

// A card without its picture can be played; a picture that fails must not take the table with it.
const Drawn = lazy(() =>
  import('./silhouettes/index.ts').then(
    ({ Drawing }) => ({ default: Drawing }),
    () => ({ default: NoDrawing }),
  ),
);

export const Silhouette = ({ picture }: { readonly picture: Picture }) => (
  <span className={css['sky']} aria-hidden="true" data-picture={picture.art}>
    <Suspense fallback={null}>
      <Drawn picture={picture} />
    </Suspense>
  </span>
);
