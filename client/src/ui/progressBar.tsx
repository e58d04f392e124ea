// ProgressBar: how far something has come, from 0 to 1.

import css from './progress.module.css';

interface ProgressBarProps {
  readonly label: string;
  readonly part: number;
}

export const ProgressBar = ({ label, part }: ProgressBarProps) => (
  <div
    className={css['progress']}
    role="progressbar"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={100}
    aria-valuenow={Math.round(part * 100)}
  >
    <div className={css['done']} style={{ '--part': part }} />
  </div>
);
