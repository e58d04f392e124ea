// ChooseScreen: chooses a trader to deal with: by the code of a badge, by name, or from those met before. Other
// parameters of the address are passed on.

import { isCode, type PeopleInfo, tidyCode, tidyName, readOf } from '@dunmer/shared/protocol';
import { useDeferredValue, useState } from 'react';
import { Link, useSearchParams } from 'wouter';
import { Screen } from '../frame/index.ts';
import { useList } from '../net/index.ts';
import { codeAmong, Reading, WithHome } from '../parts/index.ts';
import { usePeopleText } from './peopleText.ts';
import { TextField, Quiet } from '../ui/index.ts';
import css from './person.module.css';

const MOST = 20;

type Person = PeopleInfo['people'][number];

/** The parameter with the typed text, so that somebody who comes back finds it. */
const TYPED = 'q';

/** If a card to give is chosen already, leads straight to the trade. */
function pathTo(code: string, asked: URLSearchParams): string {
  const rest = new URLSearchParams(asked);
  rest.delete(TYPED);
  return rest.has('give') ? `/trade/new/${code}?${rest.toString()}` : `/p/${code}`;
}

interface PeopleProps {
  readonly label: string;
  readonly people: readonly Person[];
  /** Tells people of one name apart. */
  readonly codeOf: (person: Person) => string | null;
}

const People = ({ label, people, codeOf }: PeopleProps) => {
  const { choose } = usePeopleText();
  const [asked] = useSearchParams();
  if (people.length === 0) return null;
  return (
    <section className={css['ways']} aria-label={label}>
      <h2>{label}</h2>
      <ul className={css['people']}>
        {people.map((each) => (
          <li key={each.person}>
            <Link href={pathTo(each.code, asked)} className={css['person']}>
              <span className={css['name']}>{each.name}</span>
              {codeOf(each) !== null && <span className={css['note']}>{codeOf(each)}</span>}
              {!each.trades && <span className={css['note']}>{choose.notTrader}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};

const Found = ({ typed, version }: { readonly typed: string; readonly version: number }) => {
  const { choose } = usePeopleText();
  const wanted = useDeferredValue(typed);
  const code = tidyCode(wanted);
  const read = isCode(code) ? readOf('peopleOfCode', { code }) : readOf('peopleNamed', { name: wanted });
  const list = useList(read, version);
  return (
    <Reading list={list} unknown={choose.none}>
      {({ people }) => (
        <>
          <People label={choose.met} people={people.filter(({ met }) => met)} codeOf={codeAmong(people)} />
          <People
            label={wanted === '' ? choose.others : choose.found}
            people={people.filter(({ met }) => !met)}
            codeOf={codeAmong(people)}
          />
          {people.length === 0 && <Quiet>{wanted === '' ? choose.nobodyMet : choose.none}</Quiet>}
          {people.length === MOST && wanted !== '' && <Quiet>{choose.more}</Quiet>}
        </>
      )}
    </Reading>
  );
};

export const ChooseScreen = () => {
  const { choose } = usePeopleText();
  const [asked, setAsked] = useSearchParams();
  const [typed, setTyped] = useState(asked.get(TYPED) ?? '');
  const type = (text: string): void => {
    setTyped(text);
    const next = new URLSearchParams(asked);
    if (text === '') next.delete(TYPED);
    else next.set(TYPED, text);
    setAsked(next, { replace: true });
  };
  return (
    <WithHome title={choose.title}>
      {({ version }) => (
        <Screen title={choose.title} back="/">
          <TextField
            label={choose.field}
            hint={choose.hint}
            value={typed}
            onChange={type}
            autoComplete="off"
            spellCheck={false}
            maxLength={60}
            enterKeyHint="search"
          />
          <Found typed={tidyName(typed)} version={version} />
        </Screen>
      )}
    </WithHome>
  );
};
