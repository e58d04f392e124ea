// seatHeldBy: whose seat it is at a table: a trader's on each of their browsers, or that of the browser that practises. A bot's
// seat is nobody's, whatever a device is called.

import { type BySeat, type Seat, SEATS } from '@dunmer/shared/rules';
import type { StoredSeat } from '../store/index.ts';
import type { Actor } from '../world/index.ts';

const holds = ({ device, person }: Actor, seat: StoredSeat): boolean => {
  if (seat.bot !== null) return false;
  return seat.person === null ? seat.device === device : seat.person.key === person?.key;
};

/** The seat that an actor holds; null where they hold none. Whether this browser may act for it is asked apart. */
export const seatHeldBy = (seats: BySeat<StoredSeat>, actor: Actor): Seat | null =>
  SEATS.find((seat) => holds(actor, seats[seat])) ?? null;

/** Whether this browser may act for its seat: a phone from which its person has moved on only shows. */
export const mayAct = ({ person, controls }: Actor, { person: seated }: StoredSeat): boolean =>
  seated === null || (controls && person !== null);
