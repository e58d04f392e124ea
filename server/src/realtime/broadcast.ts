// Broadcast: sends what has been committed to everybody who follows it, encoded once for each kind of viewer.

import { visibleTo } from '@dunmer/shared/fairness';
import { SEATS, type Viewer } from '@dunmer/shared/rules';
import type { HearsClocks } from '../clocks/index.ts';
import { type LiveMatch, type TableListener, tableInfo } from '../match/index.ts';
import { dismiss, type Hall } from './follow.ts';
import { roomOf } from './followers.ts';

const VIEWERS: readonly Viewer[] = ['a', 'b', 'watcher'];

/** Makes the listener that tells a match's followers what has happened. */
export function broadcastTo(hall: Hall): TableListener {
  const { rooms, followers } = hall;
  const tellTable = (match: Pick<LiveMatch, 'table'>): void => {
    const { id } = match.table;
    for (const viewer of VIEWERS)
      for (const phone of rooms.in(roomOf(id, viewer))) {
        // Stake and watch link are repeated as this phone was told them when it began to follow, and no more: displays
        // may be among the watchers.
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
    named: tellTable,
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
        // Sent even to viewers who see none of the events: they must find no gap in the versions.
        if (here.length > 0)
          rooms.tellBatch(here, { match, version, events: visibleTo(events, seeing) }, texts);
      };
      // A seat that no event is addressed to sees what watchers see.
      const owners = SEATS.filter((seat) => events.some((event) => event.to === seat));
      for (const seat of owners) tell(seat, [seat]);
      tell(
        'watcher',
        VIEWERS.filter((viewer) => viewer === 'watcher' || !owners.includes(viewer)),
      );
    },
  };
}

/** Makes the listener that tells a match's followers how its clocks stand. */
export const clocksTo = ({ rooms }: Pick<Hall, 'rooms'>): HearsClocks => ({
  clocked(match, clocks) {
    const all = VIEWERS.map((viewer) => roomOf(match, viewer));
    if (all.some((room) => rooms.has(room))) rooms.tell(all, 'clocks', { match, clocks });
  },
});
