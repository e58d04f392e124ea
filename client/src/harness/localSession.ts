// LocalSession: a local match as the session that a phone or a watcher would have, with a network that may be slow or
// lost.

import {
  evolveMatchView,
  matchViewOf,
  type MatchEvent,
  type MatchSeatCommand,
  NEW_SEALED_MATCH,
  visibleTo,
} from '@dunmer/shared/fairness';
import { never } from '@dunmer/shared/lib';
import type { PlayCommand } from '@dunmer/shared/protocol';
import type { Seat, Viewer } from '@dunmer/shared/rules';
import type { MatchSession } from '../net/index.ts';
import { type LocalMatch, readyCatalogue, readyDecks } from './localMatch.ts';

/** A command of a seat: what is made of it by the server, which knows the seat. */
function seated(seat: Seat, command: PlayCommand): MatchSeatCommand {
  switch (command.type) {
    case 'place':
      return { ...command, seat };
    case 'chooseTarget':
      return { ...command, seat };
    case 'summon':
      return { ...command, seat };
    case 'declineSummon':
      return { ...command, seat };
    case 'claim':
      return { ...command, seat };
    case 'waive':
    case 'concede':
      return { type: command.type, seat };
    case 'promise':
      return { ...command, seat };
    case 'open':
      return { ...command, seat };
    default:
      return never(command);
  }
}

export interface LocalOptions {
  readonly match: LocalMatch;
  readonly viewer: Viewer;
  readonly names: readonly [string, string];
  readonly away: readonly Seat[];
  /** Milliseconds before a command is answered. */
  readonly delay: number;
  /** Called when something has happened. */
  readonly changed: () => void;
}

const CATALOGUE = { version: 'local', cards: [...readyCatalogue.values()], decks: readyDecks };

export function localSession(options: LocalOptions, own: { session: MatchSession | null }): MatchSession {
  const { match, viewer, names, away, delay, changed } = options;
  const log: readonly MatchEvent[] = match.log;
  const events = visibleTo(log, viewer);
  const before = own.session;
  const same = before?.events.length === events.length ? before : null;
  const view = same?.view ?? events.reduce(evolveMatchView, matchViewOf(NEW_SEALED_MATCH, viewer));
  const presenceOf = (seat: Seat) => ({ here: !away.includes(seat), since: 12_000 });
  const update = (part: Partial<MatchSession>): void => {
    if (own.session !== null) own.session = { ...own.session, ...part };
    changed();
  };
  const play = (command: PlayCommand): void => {
    const pending = { id: String(Math.random()), command, since: Date.now(), late: false };
    update({ sending: [pending] });
    setTimeout(() => {
      const done = viewer === 'watcher' ? null : match.do(seated(viewer, command));
      update(done?.ok === false ? { sending: [], refused: { command, error: done.error } } : { sending: [] });
    }, delay);
  };
  const session: MatchSession = {
    connection: 'online',
    table: {
      match: view.seals.match,
      catalogue: 'local',
      seats: { a: { name: names[0], bot: null }, b: { name: names[1], bot: null } },
      kind: 'stake',
      stake: 5,
      contract: null,
      watch: null,
    },
    viewer,
    presence: { match: view.seals.match, seats: { a: presenceOf('a'), b: presenceOf('b') } },
    presenceAt: before?.presenceAt ?? Date.now(),
    clocks: [],
    clocksAt: 0,
    events: same?.events ?? events,
    view,
    draft: before?.draft ?? [null, null, null, null, null, null],
    draftMark: before?.draftMark ?? 'saved',
    sending: before?.sending ?? [],
    refused: before?.refused ?? null,
    lost: [],
    closed: null,
    catalogue: before?.catalogue ?? CATALOGUE,
    witness:
      view.common.phase.at === 'finished'
        ? { at: 'checked', file: 'agrees', phone: 'same' }
        : { at: 'watching' },
    filePath: view.common.phase.at === 'finished' ? '/api/matches/local/file' : null,
    play,
    watched: () => undefined,
    saveDraft(draft) {
      update({ draft, draftMark: 'unsaved' });
      setTimeout(() => update({ draftMark: 'saved' }), delay);
    },
    dismissRefusal: () => update({ refused: null }),
    dismissLost: () => undefined,
    checkAgain: () => undefined,
  };
  own.session = session;
  return session;
}
