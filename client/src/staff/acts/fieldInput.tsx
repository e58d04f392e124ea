// FieldInput: one thing that an act asks for, as what it is: a number, a name, one of a few, a person.

import { nameFault, tidyName } from '@dunmer/shared/protocol';
import { type BySeat, SEATS } from '@dunmer/shared/rules';
import { useState } from 'react';
import { useStaffText } from '../../text/index.ts';
import { SegmentedSwitch, TextField } from '../../ui/index.ts';
import css from './acts.module.css';
import type { Asking, BoundChoice, BoundField, BoundNumber } from './asking.ts';
import { PersonPick } from './personPick.tsx';

/** Where there is a keyboard anyway: a phone's own would hide what is to be read first. */
const FIRST = matchMedia('(hover: hover)').matches ? { 'data-focus-first': '' } : {};

interface FieldInputProps {
  readonly field: BoundField;
  readonly names: BySeat<string> | undefined;
  readonly onChange: (asking: Asking) => void;
}

const NumberInput = ({
  field,
  onChange,
}: {
  readonly field: BoundNumber;
  readonly onChange: FieldInputProps['onChange'];
}) => {
  const { fields, sheet } = useStaffText();
  const { name, value, min, max, put } = field;
  // What stands there is the person's: half a number is left as it is typed.
  const [typed, setTyped] = useState(Number.isNaN(value) ? '' : String(value));
  const isGood = Number.isSafeInteger(value) && value >= min && value <= max;
  return (
    <TextField
      label={fields[name]}
      value={typed}
      onChange={(next) => {
        setTyped(next);
        onChange(put(/^\d+$/.test(next.trim()) ? Number(next) : Number.NaN));
      }}
      inputMode="numeric"
      {...FIRST}
      autoComplete="off"
      error={typed !== '' && !isGood ? sheet.numberOdd(String(min), String(max)) : undefined}
    />
  );
};

const ChoiceInput = ({
  field,
  onChange,
}: {
  readonly field: BoundChoice;
  readonly onChange: FieldInputProps['onChange'];
}) => {
  const { fields, options } = useStaffText();
  const { name, value, put } = field;
  const words: Readonly<Record<string, string>> = options[name];
  return (
    <fieldset className={css['choice']}>
      <legend>{fields[name]}</legend>
      {field.options.map((option) => (
        <label key={option}>
          <input type="radio" name={name} checked={option === value} onChange={() => onChange(put(option))} />
          {words[option]}
        </label>
      ))}
    </fieldset>
  );
};

export const FieldInput = ({ field, names, onChange }: FieldInputProps) => {
  const { fields, sheet } = useStaffText();
  switch (field.ask) {
    case 'number':
      return <NumberInput field={field} onChange={onChange} />;
    case 'choice':
      return <ChoiceInput field={field} onChange={onChange} />;
    case 'person':
      return (
        <PersonPick label={fields[field.name]} value={field.value} onPick={(to) => onChange(field.put(to))} />
      );
    case 'yes':
      return (
        <label className={css['yes']}>
          <input type="checkbox" checked={field.value} onChange={() => onChange(field.put(!field.value))} />
          {fields[field.name]}
        </label>
      );
    case 'words':
      return (
        <TextField
          label={fields[field.name]}
          value={field.value}
          onChange={(name) => onChange(field.put(name))}
          autoComplete="off"
          maxLength={60}
          {...FIRST}
          error={field.value !== '' && nameFault(tidyName(field.value)) !== null ? sheet.nameOdd : undefined}
        />
      );
    case 'seat':
      return (
        <div className={css['seat']}>
          <p aria-hidden="true">{fields[field.name]}</p>
          <SegmentedSwitch
            label={fields[field.name]}
            value={field.value}
            options={SEATS.map((seat) => ({ value: seat, label: names?.[seat] ?? seat }))}
            onChange={(seat) => onChange(field.put(seat))}
          />
        </div>
      );
  }
};
