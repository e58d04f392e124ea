// PersonPage: one person: who they are, their link and badge, money, deck and statement, and the acts of an
// organiser.

import { type EventInfo, type PersonId, type StaffPerson, readOf } from '@dunmer/shared/protocol';
import { useState } from 'react';
import { Link } from 'wouter';
import { useList, useMe } from '../../net/index.ts';
import { Reading } from '../../parts/index.ts';
import { useStaffText } from '../staffText.ts';
import { Button, Panel, Sheet } from '../../ui/index.ts';
import { ActsAt } from '../acts/actButtons.tsx';
import { CopyRows } from '../cards/copyRows.tsx';
import { PersonIntrigue } from '../intrigue/personIntrigue.tsx';
import { Paper } from '../paper/paper.tsx';
import { PersonPledges } from '../pledges/personPledges.tsx';
import { Desk } from '../shell/desk.tsx';
import { spellCode } from '../codes.ts';
import { useVersion } from '../shell/hooks.ts';
import css from './people.module.css';
import { PersonMarks, useRole } from './peopleRows.tsx';
import { PersonDebts } from './personDebts.tsx';
import { Statement } from './statement.tsx';

interface PartProps {
  readonly who: StaffPerson;
}

/** Shows only the name of somebody in whose match the reader has an interest: the acts on them are for others. */
const Identity = ({ who }: PartProps) => {
  const { people, paper } = useStaffText();
  const [badge, setBadge] = useState(false);
  const { person, name, code, hidden } = who;
  const isSelf = useMe()?.person === person;
  return (
    <section className={css['part']} aria-label={people.identity}>
      <h2>{people.identity}</h2>
      <p>
        {people.link}: {people.links[who.link]}
      </p>
      <div className={css['buttons']}>
        {!hidden && <ActsAt place="person" there={{ who, isSelf }} about={name} />}
        <Button onClick={() => setBadge(true)}>{people.badge}</Button>
      </div>
      {badge && (
        <Sheet
          open
          onClose={() => setBadge(false)}
          title={paper.badge}
          closeLabel={people.close}
          place="middle"
        >
          <Paper kind="badge" name={name} path={`/p/${code}`} code={code} onClose={() => setBadge(false)} />
        </Sheet>
      )}
    </section>
  );
};

const Money = ({ who, event }: PartProps & { readonly event: EventInfo }) => {
  const { people } = useStaffText();
  const { name, purse, held } = who;
  return (
    <section className={css['part']} aria-label={people.money}>
      <h2>{people.money}</h2>
      {event.settings.money === 'table' || purse === null ? (
        <p>{people.onTable}</p>
      ) : (
        <>
          <p>
            {people.purse}: <strong>{people.sum(purse)}</strong>
            {held > 0 && `. ${people.held}: ${people.sum(held)}`}
          </p>
          <div className={css['buttons']}>
            <ActsAt place="purse" there={{ who, drakes: purse }} about={name} />
          </div>
        </>
      )}
    </section>
  );
};

const Person = ({ who, event }: PartProps & { readonly event: EventInfo }) => {
  const { people } = useStaffText();
  const role = useRole()(who);
  const { hidden } = who;
  return (
    <>
      <p className={css['who']}>
        <strong>{spellCode(who.code)}</strong>
        <span>{role}</span>
        <PersonMarks person={who} />
        {who.match !== null && <Link href={`/staff/match/${who.match}`}>{people.match}</Link>}
      </p>
      <div className={css['parts']}>
        <Identity who={who} />
        {who.trades && !hidden && <Money who={who} event={event} />}
        {who.trades && !hidden && event.settings.promises !== undefined && <PersonPledges who={who} />}
        {who.trades && !hidden && event.settings.intrigue !== undefined && (
          <PersonIntrigue who={who} settings={event.settings} />
        )}
        {who.debts.length > 0 && !hidden && <PersonDebts who={who} />}
      </div>
      {hidden && (
        <Panel tone="strong">
          <p role="status">{people.seated(who.name)}</p>
        </Panel>
      )}
      {who.trades && !hidden && (
        <>
          <section className={css['part']} aria-label={people.deckTitle}>
            <h2>{people.deckTitle}</h2>
            <ActsAt place="deck" there={{ who }} about={who.name} />
            <CopyRows owner={who.person} empty={people.noCards} />
          </section>
          <section className={css['part']} aria-label={people.statement}>
            <h2>{people.statement}</h2>
            <Statement person={who.person} />
          </section>
        </>
      )}
    </>
  );
};

const Body = ({ id, event }: { readonly id: PersonId; readonly event: EventInfo }) => {
  const { people } = useStaffText();
  const list = useList(readOf('staffPerson', { id }), useVersion());
  return (
    <Reading list={list} unknown={people.unknown}>
      {(who) => (
        <>
          <h2 className={css['name']}>{who.name}</h2>
          <Person who={who} event={event} />
        </>
      )}
    </Reading>
  );
};

export const PersonPage = ({ id }: { readonly id: PersonId }) => {
  const { people } = useStaffText();
  return (
    <Desk section="people" title={people.title} back={{ path: '/staff/people', label: people.back }}>
      {({ event }) => <Body id={id} event={event} />}
    </Desk>
  );
};
