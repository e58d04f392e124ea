// Watchers: people who look on hear of a match as long as the event's setting admits them. Those whom it no longer
// admits are cut off from it at once, and told so.

import type { MatchId, Refusal } from '@dunmer/shared/protocol';
import { type Context, watchingOf, watchingRefused } from '../match/index.ts';
import { readUntilItHolds } from '../memory/index.ts';
import type { DeviceHash, Reader } from '../store/index.ts';
import { type Hall, leave } from './follow.ts';
import type { Phone } from './wire.ts';

export interface WatchersPorts {
  readonly context: Context;
  readonly reader: Reader;
  readonly hall: Hall;
  /** All phones that are connected. */
  readonly phones: () => Iterable<Phone>;
}

/** Cuts watchers who are no longer admitted whenever a setting changes. */
export function cutWatchers({ context, reader, hall, phones }: WatchersPorts): void {
  const { actors, settings, lives } = context;

  /** Why a browser may not look at a match in this way; null where it may. */
  const refusal = async (
    device: DeviceHash,
    match: MatchId,
    way: 'code' | 'floor',
  ): Promise<Refusal | null> => {
    const live = await lives.get(reader, match);
    if (live === null) return null;
    const watching = await watchingOf(context, reader);
    return watchingRefused(watching, await actors.of(reader, device), live.table, way);
  };

  /** Looks whether this phone may still watch the match; a phone that follows from its seat is never cut. */
  const look = async (phone: Phone, match: MatchId): Promise<void> => {
    const { device, follows } = phone.data.session;
    const wayOf = () => follows.get(match)?.way ?? 'seat';
    const way = wayOf();
    if (way === 'seat') return;
    await readUntilItHolds(
      [lives.look(match), actors.look(device), settings.look()],
      () => refusal(device, match, way),
      (refused) => {
        if (refused === null || wayOf() !== way) return;
        leave(hall, phone, match);
        hall.rooms.send([phone], 'closed', { match, why: { code: 'not-watched' } });
      },
    );
  };

  const lookAtAll = async (): Promise<void> => {
    for (const phone of Array.from(phones()))
      for (const match of Array.from(phone.data.session.follows.keys())) await look(phone, match);
  };
  settings.listen(() => void lookAtAll().catch(() => undefined));
}
