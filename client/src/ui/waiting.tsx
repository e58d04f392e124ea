// Waiting: that something is under way, and how far it has come.

import type { ReactNode } from 'react';
import progressCss from './progress.module.css';
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

interface ProgressBarProps {
  readonly label: string;
  readonly part: number;
}

/** How far something has come, from 0 to 1. */
export const ProgressBar = ({ label, part }: ProgressBarProps) => (
  <div
    className={progressCss['progress']}
    role="progressbar"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={100}
    aria-valuenow={Math.round(part * 100)}
  >
    <div className={progressCss['done']} style={{ '--part': part }} />
  </div>
);
