// seatHeldBy: whose seat it is at a table. A bot's seat is nobody's, whatever a device is called.

import { type BySeat, type Seat, SEATS } from '@dunmer/shared/rules';
import type { DeviceHash, StoredSeat } from '../store/index.ts';

/** The seat that a device holds; null where it holds none. */
export const seatHeldBy = (seats: BySeat<StoredSeat | null>, device: DeviceHash): Seat | null =>
  SEATS.find((seat) => seats[seat]?.bot === null && seats[seat].device === device) ?? null;
