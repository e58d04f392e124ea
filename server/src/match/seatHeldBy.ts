// seatHeldBy: whose seat it is at a table: a trader's on the phone that holds their link, or that of the browser that
// practises. A bot's seat is nobody's, whatever a device is called.

import type { Refusal } from '@dunmer/shared/protocol';
import { type BySeat, type Seat, SEATS } from '@dunmer/shared/rules';
import type { StoredSeat } from '../store/index.ts';
import type { Actor } from '../world/index.ts';

const holds = ({ device, person }: Actor, seat: StoredSeat): boolean => {
  if (seat.bot !== null) return false;
  return seat.person === null ? seat.device === device : seat.person.key === person?.key;
};

/** The seat that an actor holds; null where they hold none. */
export const seatHeldBy = (seats: BySeat<StoredSeat>, actor: Actor): Seat | null =>
  SEATS.find((seat) => holds(actor, seats[seat])) ?? null;

/** Why an actor has no seat: never had one, or has left this browser for another. */
export const withoutSeat = ({ left }: Actor): Refusal => ({ code: left === null ? 'no-seat' : 'read-only' });
