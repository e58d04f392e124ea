// PeopleRows: people in a list, and what it says about each.

import { type MeInfo, readOf, type StaffPerson } from '@dunmer/shared/protocol';
import { useState } from 'react';
import { useList, useMe } from '../../net/index.ts';
import { Reading } from '../../parts/index.ts';
import { useLang } from '../../text/index.ts';
import { useStaffText } from '../staffText.ts';
import { Button } from '../../ui/index.ts';
import { ActsAt } from '../acts/actButtons.tsx';
import { byName, Found } from '../lists/found.tsx';
import { PickBar, PickBox, usePicked } from '../lists/picked.tsx';
import { type Column, Rows } from '../lists/rows.tsx';
import { spellCode } from '../codes.ts';
import { useVersion } from '../shell/hooks.ts';
import { AddManySheet } from './addManySheet.tsx';
import css from './people.module.css';
import { Picked } from './picked.tsx';

/** Returns a function that says who somebody is: their role, and whether they trade. */
export const useRole = (): ((person: StaffPerson) => string) => {
  const { people, options } = useStaffText();
  return ({ staff, trades }) => {
    if (staff === null) return people.trader;
    return trades ? people.staffTrader(options.staff[staff]) : options.staff[staff];
  };
};

export const PersonMarks = ({ person }: { readonly person: StaffPerson }) => {
  const { people } = useStaffText();
  if (person.match === null && !person.frozen && !person.pinRests) return null;
  return (
    <span className={css['marks']}>
      {person.match !== null && <span>{people.playing}</span>}
      {person.frozen && <span className={css['frozen']}>{people.frozen}</span>}
      {person.pinRests && <span className={css['frozen']}>{people.pinRests}</span>}
    </span>
  );
};

const wordsOf = ({ name, code }: StaffPerson): readonly string[] => [name, code];

const People = ({ all, me }: { readonly all: readonly StaffPerson[]; readonly me: MeInfo }) => {
  const { people: text, lists, newcomers } = useStaffText();
  const lang = useLang();
  const roleOf = useRole();
  const { picked, toggle, pickAll, clear } = usePicked();
  const pick = ({ person, name }: StaffPerson) => (
    <PickBox label={lists.pick(name)} isPicked={picked.has(person)} onToggle={() => toggle(person)} />
  );
  const columns: readonly Column<StaffPerson>[] = [
    { id: 'name', label: text.name, render: ({ name }) => name },
    { id: 'code', label: text.code, render: ({ code }) => spellCode(code) },
    { id: 'role', label: text.role, render: roleOf },
    { id: 'link', label: text.link, render: ({ link }) => text.links[link] },
    {
      id: 'purse',
      label: text.purse,
      look: 'number',
      render: ({ hidden, purse, trades }) => {
        if (hidden) return text.hidden;
        return purse === null || !trades ? null : text.sum(purse);
      },
    },
    {
      id: 'held',
      label: text.held,
      look: 'number',
      render: ({ held }) => (held === 0 ? null : text.sum(held)),
    },
    { id: 'deck', label: text.deck, look: 'number', render: ({ deck, trades }) => (trades ? deck : null) },
    { id: 'marks', label: text.match, render: (person) => <PersonMarks person={person} /> },
    { id: 'pick', label: lists.choice, look: 'act', render: pick },
  ];
  const sorted = byName(lang, all, ({ name }) => name);
  const undealt = sorted.filter(({ trades, deck }) => trades && deck === 0);
  const [isAdding, setAdding] = useState(false);
  const tools = (
    <>
      <ActsAt place="people" there={null} about="" weight="primary" />
      {me.staff === 'organiser' && <Button onClick={() => setAdding(true)}>{newcomers.title}</Button>}
      {isAdding && <AddManySheet me={me} all={all} onPick={pickAll} onClose={() => setAdding(false)} />}
    </>
  );
  const pickThese = (people: readonly StaffPerson[]) => pickAll(people.map(({ person }) => person));
  const ways = undealt.length > 0 && (
    <Button weight="quiet" onClick={() => pickThese(undealt)}>
      {text.withoutDeck}
    </Button>
  );
  return (
    <Found rows={sorted} wordsOf={wordsOf} empty={text.empty} tools={tools}>
      {(found) => (
        <>
          <PickBar count={picked.size} ways={ways} onClear={clear} onAll={() => pickThese(found)}>
            <Picked me={me} picked={sorted.filter(({ person }) => picked.has(person))} />
          </PickBar>
          <Rows
            label={`${text.title}, ${lists.count(found.length, all.length)}`}
            columns={columns}
            rows={found}
            keyOf={({ person }) => person}
            hrefOf={({ person }) => `/staff/people/${person}`}
            isMarked={({ frozen }) => frozen}
          />
        </>
      )}
    </Found>
  );
};

/** Everybody at the event: to search, to add to, and to deal starting decks to. */
export const PeopleRows = () => {
  const me = useMe();
  const list = useList(readOf('staffPeople', {}), useVersion());
  return <Reading list={list}>{(all) => me !== null && <People all={all} me={me} />}</Reading>;
};
