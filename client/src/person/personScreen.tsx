// PersonScreen: whose badge it is, what can be done with them, and what is under way with them already.

import { type Code, type HomeView, type PeopleInfo, readOf } from '@dunmer/shared/protocol';
import { Link, useLocation } from 'wouter';
import { partnerIn, standingOf } from '../contract/index.ts';
import { HomeButton, Screen } from '../frame/index.ts';
import { spellCode } from '../lobby/index.ts';
import { useHome, useList } from '../net/index.ts';
import { Reading } from '../parts/index.ts';
import { usePeopleText } from './peopleText.ts';
import { useText } from '../text/index.ts';
import { Button, Panel } from '../ui/index.ts';
import css from './person.module.css';

type Person = PeopleInfo['people'][number];

/** Returns why nothing can be done with them; null when something can. */
function useObstacle(person: Person, home: HomeView): string | null {
  const { badge } = usePeopleText();
  if (home.me.person === person.person) return badge.self;
  return person.trades && home.me.trades ? null : badge.notTrader;
}

const Ways = ({ code }: { readonly code: Code }) => {
  const { badge } = usePeopleText();
  const ways = [
    [`/contract/new/${code}`, badge.contract, badge.contractHint],
    [`/challenge/${code}`, badge.challenge, badge.challengeHint],
    [`/trade/new/${code}`, badge.trade, badge.tradeHint],
  ] as const;
  return (
    <section className={css['ways']} aria-label={badge.ask}>
      <h2>{badge.ask}</h2>
      <ul className={css['people']}>
        {ways.map(([path, name, hint]) => (
          <li key={path}>
            <Link href={path} className={css['way']}>
              <span className={css['name']}>{name}</span>
              <span className={css['note']}>{hint}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};

const Open = ({ home, person }: { readonly home: HomeView; readonly person: Person }) => {
  const { badge } = usePeopleText();
  const { home: text } = useText();
  const shared = home.contracts.filter((contract) => partnerIn(contract).person === person.person);
  if (shared.length === 0) return null;
  return (
    <section className={css['ways']} aria-label={badge.open}>
      <h2>{badge.open}</h2>
      <ul className={css['people']}>
        {shared.map((contract) => (
          <li key={contract.contract}>
            <Link href={`/contract/${contract.contract}`} className={css['way']}>
              <span className={css['name']}>{text.sum(contract.sum)}</span>
              <span className={css['note']}>{standingOf(contract, text)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};

const Found = ({ person, home }: { readonly person: Person; readonly home: HomeView }) => {
  const { badge } = usePeopleText();
  const [, go] = useLocation();
  const obstacle = useObstacle(person, home);
  const isStopped = obstacle === null && home.me.frozen;
  return (
    <>
      <Panel label={person.name}>
        <div className={css['who']}>
          <p className={css['name']}>{person.name}</p>
          <p className={css['code']}>{spellCode(person.code)}</p>
        </div>
        {obstacle !== null && <p role="note">{obstacle}</p>}
        {isStopped && <p role="note">{badge.stopped}</p>}
        {home.me.person === person.person && <Button onClick={() => go('/code')}>{badge.myCode}</Button>}
      </Panel>
      {obstacle === null && !isStopped && <Ways code={person.code} />}
      {obstacle === null && <Open home={home} person={person} />}
    </>
  );
};

export const PersonScreen = ({ code }: { readonly code: Code }) => {
  const { badge } = usePeopleText();
  const home = useHome();
  // Only people who have joined may ask whose badge it is.
  const isKnown = home !== null && home !== undefined;
  const list = useList(isKnown ? readOf('peopleOfCode', { code }) : null, home?.version ?? 0);
  if (home === null) {
    return (
      <Screen title={badge.title} back="/" action={<HomeButton />}>
        <Panel tone="strong">
          <p className={css['code']}>{spellCode(code)}</p>
          <p role="note">{badge.stranger}</p>
        </Panel>
      </Screen>
    );
  }
  return (
    <Screen title={badge.title} back="/">
      <Reading list={list} unknown={badge.unknown}>
        {({ people: [person] }) =>
          person === undefined || home === undefined ? (
            <p role="alert">{badge.unknown}</p>
          ) : (
            <Found person={person} home={home} />
          )
        }
      </Reading>
    </Screen>
  );
};
