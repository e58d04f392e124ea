// Fold: a list under its title, folded away until it is asked for; nothing to see where there is nothing.

import type { ReactNode } from 'react';
import css from './fold.module.css';

interface FoldProps {
  readonly title: string;
  readonly count: number;
  /** `<li>` with what it is about as `<strong>`, and beside it, with `much`, how much. */
  readonly children: ReactNode;
}

export const Fold = ({ title, count, children }: FoldProps) =>
  count === 0 ? null : (
    <details className={css['fold']}>
      <summary>{title}</summary>
      <ul className={css['lines']}>{children}</ul>
    </details>
  );

/** Beside the first line of an entry. */
export const Much = ({ children }: { readonly children: ReactNode }) => (
  <span className={css['much']}>{children}</span>
);

/** Below it. */
export const Small = ({ children }: { readonly children: ReactNode }) => (
  <span className={css['small']}>{children}</span>
);
