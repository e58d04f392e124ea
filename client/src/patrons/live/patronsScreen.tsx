// PatronsScreen: a match at the patrons' table, followed from a seat, by a watch code, or from the floor. Until
// everything is here, it says what it is waiting for.

import { awaitingIn, type GameSeatCommand } from '@dunmer/shared/patrons';
import type { SyncRequest } from '@dunmer/shared/protocol';
import { bySeat, SEATS } from '@dunmer/shared/rules';
import { useCallback, useEffect, useMemo } from 'react';
import { isStopped, RefusedToast, usePaused } from '../../around/index.ts';
import { ConnectionBanner } from '../../frame/index.ts';
import { type GameSession, useGameSession } from '../../net/index.ts';
import { useText } from '../../text/index.ts';
import { useMatchText } from '../../around/matchText.ts';
import { IconButton, Page, Waiting } from '../../ui/index.ts';
import { PatronsTable } from '../patronsTable.tsx';
import type { PatronsSession } from '../session.ts';
import { type Place, surroundingsOf } from './surroundings.tsx';

type Ready = Place & {
  readonly view: NonNullable<GameSession['view']>;
  readonly catalogue: NonNullable<GameSession['catalogue']>;
};

/** Returns both names; a bot's is in the reader's language. */
function useNames({ info }: Pick<Place, 'info'>) {
  const text = useText();
  const words = useMatchText();
  return useMemo(
    () =>
      bySeat((seat) => {
        const { bot, name } = info.seats[seat];
        return bot === null ? name || words.nobody : text.bots[bot].name;
      }),
    [info.seats, text, words],
  );
}

/**
 * Returns a function that tells the session, once the film has shown everything, that the player's own clocks may
 * start.
 */
function useWatched({ view, events, watched }: GameSession): (shown: number) => void {
  const all = events.length;
  return useCallback(
    (shown) => {
      if (shown < all || view === null || view.viewer === 'watcher') return;
      for (const { kind, seat, number } of awaitingIn(view))
        if (seat === view.viewer) watched(kind === 'ask' ? `asking-${number}` : number);
    },
    [view, all, watched],
  );
}

/** A match of which everything is here. */
export const LiveTable = (props: Ready) => {
  const { session, info, view, catalogue: cards } = props;
  const names = useNames(props);
  const isPaused = usePaused({ table: info, desk: view.desk });
  const hasStopped = isStopped({ table: info });
  const catalogue = useMemo(() => new Map(cards.patrons.map((card) => [card.id, card])), [cards]);
  const shown = useWatched(session);
  const { sending, refused, dismissRefusal, clocks, clocksAt, events, play } = session;
  const late = sending.some((one) => one.late);
  const refusal = refused?.error.code === 'game' ? refused.error.why : null;
  const given: PatronsSession = {
    match: info.match,
    catalogue,
    view,
    events,
    names,
    clocksAt,
    refusal,
    dismissRefusal,
    clocks: clocks.filter(({ kind }) => kind === 'turn' || kind === 'ask'),
    shown,
    sending: sending.length === 0 ? 'no' : late ? 'late' : 'yes',
    sent: sending.map(({ command }) => command),
    isHeld: isPaused || hasStopped,
    isStopped: hasStopped,
    play: ({ seat: _, ...command }: GameSeatCommand) => play(command),
  };
  return (
    <>
      <PatronsTable session={given} {...surroundingsOf(props)} />
      {/* The table shows refusals of its rules itself. */}
      {session.refused?.error.code !== 'game' && <RefusedToast session={session} />}
    </>
  );
};

export interface PatronsScreenProps extends Pick<Place, 'leave' | 'place'> {
  readonly follow: SyncRequest['follow'];
  /** The words of the leave button, when it does not lead home. */
  readonly leaveTo?: string;
}

export const PatronsScreen = ({ follow, leave, place, leaveTo }: PatronsScreenProps) => {
  const session = useGameSession(follow);
  const text = useText();
  const words = useMatchText();
  const { table: info, view, catalogue } = session;
  const title = SEATS.map((seat) => info?.seats[seat].name ?? '')
    .filter((name) => name !== '')
    .join(' — ');
  useEffect(() => {
    document.title = title === '' ? text.app.title : `${title} · ${text.app.title}`;
  }, [title, text.app.title]);
  if (info === null || view === null || catalogue === null)
    return (
      <Page
        title={words.title}
        before={<IconButton glyph="back" label={leaveTo ?? words.leave} onClick={leave} />}
        notice={<ConnectionBanner closed={session.closed?.code ?? null} />}
      >
        <Waiting>{words.loading}</Waiting>
      </Page>
    );
  return <LiveTable {...{ session, info, view, catalogue, leave, place }} leaveTo={leaveTo ?? null} />;
};
