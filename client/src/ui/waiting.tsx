// Waiting: that something is under way.

import type { ReactNode } from 'react';
import css from './waiting.module.css';

/** Three weights that rise in turn, and the line that says what is waited for. */
export const Spinner = () => (
  <span className={css['spinner']} aria-hidden="true">
    <i />
    <i />
    <i />
  </span>
);

export const Waiting = ({ children }: { readonly children: ReactNode }) => (
  <p className={css['waiting']} role="status">
    <Spinner />
    <span>{children}</span>
  </p>
);
