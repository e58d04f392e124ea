// Following: a phone joins the rooms of a match as one kind of viewer, or leaves them.

import type { MatchId, SyncState, TableInfo } from '@dunmer/shared/protocol';
import { type Seat, SEATS } from '@dunmer/shared/rules';
import { type Followers, roomOf } from './followers.ts';
import { LIMITS } from './limits.ts';
import type { Rooms } from './rooms.ts';
import type { Following } from './session.ts';
import type { Phone } from './wire.ts';

/** The seats that the server plays. */
export const botsOf = ({ seats }: TableInfo): readonly Seat[] =>
  SEATS.filter((seat) => seats[seat].bot !== null);

/** Who follows which match, and how followers are told. */
export interface Hall {
  readonly followers: Followers;
  readonly rooms: Rooms;
  /** Hears which match somebody has come to or gone from. */
  readonly floor: { moved(match: MatchId): void };
}

/** Tells everybody else who follows a match who is here. */
function tellPresence(
  { followers, rooms, floor }: Hall,
  phone: Phone,
  match: MatchId,
  bots: readonly Seat[],
): void {
  const all = (['a', 'b', 'watcher'] as const).map((viewer) => roomOf(match, viewer));
  rooms.tell(all, 'presence', followers.presence(match, bots), phone);
  floor.moved(match);
}

/** Makes a phone stop following a match; does nothing when it does not follow it. */
export function leave(hall: Hall, phone: Phone, match: MatchId): void {
  const { follows } = phone.data.session;
  const following = follows.get(match);
  if (following === undefined) return;
  const { viewer, bots } = following;
  follows.delete(match);
  hall.rooms.leave(roomOf(match, viewer), phone);
  if (hall.followers.change(match, viewer, -1, 0)) tellPresence(hall, phone, match, bots);
}

/** Ends following for a match that no longer exists: its followers are told so, and hear no more of it. */
export function dismiss({ followers, rooms }: Hall, match: MatchId): void {
  for (const viewer of [...SEATS, 'watcher'] as const) {
    const room = roomOf(match, viewer);
    const phones = rooms.in(room);
    rooms.send(phones, 'closed', { match, why: { code: 'unknown-match' } });
    for (const phone of phones) {
      phone.data.session.follows.delete(match);
      rooms.leave(room, phone);
    }
  }
  followers.forget(match);
}

/**
 * How a follower looks at a match, the version up to which it says it has seen the match, and the one up to which it
 * has now been sent.
 */
export interface Progress {
  readonly way: Following['way'];
  readonly seen: number;
  readonly sent: number;
}

/**
 * Lets a phone that is up to date hear everything from now on. Beyond the limit it stops following the match that it
 * has followed longest.
 */
export function follow(
  hall: Hall,
  phone: Phone,
  { viewer, table }: Pick<SyncState, 'viewer' | 'table'>,
  { way, seen, sent }: Progress,
): void {
  const { match } = table;
  const { follows } = phone.data.session;
  const bots = botsOf(table);
  const known = follows.get(match);
  if (known !== undefined && known.viewer !== viewer) leave(hall, phone, match);
  const [first] = follows.keys();
  // A match that it follows already is not one more.
  if (first !== undefined && !follows.has(match) && follows.size >= LIMITS.follows) leave(hall, phone, first);
  // Asking again from the same version settles no debt: the phone still owes since then.
  const owedSince = known !== undefined && seen <= known.seen ? known.owedSince : null;
  const told = { stake: table.stake, watch: table.watch };
  follows.set(match, { viewer, way, told, bots, seen, owedSince });
  if (known?.viewer === viewer) return;
  hall.rooms.join(roomOf(match, viewer), phone);
  if (hall.followers.change(match, viewer, 1, sent)) tellPresence(hall, phone, match, bots);
}
