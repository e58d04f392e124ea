// Fields: the kinds of fields in the sheets of acts: how a value is shown, when it can be sent, and its input.

import type { PersonId } from '@dunmer/shared/protocol';
import { type Seat, SEATS } from '@dunmer/shared/rules';
import { useState } from 'react';
import { useStaffText } from '../staffText.ts';
import { SegmentedSwitch, TextField, Tick } from '../../ui/index.ts';
import css from './acts.module.css';
import { firstInside, focusFirst } from './focusFirst.ts';
import type { Taker } from './form.ts';
import {
  type At,
  type ChoiceName,
  type Field,
  field,
  type FieldName,
  type Has,
  type InputProps,
  type Kind,
  labelled,
  own,
} from './field.ts';
import { PersonPick } from './personPick.tsx';

interface Bounds {
  readonly min: number;
  readonly max: number;
}

const isWithin = (value: number, { min, max }: Bounds): boolean =>
  Number.isSafeInteger(value) && value >= min && value <= max;
const numberIn = (said: string): number => (/^\d+$/.test(said.trim()) ? Number(said) : Number.NaN);

const NumberInput = ({ labelOf, said, onSay, min, max }: InputProps & Bounds) => {
  const text = useStaffText();
  const bounds = { min, max };
  // The typed text is kept apart from the value, so that half a number stays as it is typed.
  const [typed, setTyped] = useState(said);
  const isOdd = typed !== '' && !isWithin(numberIn(typed), bounds);
  return (
    <TextField
      label={labelOf(text)}
      value={typed}
      onChange={(next) => {
        setTyped(next);
        onSay(next);
      }}
      inputMode="numeric"
      {...focusFirst()}
      autoComplete="off"
      error={isOdd ? text.numberOdd(min, max) : undefined}
    />
  );
};

/** A whole number within bounds; NaN while the text is not a number. */
const numberFrom = (bounds: Bounds): Kind<number> => ({
  ask: 'number',
  say: (value) => (Number.isNaN(value) ? '' : String(value)),
  parse: numberIn,
  isGood: (value) => isWithin(value, bounds),
  input: (props) => <NumberInput {...props} {...bounds} />,
});

const YesInput = ({ labelOf, said, onSay }: InputProps) => (
  <label className={css['yes']}>
    <Tick checked={said === 'yes'} onChange={() => onSay(said === 'yes' ? 'no' : 'yes')} />
    {labelOf(useStaffText())}
  </label>
);

const switched: Kind<boolean> = {
  ask: 'yes',
  say: (value) => (value ? 'yes' : 'no'),
  parse: (said) => said === 'yes',
  isGood: () => true,
  input: (props) => <YesInput {...props} />,
};

const SeatInput = ({ labelOf, said, names, onSay }: InputProps) => {
  const label = labelOf(useStaffText());
  return (
    <div className={css['seat']} ref={firstInside}>
      <p aria-hidden="true">{label}</p>
      <SegmentedSwitch
        label={label}
        value={said}
        options={SEATS.map((seat) => ({ value: seat, label: names?.[seat] ?? seat }))}
        onChange={onSay}
      />
    </div>
  );
};

/** Null until a seat is chosen. */
const seated: Kind<Seat | null> = {
  ask: 'seat',
  say: (value) => value ?? '',
  parse: (said) => SEATS.find((seat) => seat === said),
  isGood: () => true,
  input: (props) => <SeatInput {...props} />,
};

const STORE = 'store';

const TakerInput = ({ labelOf, said, onSay }: InputProps) => (
  <PersonPick
    label={labelOf(useStaffText())}
    value={said === STORE ? null : said === '' ? undefined : said}
    onPick={(person) => onSay(person ?? STORE)}
  />
);

/** Null means the store of the event, undefined that nobody is chosen yet. */
const taking: Kind<Taker> = {
  ask: 'person',
  say: (value) => (value === null ? STORE : (value ?? '')),
  parse: (said): PersonId | null => (said === STORE ? null : said),
  isGood: () => true,
  input: (props) => <TakerInput {...props} />,
};

interface ChoiceProps extends InputProps {
  readonly of: ChoiceName;
  readonly options: readonly string[];
}

const ChoiceInput = ({ name, labelOf, said, onSay, of, options }: ChoiceProps) => {
  const text = useStaffText();
  const words: Readonly<Record<string, string>> = text.options[of];
  return (
    <fieldset className={css['choice']}>
      <legend>{labelOf(text)}</legend>
      {options.map((option) => (
        <label key={option}>
          <Tick type="radio" name={name} checked={option === said} onChange={() => onSay(option)} />
          {words[option]}
        </label>
      ))}
    </fieldset>
  );
};

/** One of a few options; any other text changes nothing. */
const oneOf = <Value extends string>(of: ChoiceName, options: readonly Value[]): Kind<Value> => ({
  ask: 'choice',
  say: (value) => value,
  parse: (said) => options.find((option) => option === said),
  isGood: () => true,
  input: (props) => <ChoiceInput {...props} of={of} options={options} />,
});

export const number = <Name extends FieldName, F extends Has<Name, number>>(
  name: Name,
  min: number,
  max: number,
): Field<F> => own(name, numberFrom({ min, max }), labelled(name));

export const yes = <Name extends FieldName, F extends Has<Name, boolean>>(name: Name): Field<F> =>
  own(name, switched, labelled(name));

export const winner = <F extends Has<'winner', Seat | null>>(): Field<F> =>
  own('winner', seated, labelled('winner'));

export const taker = <F extends Has<'to', Taker>>(): Field<F> => own('to', taking, labelled('to'));

export const choice = <F, Value extends string>(
  name: ChoiceName,
  options: readonly Value[],
  at: At<F, Value>,
  isShown?: Field<F>['isShown'],
): Field<F> => field(name, { kind: oneOf(name, options), labelOf: labelled(name), at, isShown });

/** A number field whose value is kept in a special place of the facts. */
export const numberAt = <F,>(name: FieldName, bounds: Bounds, at: At<F, number>): Field<F> =>
  field(name, { kind: numberFrom(bounds), labelOf: labelled(name), at });
