// ProgressBar, Scrubber: the progress of something, from 0 to 1; and a position in a sequence of steps that can be
// dragged.

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

interface ScrubberProps {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  /** The position in words, for screen readers, rather than as a number. */
  readonly valueText: string;
  readonly onChange: (value: number) => void;
}

export const Scrubber = ({ label, value, max, valueText, onChange }: ScrubberProps) => (
  <input
    type="range"
    className={css['scrubber']}
    aria-label={label}
    aria-valuetext={valueText}
    min={0}
    max={max}
    step={1}
    value={value}
    style={{ '--part': `${max === 0 ? 0 : (100 * value) / max}%` }}
    onChange={(event) => onChange(event.target.valueAsNumber)}
  />
);
