// ToldHome: on the first page, what has come to wait for a trader, in a line over it as well (UX 6).

import { tableOf } from '@dunmer/shared/contract';
import type { HomeView } from '@dunmer/shared/protocol';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useText } from '../text/index.ts';
import { type Ask, isOn, useTold, useToldText } from '../told/index.ts';
import { Toasts } from '../ui/index.ts';
import type { Affair } from './agenda.ts';
import css from './toldHome.module.css';

/** In milliseconds. */
const SHOWN = 8_000;

interface Waits extends Ask {
  readonly words: string;
  readonly path: string;
}

interface ToldHomeProps {
  readonly home: HomeView;
  readonly affairs: readonly Affair[];
}

/** What waits for the owner of this phone: a table at which they sit, and what they are to answer. */
function useWaits({ home: { match }, affairs }: ToldHomeProps): readonly Waits[] {
  const { home: text } = useText();
  const mine = affairs.filter(({ turn, path }) => turn === 'mine' && path !== '/pin');
  const toAnswer = mine.map(({ id, title, word, path }): Waits => ({
    key: `${id} ${word}`,
    words: `${title}. ${word}`,
    path,
  }));
  if (match === null) return toAnswer;
  const words = (tableOf(match) === 'patrons' ? text.atPatronsTable : text.atTable)(match.opponent.name);
  return [{ key: `match ${match.match}`, words, path: `/m/${match.match}` }, ...toAnswer];
}

export const ToldHome = (props: ToldHomeProps) => {
  const { app } = useText();
  const { open } = useToldText();
  const [told, setTold] = useState<Waits | null>(null);
  const waits = useWaits(props);
  useTold(waits, { onTold: setTold });
  useEffect(() => {
    if (told === null) return;
    const timer = setTimeout(() => setTold(null), SHOWN);
    return () => clearTimeout(timer);
  }, [told]);
  // What is answered meanwhile, on another phone, is said no more.
  if (told === null || !isOn('toast') || !waits.some(({ key }) => key === told.key)) return null;
  const end = () => setTold(null);
  const link = (
    <Link href={told.path} className={css['toTold']} onClick={end}>
      {open}
    </Link>
  );
  return (
    <Toasts
      toasts={[{ id: told.key, text: told.words, action: link }]}
      dismissLabel={app.close}
      onDismiss={end}
    />
  );
};
