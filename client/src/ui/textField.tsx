// TextField, TextArea, PinField: a line of text to type, several lines, and a PIN; each with its name, a hint, and what
// is wrong with it.

import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { classes } from './classes.ts';
import css from './textField.module.css';

interface Labels {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
}

interface Described {
  readonly id: string;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby'?: string;
}

interface LabelledProps extends Labels {
  readonly className?: string | undefined;
  /** Returns what is typed into. */
  readonly children: (described: Described) => ReactNode;
}

const Labelled = ({ label, hint, error, className, children }: LabelledProps) => {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const notes = classes(hint !== undefined && hintId, error !== undefined && errorId);
  return (
    <div className={classes(css['field'], className)}>
      <label className={css['label']} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        'aria-invalid': error !== undefined,
        ...(notes === '' ? {} : { 'aria-describedby': notes }),
      })}
      {hint !== undefined && (
        <p id={hintId} className={css['hint']}>
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p id={errorId} className={css['error']} role="alert">
          {error}
        </p>
      )}
    </div>
  );
};

interface TextFieldProps
  extends Labels, Omit<InputHTMLAttributes<HTMLInputElement>, 'style' | 'onChange' | 'value' | 'id'> {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** `code` spaces the letters widely, for codes that are read aloud and typed. */
  readonly look?: 'words' | 'code';
  readonly ref?: Ref<HTMLInputElement>;
}

export const TextField = ({
  label,
  value,
  onChange,
  hint,
  error,
  look = 'words',
  className,
  ...rest
}: TextFieldProps) => (
  <Labelled label={label} hint={hint} error={error} className={className}>
    {(described) => (
      <input
        {...rest}
        {...described}
        className={classes(css['input'], look === 'code' && css['code'])}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    )}
  </Labelled>
);

interface TextAreaProps extends Labels {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** How many lines are shown at first. */
  readonly rows?: number;
}

export const TextArea = ({ value, onChange, rows = 3, ...labels }: TextAreaProps) => (
  <Labelled {...labels}>
    {(described) => (
      <textarea
        {...described}
        className={classes(css['input'], css['lines'])}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        rows={rows}
      />
    )}
  </Labelled>
);

const DIGITS = 4;

/** Tells whether `pin` is four digits. */
export const isPin = (pin: string): boolean => /^[0-9]{4}$/.test(pin);

interface PinFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (pin: string) => void;
  readonly error?: string | undefined;
}

export const PinField = ({ label, value, onChange, error }: PinFieldProps) => (
  <TextField
    label={label}
    look="code"
    value={value}
    onChange={(typed) => onChange(typed.replaceAll(/\D/g, '').slice(0, DIGITS))}
    error={error}
    inputMode="numeric"
    autoComplete="off"
    enterKeyHint="done"
  />
);
