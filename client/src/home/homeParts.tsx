// HomeParts: the parts of everybody's first page.

import type { HomeView, MeInfo } from '@dunmer/shared/protocol';
import { Link, useLocation } from 'wouter';
import { useStore } from 'zustand';
import { sessionInfo } from '../net/index.ts';
import { SettingsButton } from '../frame/index.ts';
import { useText } from '../text/index.ts';
import { classes, IconButton } from '../ui/index.ts';
import type { Affair } from './agenda.ts';
import css from './home.module.css';

/** The buttons for help and settings, on every home. */
export const HomeHead = () => {
  const { home: text } = useText();
  const [, go] = useLocation();
  return (
    <>
      <IconButton glyph="info" label={text.help} onClick={() => go('/help')} />
      <SettingsButton />
    </>
  );
};

/** Personal links of the sample event's people, for trying it out. */
export const SampleLinks = () => {
  const { event: text } = useText();
  const sample = useStore(sessionInfo, ({ info }) => info?.sample ?? null);
  if (sample === null || sample.links.length === 0) return null;
  return (
    <section className={css['affairs']} aria-label={text.trySample}>
      <h2>{text.trySample}</h2>
      <ul className={css['more']}>
        {sample.links.map(({ name, staff, code }) => (
          <li key={code}>
            <Link href={`/l/${code}`}>
              {name}
              {staff !== null && <span className={css['role']}>{text.roles[staff]}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** Returns the page where a member of staff works, and its label; null for everybody else. */
export function useStaffPlace({ staff }: MeInfo): { readonly path: string; readonly label: string } | null {
  const { home: text } = useText();
  if (staff === null) return null;
  const label = { referee: text.desk, organiser: text.organiserDesk, display: text.hall }[staff];
  return { path: staff === 'display' ? '/hall' : '/staff', label };
}

/** A link to the desk, for staff who also trade; for other staff the desk is the main button. */
export const StaffLink = ({ me }: { readonly me: MeInfo }) => {
  const place = useStaffPlace(me);
  if (place === null || !me.trades) return null;
  return (
    <Link href={place.path} className={css['desk']}>
      {place.label}
    </Link>
  );
};

interface AffairListProps {
  readonly title: string;
  readonly affairs: readonly Affair[];
  readonly tone: 'calls' | 'calm';
}

/** A trader's affairs under one heading; each links to its page. */
export const AffairList = ({ title, affairs, tone }: AffairListProps) => {
  if (affairs.length === 0) return null;
  return (
    <section className={css['affairs']} aria-label={title} data-tone={tone}>
      <h2>{title}</h2>
      <ul className={css['list']}>
        {affairs.map(({ id, path, title: name, about, word }) => (
          <li key={id}>
            <Link href={path} className={css['affair']}>
              <span className={css['name']}>{name}</span>
              {about && <span>{about}</span>}
              <span className={css['word']}>{word}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** From this many letters on, the purse beside the deck is wider than a phone. */
const LONG = 12;

/** What a trader owns, on one plate: drakes and cards. Each half links to its page. */
export const Belongings = ({ home }: { readonly home: HomeView }) => {
  const { home: text } = useText();
  const { me, purse, held, deck } = home;
  const drakes = purse === null ? text.onTable : text.sum(purse);
  return (
    <section className={classes(css['plate'], drakes.length >= LONG && css['rich'])} aria-label={me.name}>
      <p className={css['who']}>
        <span className={css['event']}>{home.event.name}</span>
        {me.name}
      </p>
      <div className={css['halves']}>
        <Link href="/money" className={css['half']}>
          <span className={css['what']}>{purse === null ? text.money : text.purse}</span>
          <span className={css['much']}>{drakes}</span>
          {held > 0 && <span className={css['what']}>{text.held(text.sum(held))}</span>}
        </Link>
        <Link href="/deck" className={css['half']}>
          <span className={css['what']}>{text.deck}</span>
          <span className={css['much']}>{text.cards(deck.size)}</span>
          {deck.bound > 0 && <span className={css['what']}>{text.bound(text.cards(deck.bound))}</span>}
        </Link>
      </div>
    </section>
  );
};
