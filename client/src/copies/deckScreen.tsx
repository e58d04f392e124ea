// DeckScreen: all the cards that a trader owns, which of them are not free, and whether they are enough to play.

import { type DeckInfo, type EventInfo, type HomeView, readOf } from '@dunmer/shared/protocol';
import { useLocation } from 'wouter';
import { Screen } from '../frame/index.ts';
import { useCommand, useList } from '../net/index.ts';
import { Reading, WithHome } from '../parts/index.ts';
import { useErrorsText, useCopiesText, useTablesText } from '../text/index.ts';
import { Button } from '../ui/index.ts';
import css from './copies.module.css';
import { DeckTray } from './deckTray.tsx';
import { markOf, playableOf } from './copyMarks.tsx';

interface StateProps {
  readonly deck: DeckInfo;
  /** Whether the event plays at the patrons' table, which needs no cards (PT2). */
  readonly hasPatrons: boolean;
}

const State = ({ deck: { copies }, hasPatrons }: StateProps) => {
  const words = useCopiesText();
  const { withoutCards } = useTablesText();
  const unplayable = hasPatrons ? `${words.unplayable} ${withoutCards}` : words.unplayable;
  const bound = copies.filter((copy) => markOf(copy) !== null).length;
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
        <p className={css['note']}>{playable === 0 ? unplayable : words.short(playable)}</p>
      )}
    </>
  );
};

const Deck = ({ version, settings }: Pick<HomeView, 'version'> & Pick<EventInfo, 'settings'>) => {
  const errors = useErrorsText();
  const words = useCopiesText();
  const list = useList(readOf('deck', {}), version);
  const ordering = useCommand('orderDeck');
  return (
    <Reading list={list}>
      {(deck) => (
        <>
          <State deck={deck} hasPatrons={settings.patrons === 'on'} />
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
      {({ version, event: { settings } }) => (
        <Screen title={words.deck} back="/" action={action}>
          <Deck version={version} settings={settings} />
        </Screen>
      )}
    </WithHome>
  );
};
