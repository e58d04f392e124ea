// MatchScreen: a match followed from a seat or by a watch code. Until everything is here, it says what it is waiting
// for.

import type { Catalogue } from '@dunmer/shared/cards';
import type { SyncRequest } from '@dunmer/shared/protocol';
import { bySeat, SEATS } from '@dunmer/shared/rules';
import { useEffect, useMemo } from 'react';
import { useLocation } from 'wouter';
import { ConnectionBanner } from '../frame/index.ts';
import { type MatchSession, useMatchSession } from '../net/index.ts';
import { useLang, useText } from '../text/index.ts';
import { useMatchText } from '../around/matchText.ts';
import { IconButton, Page, Waiting } from '../ui/index.ts';
import { NO_TWINS } from './film/twins.ts';
import { LiveMatch } from './liveMatch.tsx';
import { type Match, usePlayNames } from './match.ts';
import { farSeat, nearSeat } from '../around/index.ts';

interface MatchTableProps {
  readonly session: MatchSession;
  readonly leave: () => void;
  /** The words of the leave button, when it does not lead home. */
  readonly leaveTo?: string;
  readonly place?: Match['place'];
}

/** Shows a session, wherever it comes from. */
export const MatchTable = ({ session, leave, leaveTo, place = 'phone' }: MatchTableProps) => {
  const { app, bots } = useText();
  const text = useMatchText();
  const lang = useLang();
  const { table, view, viewer, catalogue: info } = session;
  const title = SEATS.map((seat) => table?.seats[seat]?.name ?? '')
    .filter((name) => name !== '')
    .join(' — ');
  useEffect(() => {
    document.title = title === '' ? app.title : `${title} · ${app.title}`;
  }, [title, app.title]);
  const catalogue = useMemo<Catalogue>(() => new Map(info?.cards.map((card) => [card.id, card])), [info]);
  const plays = usePlayNames(view?.common.windows !== undefined);
  if (table === null || view === null || viewer === null || info === null) {
    return (
      <Page
        title={text.title}
        before={<IconButton glyph="back" label={leaveTo ?? text.leave} onClick={leave} />}
        notice={<ConnectionBanner closed={session.closed?.code ?? null} />}
      >
        <Waiting>{text.loading}</Waiting>
      </Page>
    );
  }
  const names = bySeat((seat) => {
    const sitter = table.seats[seat];
    // A bot's name is shown in the reader's language.
    const bot = sitter?.bot ?? null;
    return bot === null ? (sitter?.name ?? text.nobody) : bots[bot].name;
  });
  const telling = { text: text.told, lang, naming: 'whole' } as const;
  const { stake } = table;
  const teller = { ...telling, stake, catalogue, plays, names, twins: NO_TWINS };
  const sides = { near: nearSeat(viewer), far: farSeat(viewer) };
  const out = { leave, leaveTo: leaveTo ?? null, place };
  return <LiveMatch {...{ session, table, view, viewer, names, teller, ...out, ...sides }} text={text} />;
};

export const MatchScreen = ({ follow }: { readonly follow: SyncRequest['follow'] }) => {
  const session = useMatchSession(follow);
  const [, go] = useLocation();
  return <MatchTable session={session} leave={() => go('/')} />;
};
