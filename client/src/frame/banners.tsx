// ConnectionBanner, EventBanners: the state of the connection, on every screen that needs it, and nothing when all is
// well; and what a trader must know on every page: a paused event, frozen affairs, a PIN that somebody has tried, a
// table at which they are waited for.

import { tableOf } from '@dunmer/shared/contract';
import type { HomeView, Refusal, Rejection } from '@dunmer/shared/protocol';
import { useStore } from 'zustand';
import {
  connection,
  type ConnectionState,
  edition,
  outbox,
  type OutboxEntry,
  resume,
  useKnownHome,
  useMe,
  useEventInfo,
} from '../net/index.ts';
import { type Dictionary, useErrorsText, useText } from '../text/index.ts';
import { Banner, Button } from '../ui/index.ts';
import { useLocation } from 'wouter';

interface Trouble {
  readonly words: string;
  /** What helps, if anything does. */
  readonly remedy?: { readonly label: string; readonly act: () => void };
}

/**
 * Who reads the page: what is true for a player is not true for a trader without a match, for a watcher, or for staff
 * who look after the server.
 */
type Reader = 'player' | 'trader' | 'watcher' | 'staff';

/** Why the page no longer receives what it shows. */
type Closed = (Refusal | Rejection)['code'] | null;

/** At the table, the page itself says what is saved. */
const isWaiting = ({ command }: OutboxEntry): boolean => command.type !== 'play';

const offline = (
  cause: ConnectionState['cause'],
  entries: readonly OutboxEntry[],
  reader: Reader,
  text: Dictionary['connection'],
): Trouble => {
  switch (cause) {
    case 'server':
      return { words: reader === 'trader' && entries.some(isWaiting) ? text.unsent : text.break[reader] };
    case 'link':
      return { words: entries.some(isWaiting) ? text.unsent : text.lost[reader] };
    case 'elsewhere':
      return { words: text.elsewhere, remedy: { label: text.here, act: resume } };
  }
};

const troubleOf = (
  { state, cause, rejected }: ConnectionState,
  { outdated }: ReturnType<typeof edition.getState>,
  entries: readonly OutboxEntry[],
  closed: Closed,
  reader: Reader,
  { connection: text }: Dictionary,
  errors: ReturnType<typeof useErrorsText>,
): Trouble | null => {
  const update = { label: text.update, act: () => location.reload() };
  if (outdated || rejected === 'too-old' || closed === 'too-old')
    return { words: text.tooOld, remedy: update };
  if (state === 'offline') return offline(cause, entries, reader, text);
  if (closed !== null) return { words: errors(closed) };
  return entries.some(({ trouble }) => trouble === 'not-saved') ? { words: text.cannotSave } : null;
};

interface ConnectionBannerProps {
  readonly closed?: Closed;
  /** Who reads the page, when it is not only for traders. */
  readonly reader?: Reader;
}

export const ConnectionBanner = ({ closed = null, reader }: ConnectionBannerProps) => {
  const text = useText();
  const errors = useErrorsText();
  const me = useMe();
  const isSeated = (useKnownHome()?.match ?? null) !== null;
  const trading = isSeated ? 'player' : 'trader';
  const own: Reader = me !== null && me.staff !== null && !me.trades ? 'staff' : trading;
  const state = useStore(connection);
  const entries = useStore(outbox.entries);
  const trouble = troubleOf(state, useStore(edition), entries, closed, reader ?? own, text, errors);
  if (trouble === null) return null;
  const { words, remedy } = trouble;
  const button = remedy !== undefined && (
    <Button weight="secondary" onClick={remedy.act}>
      {remedy.label}
    </Button>
  );
  return (
    <Banner tone="trouble" action={button}>
      {words}
    </Banner>
  );
};

const PinRests = () => {
  const { event: words } = useText();
  const [place, go] = useLocation();
  const button = place !== '/pin' && (
    <Button weight="secondary" onClick={() => go('/pin')}>
      {words.newPin}
    </Button>
  );
  return (
    <Banner tone="trouble" action={button}>
      {words.pinRests}
    </Banner>
  );
};

/** Says that somebody sits at a table and waits, unless the page says so itself, as home and the table do. */
const TableWaits = ({ home }: { readonly home: HomeView }) => {
  const { home: words } = useText();
  const [place, go] = useLocation();
  const { match, contracts } = home;
  if (match === null) return null;
  const table = `/m/${match.match}`;
  const over = contracts.find((each) => each.match === match.match);
  if (['/', table, `/contract/${over?.contract ?? ''}`].includes(place)) return null;
  const isPatrons = tableOf(match) === 'patrons';
  return (
    <Banner
      action={
        <Button weight="secondary" onClick={() => go(table)}>
          {words.toTable}
        </Button>
      }
    >
      {(isPatrons ? words.atPatronsTable : words.atTable)(match.opponent.name)}
    </Banner>
  );
};

export const EventBanners = () => {
  const { event: words } = useText();
  const event = useEventInfo();
  const me = useMe();
  const home = useKnownHome();
  return (
    <>
      {event?.paused === true && <Banner>{words.paused(event.pausedBy)}</Banner>}
      {me?.frozen === true && <Banner>{words.frozen}</Banner>}
      {me?.pinRests === true && <PinRests />}
      {home !== null && <TableWaits home={home} />}
    </>
  );
};
