// ToldAffairs: over every page but the table at which they play, what has come to wait for a trader (UX 6): they show
// their own code, or look through their deck, when an offer comes.

import { tableOf } from '@dunmer/shared/contract';
import type { HomeView } from '@dunmer/shared/protocol';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { followRings, noteFriendly } from '../parts/index.ts';
import { useText } from '../text/index.ts';
import { type Ask, isOn, useTold, useToldText } from '../told/index.ts';
import { Toasts } from '../ui/index.ts';
import type { Affair } from './agenda.ts';
import css from './toldAffairs.module.css';

/** In milliseconds. */
const SHOWN = 8_000;

interface Waits extends Ask {
  readonly words: string;
  readonly path: string;
}

interface ToldAffairsProps {
  readonly home: HomeView;
  readonly affairs: readonly Affair[];
}

/** What waits for the owner of this phone: a table at which they sit, and what they are to answer. */
function useWaits({ home: { match }, affairs }: ToldAffairsProps): readonly Waits[] {
  const { home: text } = useText();
  const mine = affairs.filter(({ turn, path }) => turn === 'mine' && path !== '/pin');
  const toAnswer = mine.map(({ id, title, word, path }): Waits => ({
    key: `${id} ${word}`,
    words: `${title}. ${word}.`,
    path,
  }));
  if (match === null) return toAnswer;
  const words = (tableOf(match) === 'patrons' ? text.atPatronsTable : text.atTable)(match.opponent.name);
  return [{ key: `match ${match.match}`, words, path: `/m/${match.match}` }, ...toAnswer];
}

export const ToldAffairs = (props: ToldAffairsProps) => {
  const { match } = props.home;
  const { app } = useText();
  const { open } = useToldText();
  const [place] = useLocation();
  const [told, setTold] = useState<Waits | null>(null);
  const waits = useWaits(props);
  // At the table nothing else calls: what has come meanwhile stands on the first page. That a match is over its film
  // may not have told yet (UX 7).
  const [table, setTable] = useState(match?.match);
  if (match !== null && match.match !== table) setTable(match.match);
  const isAtTable = place === `/m/${table}`;
  useEffect(() => noteFriendly(match, place), [match, place]);
  const ring = props.home.intrigue?.ring ?? null;
  useEffect(() => followRings(ring), [ring]);
  useTold(waits, { isHeld: isAtTable, onTold: setTold });
  useEffect(() => {
    if (told === null) return;
    const timer = setTimeout(() => setTold(null), SHOWN);
    return () => clearTimeout(timer);
  }, [told]);
  // Every page says by itself that somebody waits at the table, but for another table.
  const isBanner = told?.key === `match ${match?.match}` && !place.startsWith('/m/');
  // What is answered meanwhile, on another phone, is said no more; nor what the page that is open says itself.
  const isSaid =
    told !== null &&
    told.path !== place &&
    !isAtTable &&
    !isBanner &&
    isOn('toast') &&
    waits.some(({ key }) => key === told.key);
  const end = () => setTold(null);
  const link = told !== null && (
    <Link href={told.path} className={css['toTold']} onClick={end}>
      {open}
    </Link>
  );
  // Stays in the page: of a part that comes with its words many who listen hear nothing.
  return (
    <Toasts
      toasts={isSaid ? [{ id: told.key, text: told.words, action: link }] : []}
      dismissLabel={app.close}
      onDismiss={end}
    />
  );
};
