// SheetParts: what a sheet asks with: a choice of one or several, why it does not go on, and its foot.

import { type ReactNode, useId } from 'react';
import { Tick, VisuallyHidden } from '../ui/index.ts';
import css from './sheetParts.module.css';

interface InsideProps {
  readonly children: ReactNode;
}

/** What a sheet holds, one below the other. */
export const SheetBody = ({ children }: InsideProps) => <div className={css['body']}>{children}</div>;

/** What stays in reach of a thumb, however long the sheet is. */
export const SheetFoot = ({ children }: InsideProps) => <div className={css['foot']}>{children}</div>;

/** Why it was refused, or what is missing. */
export const Trouble = ({ children }: InsideProps) => (
  <p className={css['trouble']} role="alert">
    {children}
  </p>
);

interface ChoiceProps extends InsideProps {
  /** What is asked. */
  readonly label: string;
  /** It is heard alone: to the eye it stands there already. */
  readonly isHeard?: boolean;
}

/** Boxes or buttons under what is asked. */
export const Choice = ({ label, isHeard = false, children }: ChoiceProps) => (
  <fieldset className={css['choice']}>
    <legend>{isHeard ? <VisuallyHidden>{label}</VisuallyHidden> : label}</legend>
    {children}
  </fieldset>
);

interface OptionsProps<Key extends string> {
  readonly options: readonly {
    readonly key: Key;
    readonly name: string;
    /** What tells it from the others beside its name. */
    readonly note?: string;
  }[];
  readonly picked: readonly string[];
  /** One is picked instead of another; of several each by itself, so many at most. */
  readonly most: number;
  readonly onPick: (key: Key) => void;
}

/** What a choice is made of. */
export const Options = <Key extends string>({ options, picked, most, onPick }: OptionsProps<Key>) => {
  const group = useId();
  return options.map(({ key, name, note }) => {
    const isPicked = picked.includes(key);
    return (
      <label key={key}>
        <Tick
          type={most === 1 ? 'radio' : 'checkbox'}
          name={group}
          aria-label={note === undefined ? name : `${name}, ${note}`}
          checked={isPicked}
          disabled={most > 1 && !isPicked && picked.length >= most}
          onChange={() => onPick(key)}
        />
        <span className={css['option']}>
          <strong>{name}</strong>
          {note !== undefined && <span className={css['note']}>{note}</span>}
        </span>
      </label>
    );
  });
};
