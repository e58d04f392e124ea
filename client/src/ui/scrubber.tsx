// Scrubber: a place in a sequence of steps, to see and to drag.

import css from './scrubber.module.css';

interface ScrubberProps {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  /** What the place is called aloud, in words rather than numbers. */
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
