// Moved: a phone from which its owner has moved on sees of the match what a watcher would, at once (EVENT, "Who").

import { isVisibleTo } from '@dunmer/shared/rules';
import type { MatchSession } from '../net/index.ts';

/** The session without what is the seat's own: its cards, its draft, what it was sending, its file. */
export function asWatcher(session: MatchSession): MatchSession {
  const { view, viewer } = session;
  if (view === null || viewer === null || viewer === 'watcher') return session;
  const { common, seals, desk } = view;
  return {
    ...session,
    viewer: 'watcher',
    view: { viewer: 'watcher', common, seals, desk },
    events: session.events.filter((event) => isVisibleTo(event, 'watcher')),
    draft: session.draft.map(() => null),
    draftMark: 'moot',
    sending: [],
    lost: [],
    filePath: null,
  };
}
