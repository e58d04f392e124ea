// ToldAffairs: announces over every page, except the table of the trader's match, what has come to wait for them (UX
// 6): they may be showing their code or looking through their deck when an offer comes.

import { tableOf } from '@dunmer/shared/contract';
import type { HomeView } from '@dunmer/shared/protocol';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { followRings, noteFriendly } from '../parts/index.ts';
import { useUntold } from '../shown/index.ts';
import { useText } from '../text/index.ts';
import { type Ask, isOn, useTold, useToldText } from '../told/index.ts';
import { Toasts } from '../ui/index.ts';
import type { Affair } from './agenda.ts';
import css from './toldAffairs.module.css';

/** How long the line is shown, in milliseconds. */
const SHOWN = 8_000;

interface Waits extends Ask {
  readonly words: string;
  readonly path: string;
}

interface ToldAffairsProps {
  readonly home: HomeView;
  readonly affairs: readonly Affair[];
}

/**
 * Returns what waits for the owner of this phone: the table of their match, and what they have to answer. A choice that
 * follows from a match waits until its film was shown: that there is one tells who has won (UX 7).
 */
function useWaits({ home, affairs }: ToldAffairsProps): readonly Waits[] {
  const { match } = home;
  const { home: text } = useText();
  const untold = useUntold(home);
  const mine = affairs.filter(
    ({ turn, path }) => turn === 'mine' && path !== '/pin' && path !== `/m/${untold}`,
  );
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
  // At the table nothing else is announced: the first page shows it later. The table is kept after the match has
  // ended, because its film may not have shown that yet (UX 7).
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
  // Every page has a banner of its own when the match waits, except another match's table.
  const isBanner = told?.key === `match ${match?.match}` && !place.startsWith('/m/');
  // Not shown once it was answered on another phone, nor when the open page shows it anyway.
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
  // Always mounted: many screen readers ignore a live region that appears together with its words.
  return (
    <Toasts
      toasts={isSaid ? [{ id: told.key, text: told.words, action: link }] : []}
      dismissLabel={app.close}
      onDismiss={end}
    />
  );
};
