// LocalSession: a local match as the session of a phone or a watcher, with a network that may be slow or lost.

import {
  evolveMatchView,
  matchViewOf,
  type MatchEvent,
  NEW_SEALED_MATCH,
  visibleTo,
} from '@dunmer/shared/fairness';
import type { PlayCommand } from '@dunmer/shared/protocol';
import type { Seat, Viewer } from '@dunmer/shared/rules';
import type { MatchSession } from '../net/index.ts';
import type { LocalMatch } from './localMatch.ts';
import { sessionOf, tableOf } from './sessionOf.ts';

export interface LocalOptions {
  readonly match: LocalMatch;
  readonly viewer: Viewer;
  readonly names: readonly [string, string];
  readonly away: readonly Seat[];
  /** Milliseconds until a command is answered. */
  readonly delay: number;
  /** Called when something has happened. */
  readonly changed: () => void;
}

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
      const done = viewer === 'watcher' ? null : match.do({ ...command, seat: viewer });
      update(done?.ok === false ? { sending: [], refused: { command, error: done.error } } : { sending: [] });
    }, delay);
  };
  const isOver = view.common.phase.at === 'finished';
  const session: MatchSession = {
    ...(before ?? sessionOf(events, viewer, { presenceAt: Date.now() })),
    table: tableOf(view.seals.match, names),
    presence: { match: view.seals.match, seats: { a: presenceOf('a'), b: presenceOf('b') } },
    events: same?.events ?? events,
    view,
    witness: isOver ? { at: 'checked', file: 'agrees', phone: 'same' } : { at: 'watching' },
    filePath: isOver ? '/api/matches/local/file' : null,
    play,
    saveDraft(draft) {
      update({ draft, draftMark: 'unsaved' });
      setTimeout(() => update({ draftMark: 'saved' }), delay);
    },
    dismissRefusal: () => update({ refused: null }),
  };
  own.session = session;
  return session;
}
