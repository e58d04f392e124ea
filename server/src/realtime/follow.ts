// Following: a phone joins the rooms of a match as one kind of viewer, or leaves them.

import type { MatchId, SyncState, TableInfo } from '@dunmer/shared/protocol';
import { type Seat, SEATS } from '@dunmer/shared/rules';
import { type Followers, roomOf } from './followers.ts';
import { LIMITS } from './limits.ts';
import type { Phone } from './wire.ts';

/** The seats that the server plays. */
export const botsOf = ({ seats }: TableInfo): readonly Seat[] =>
  SEATS.filter((seat) => (seats[seat]?.bot ?? null) !== null);

/** Tells all others who follow a match who is here. */
function tellPresence(followers: Followers, phone: Phone, match: MatchId, bots: readonly Seat[]): void {
  const rooms = (['a', 'b', 'watcher'] as const).map((viewer) => roomOf(match, viewer));
  phone.to(rooms).emit('presence', followers.presence(match, bots));
}

/** Stops following a match. */
export function leave(followers: Followers, phone: Phone, match: MatchId): void {
  const { follows } = phone.data.session;
  const following = follows.get(match);
  if (following === undefined) return;
  const { viewer, bots } = following;
  follows.delete(match);
  void phone.leave(roomOf(match, viewer));
  if (followers.change(match, viewer, -1, 0)) tellPresence(followers, phone, match, bots);
}

/** Up to which version a follower says that it has seen a match, and up to which it has been sent now. */
export interface Progress {
  readonly seen: number;
  readonly sent: number;
}

/** Lets a phone that is up to date hear everything from now on; beyond the limit it stops following the first. */
export function follow(
  followers: Followers,
  phone: Phone,
  { viewer, table }: Pick<SyncState, 'viewer' | 'table'>,
  { seen, sent }: Progress,
): void {
  const { match } = table;
  const { follows } = phone.data.session;
  const bots = botsOf(table);
  const known = follows.get(match);
  if (known !== undefined && known.viewer !== viewer) leave(followers, phone, match);
  const [first] = follows.keys();
  if (first !== undefined && first !== match && follows.size >= LIMITS.follows)
    leave(followers, phone, first);
  // To ask again from the same version pays nothing back.
  const owedSince = known !== undefined && seen <= known.seen ? known.owedSince : null;
  follows.set(match, { viewer, bots, seen, owedSince });
  if (known?.viewer === viewer) return;
  void phone.join(roomOf(match, viewer));
  if (followers.change(match, viewer, 1, sent)) tellPresence(followers, phone, match, bots);
}
