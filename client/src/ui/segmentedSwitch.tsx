// SegmentedSwitch: picks one of a few options, side by side. Made of radio buttons, so arrow keys and screen readers
// work.

import { useId, type ReactNode } from 'react';
import { classes } from './classes.ts';
import css from './segmented.module.css';

interface Segment<T extends string> {
  readonly value: T;
  readonly label: string;
  /** Shown instead of the label, which only screen readers get then. */
  readonly face?: ReactNode;
}

interface SegmentedSwitchProps<T extends string> {
  readonly label: string;
  readonly options: readonly Segment<T>[];
  /** Null when none is chosen yet. */
  readonly value: T | null;
  readonly onChange: (value: T) => void;
  /** The number of columns, when one line is too narrow for all options. */
  readonly columns?: number | undefined;
}

export const SegmentedSwitch = <T extends string>({
  label,
  options,
  value,
  onChange,
  columns,
}: SegmentedSwitchProps<T>) => {
  const name = useId();
  return (
    <div
      className={classes(css['segmented'], columns !== undefined && css['lines'])}
      role="radiogroup"
      aria-label={label}
      style={{ '--columns': columns }}
    >
      {options.map((option) => (
        <label
          key={option.value}
          className={css['option']}
          title={option.face === undefined ? undefined : option.label}
        >
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            {...(option.face === undefined ? {} : { 'aria-label': option.label })}
          />
          <span className={css['face']}>{option.face ?? option.label}</span>
        </label>
      ))}
    </div>
  );
};
