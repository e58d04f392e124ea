// OwnPage: the page of a trader's own cards of a module: the cards, the sheets over it, and the button that shows
// some to others.

import { type ReactNode, useCallback, useState } from 'react';
import { Screen } from '../frame/index.ts';
import type { List } from '../net/index.ts';
import { Button } from '../ui/index.ts';
import css from './cards.module.css';
import { intoView } from './intoView.ts';
import { Reading } from './reading.tsx';

/** A sheet over the page: one of the page's own, or the one that shows cards to others. */
type Over<Opened> = Opened | { readonly at: 'show' };

interface Sheets<Opened> {
  /** The sheet that is open now. */
  readonly opened: Over<Opened> | null;
  readonly onOpen: (opened: Opened) => void;
  /** `isShown`: some cards were shown to others. */
  readonly onClose: (isShown?: boolean) => void;
}

interface OwnPageProps<Info, Opened> {
  readonly title: string;
  readonly list: List<Info>;
  /** Shown when the trader has no such cards; null when they always have some. */
  readonly unknown: string | null;
  readonly show: { readonly button: string; readonly done: string };
  readonly mayShow: (info: Info) => boolean;
  readonly children: (info: Info, sheets: Sheets<Opened>) => ReactNode;
}

export const OwnPage = <Info, Opened>(props: OwnPageProps<Info, Opened>) => {
  const { title, list, unknown, show, mayShow, children } = props;
  const [opened, setOpened] = useState<Over<Opened> | null>(null);
  const [isShown, setShown] = useState(false);
  const onClose = useCallback((hasShown = false) => {
    setOpened(null);
    setShown(hasShown);
  }, []);
  const onOpen = (one: Opened): void => setOpened(() => one);
  const action = list.at === 'here' && mayShow(list.value) && (
    <Button wide glyph="eye" onClick={() => setOpened({ at: 'show' })}>
      {show.button}
    </Button>
  );
  return (
    <Screen title={title} back="/" {...(action === false ? {} : { action })}>
      <p className={css['told']} role="status">
        {isShown && <span ref={intoView}>{show.done}</span>}
      </p>
      <Reading list={list} {...(unknown === null ? {} : { unknown })}>
        {(info) => children(info, { opened, onOpen, onClose })}
      </Reading>
    </Screen>
  );
};
