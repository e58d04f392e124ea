// TextField: a line to write on, with its name, a hint, and what is wrong with it.

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
  /** `code` sets letters wide apart, for what is read aloud and typed. */
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
