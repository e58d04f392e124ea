// seatHeldBy: who holds a seat: a trader by the phone that holds their link, or the browser that practises. A bot's
// seat is held by nobody, whatever a device is called.

import type { Refusal } from '@dunmer/shared/protocol';
import { type BySeat, type Seat, SEATS } from '@dunmer/shared/rules';
import type { StoredSeat } from '../store/index.ts';
import type { Actor } from '../world/index.ts';

const holds = ({ device, person }: Actor, seat: StoredSeat): boolean => {
  if (seat.bot !== null) return false;
  return seat.person === null ? seat.device === device : seat.person.key === person?.key;
};

/** The seat that an actor holds; null if they hold none. */
export const seatHeldBy = (seats: BySeat<StoredSeat>, actor: Actor): Seat | null =>
  SEATS.find((seat) => holds(actor, seats[seat])) ?? null;

/** Why an actor has no seat: they never had one, or they have left this browser for another. */
export const withoutSeat = ({ left }: Actor): Refusal => ({ code: left === null ? 'no-seat' : 'read-only' });
