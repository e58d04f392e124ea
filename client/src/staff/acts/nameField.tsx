// NameField: the field for somebody's name, which says who is called so already: two of staff may add the same person.

import { foldedName, nameFault, readOf, tidyName } from '@dunmer/shared/protocol';
import { useState } from 'react';
import { useList } from '../../net/index.ts';
import { spellCode } from '../codes.ts';
import { useVersion } from '../shell/hooks.ts';
import { useStaffText } from '../staffText.ts';
import { TextField } from '../../ui/index.ts';
import { type Field, type Has, type InputProps, type Kind, labelled, own } from './field.ts';
import { focusFirst } from './focusFirst.ts';

const NameInput = ({ labelOf, said, onSay }: InputProps) => {
  const text = useStaffText();
  // Whoever is renamed is no namesake of their own.
  const [first] = useState(said);
  const list = useList(readOf('staffPeople', {}), useVersion());
  const people = list.at === 'here' && foldedName(said) !== foldedName(first) ? list.value : [];
  const namesake = people.find(({ name }) => foldedName(name) === foldedName(said));
  return (
    <TextField
      label={labelOf(text)}
      value={said}
      onChange={onSay}
      autoComplete="off"
      maxLength={60}
      {...focusFirst()}
      {...(namesake === undefined ? {} : { hint: text.namesake(namesake.name, spellCode(namesake.code)) })}
      error={said !== '' && nameFault(tidyName(said)) !== null ? text.nameOdd : undefined}
    />
  );
};

const named: Kind<string> = {
  ask: 'words',
  say: (value) => value,
  parse: (said) => said,
  isGood: (value) => nameFault(tidyName(value)) === null,
  input: (props) => <NameInput {...props} />,
};

export const words = <F extends Has<'name', string>>(): Field<F> => own('name', named, labelled('name'));
