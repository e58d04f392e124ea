// Silhouette: the cut-paper picture of a card. The drawings come in their own chunk; until then the sky stands empty.

import { lazy, Suspense } from 'react';
import css from './silhouette.module.css';
import type { Picture } from './tileFace.ts';

const Drawn = lazy(() => import('./silhouettes/index.ts').then(({ Drawing }) => ({ default: Drawing })));

export const Silhouette = ({ picture }: { readonly picture: Picture }) => (
  <span className={css['sky']} aria-hidden="true">
    <Suspense fallback={null}>
      <Drawn picture={picture} />
    </Suspense>
  </span>
);
