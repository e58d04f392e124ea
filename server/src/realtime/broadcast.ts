// Broadcast: what has been committed goes to everybody who follows it, encoded once for each kind of viewer.

import { visibleTo } from '@dunmer/shared/fairness';
import type { Viewer } from '@dunmer/shared/rules';
import { type TableListener, tableInfo } from '../match/index.ts';
import { type Followers, roomOf } from './followers.ts';
import type { Io } from './wire.ts';

const VIEWERS: readonly Viewer[] = ['a', 'b', 'watcher'];

/** Makes the listener that tells all followers. */
export function broadcastTo(io: Io, followers: Followers): TableListener {
  const { rooms } = io.of('/').adapter;
  return {
    seated(match) {
      for (const viewer of VIEWERS) {
        const room = roomOf(match.table.id, viewer);
        if (rooms.has(room)) io.to(room).emit('table', tableInfo(match, viewer));
      }
    },
    happened({ table: { id: match, phase } }, { version, events }) {
      followers.sent(match, version);
      if (phase === 'finished') followers.finish(match);
      for (const viewer of VIEWERS) {
        const room = roomOf(match, viewer);
        // Also where this viewer sees none of the events: versions have no gaps.
        if (rooms.has(room)) io.to(room).emit('batch', { match, version, events: visibleTo(events, viewer) });
      }
    },
  };
}
