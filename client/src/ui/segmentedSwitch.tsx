// SegmentedSwitch: one of a few, side by side. Radio buttons underneath, so arrows and readers work.

import { useId, type ReactNode } from 'react';
import { classes } from './classes.ts';
import css from './segmented.module.css';

interface Segment<T extends string> {
  readonly value: T;
  readonly label: string;
  /** Shown instead of the label, which is then only heard. */
  readonly face?: ReactNode;
}

interface SegmentedSwitchProps<T extends string> {
  readonly label: string;
  readonly options: readonly Segment<T>[];
  /** Null where none is chosen yet. */
  readonly value: T | null;
  readonly onChange: (value: T) => void;
  /** Several to a line where one line is too narrow for all. */
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
