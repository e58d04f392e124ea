// TextField, PinField: a line of text to type, with its name, a hint, and what is wrong with it; and the field for a
// PIN.

import { useId, type InputHTMLAttributes, type Ref } from 'react';
import { classes } from './classes.ts';
import css from './textField.module.css';

interface TextFieldProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'style' | 'onChange' | 'value' | 'id'
> {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
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
}: TextFieldProps) => {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const notes = classes(hint !== undefined && hintId, error !== undefined && errorId);
  return (
    <div className={classes(css['field'], className)}>
      <label className={css['label']} htmlFor={id}>
        {label}
      </label>
      <input
        {...rest}
        id={id}
        className={classes(css['input'], look === 'code' && css['code'])}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-invalid={error !== undefined}
        {...(notes === '' ? {} : { 'aria-describedby': notes })}
      />
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
