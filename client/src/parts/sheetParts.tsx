// SheetParts: the parts of a sheet that asks something: a choice of one or several, why it can't go on, and its foot.

import { type ReactNode, useId } from 'react';
import { Tick, VisuallyHidden } from '../ui/index.ts';
import css from './sheetParts.module.css';

interface InsideProps {
  readonly children: ReactNode;
}

/** The contents of a sheet, one below the other. */
export const SheetBody = ({ children }: InsideProps) => <div className={css['body']}>{children}</div>;

/** The part of a sheet that stays in the thumb's reach, however long the sheet is. */
export const SheetFoot = ({ children }: InsideProps) => <div className={css['foot']}>{children}</div>;

/** Why an act was refused, or what is missing. */
export const Trouble = ({ children }: InsideProps) => (
  <p className={css['trouble']} role="alert">
    {children}
  </p>
);

interface ChoiceProps extends InsideProps {
  /** The question. */
  readonly label: string;
  /** Only screen readers get the label: it is visible elsewhere already. */
  readonly isHeard?: boolean;
}

/** Checkboxes or radio buttons under a question. */
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
    /** Tells the option from others of the same name. */
    readonly note?: string;
  }[];
  readonly picked: readonly string[];
  /** At 1, a pick replaces the one before; above 1, each option is picked by itself, up to this number. */
  readonly most: number;
  readonly onPick: (key: Key) => void;
}

/** The options of a choice. */
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
