// PersonPick: finds a person of the event by name or code, or picks the event's store.

import { type PersonId, readOf, type StaffPerson } from '@dunmer/shared/protocol';
import { useId, useState } from 'react';
import { useFloor, useList } from '../../net/index.ts';
import { codeAmong, find, Reading } from '../../parts/index.ts';
import { useStaffText } from '../staffText.ts';
import { TextField, Tick } from '../../ui/index.ts';
import css from './acts.module.css';
import { focusFirst } from './focusFirst.ts';
import type { Taker } from './form.ts';

interface PersonPickProps {
  readonly label: string;
  readonly value: Taker;
  readonly onPick: (person: PersonId | null) => void;
}

const MOST = 6;

export const PersonPick = ({ label, value, onPick }: PersonPickProps) => {
  const { sheet } = useStaffText();
  const name = useId();
  const [typed, setTyped] = useState('');
  const list = useList(readOf('staffPeople', {}), useFloor()?.floor.version ?? 0);
  const option = (person: PersonId | null, words: string) => (
    <label key={person ?? ''}>
      <Tick type="radio" name={name} checked={person === value} onChange={() => onPick(person)} />
      {words}
    </label>
  );
  return (
    <fieldset className={css['choice']}>
      <legend>{label}</legend>
      {option(null, sheet.store)}
      <TextField label={sheet.pick} value={typed} onChange={setTyped} autoComplete="off" {...focusFirst()} />
      <Reading list={list}>
        {(people) => {
          const traders = people.filter(({ trades }) => trades);
          const found = find(traders, typed, (each) => [each.name, each.code]);
          const chosen = traders.filter(({ person }) => person === value);
          const shown = typed === '' ? chosen : found.slice(0, MOST);
          const codeOf = codeAmong(traders);
          const named = (each: StaffPerson) =>
            [each.name, codeOf(each)].filter((part) => part !== null).join(', ');
          return shown.map((each) => option(each.person, named(each)));
        }}
      </Reading>
    </fieldset>
  );
};
