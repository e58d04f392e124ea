// DeckScreen: all the cards that a trader owns, which of them are not free, and whether they are enough to play.

import { type DeckInfo, readOf } from '@dunmer/shared/protocol';
import { useLocation } from 'wouter';
import { Screen } from '../frame/index.ts';
import { useCommand, useList } from '../net/index.ts';
import { Reading, WithHome } from '../parts/index.ts';
import { useErrorsText, useCopiesText } from '../text/index.ts';
import { Button } from '../ui/index.ts';
import css from './copies.module.css';
import { DeckTray } from './deckTray.tsx';
import { markOf, playableOf } from './copyMarks.tsx';

const State = ({ deck: { copies } }: { readonly deck: DeckInfo }) => {
  const words = useCopiesText();
  const bound = copies.filter(({ blocked }) => markOf(blocked) !== null).length;
  const { playable, isShort } = playableOf(copies);
  return (
    <>
      {copies.some(({ blocked }) => blocked === 'in-match') && (
        <p className={css['note']} role="note">
          {words.inMatch}
        </p>
      )}
      {bound > 0 && <p className={css['quiet']}>{words.bound(bound)}</p>}
      {isShort && copies.length > 0 && (
        <p className={css['note']}>{playable === 0 ? words.unplayable : words.short(playable)}</p>
      )}
    </>
  );
};

const Deck = ({ version }: { readonly version: number }) => {
  const errors = useErrorsText();
  const words = useCopiesText();
  const list = useList(readOf('deck', {}), version);
  const ordering = useCommand('orderDeck');
  return (
    <Reading list={list}>
      {(deck) => (
        <>
          <State deck={deck} />
          <p className={css['saving']} role="status">
            {ordering.sending === 'no' ? '' : words.ordering}
            {ordering.error !== null && errors(ordering.error.code)}
          </p>
          <DeckTray deck={deck} onOrder={(copies) => ordering.send({ type: 'orderDeck', copies })} />
        </>
      )}
    </Reading>
  );
};

export const DeckScreen = () => {
  const words = useCopiesText();
  const [, go] = useLocation();
  const action = (
    <Button wide onClick={() => go('/find')}>
      {words.find}
    </Button>
  );
  return (
    <WithHome title={words.deck}>
      {({ version }) => (
        <Screen title={words.deck} back="/" action={action}>
          <Deck version={version} />
        </Screen>
      )}
    </WithHome>
  );
};
