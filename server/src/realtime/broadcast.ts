// Broadcast: what has been committed goes to everybody who follows it, encoded once for each kind of viewer.

import { visibleTo } from '@dunmer/shared/fairness';
import { SEATS, type Viewer } from '@dunmer/shared/rules';
import type { HearsClocks } from '../clocks/index.ts';
import { type LiveMatch, type TableListener, tableInfo } from '../match/index.ts';
import { dismiss, type Hall } from './follow.ts';
import { roomOf } from './followers.ts';

const VIEWERS: readonly Viewer[] = ['a', 'b', 'watcher'];

/** Makes the listener that tells all followers. */
export function broadcastTo(hall: Hall): TableListener {
  const { rooms, followers } = hall;
  const tellTable = (match: LiveMatch): void => {
    const { id } = match.table;
    for (const viewer of VIEWERS)
      for (const phone of rooms.in(roomOf(id, viewer))) {
        // Each is told as much of stake and link as when it came, and no more: displays are among the
        // watchers.
        const { told } = phone.data.session.follows.get(id) ?? {};
        if (told !== undefined) rooms.send([phone], 'table', { ...tableInfo(match, viewer), ...told });
      }
  };
  return {
    seated(match) {
      followers.opened(match.table.id);
      tellTable(match);
    },
    forgotten: (match) => dismiss(hall, match),
    stopped(match) {
      const { id, phase } = match.table;
      if (phase === 'finished') followers.finish(id);
      tellTable(match);
    },
    happened({ table: { id: match, phase } }, { version, events }, texts) {
      followers.sent(match, version);
      if (phase === 'finished') followers.finish(match);
      const tell = (seeing: Viewer, viewers: readonly Viewer[]): void => {
        const here = viewers.map((viewer) => roomOf(match, viewer)).filter((room) => rooms.has(room));
        // Also where they see none of the events: versions have no gaps.
        if (here.length > 0)
          rooms.tellBatch(here, { match, version, events: visibleTo(events, seeing) }, texts);
      };
      // People who are told nothing of their own see what watchers see.
      const owners = SEATS.filter((seat) => events.some((event) => event.to === seat));
      for (const seat of owners) tell(seat, [seat]);
      tell(
        'watcher',
        VIEWERS.filter((viewer) => viewer === 'watcher' || !owners.includes(viewer)),
      );
    },
  };
}

/** Makes the hearer that tells all followers how the clocks of their match stand. */
export const clocksTo = ({ rooms }: Pick<Hall, 'rooms'>): HearsClocks => ({
  clocked(match, clocks) {
    const all = VIEWERS.map((viewer) => roomOf(match, viewer));
    if (all.some((room) => rooms.has(room))) rooms.tell(all, 'clocks', { match, clocks });
  },
});
