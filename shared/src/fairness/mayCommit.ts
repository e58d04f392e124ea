// Who may commit: a seat whose promise is stored, or that goes on without one (F2, F4).

import type { Seat } from '../rules/index.ts';
import type { FairSeals } from './state.ts';

/** F4: whether a seat goes on with an empty n. */
export const isWaived = (seals: FairSeals, seat: Seat): boolean =>
  seals.waived.some((waived) => waived.seat === seat);

/** F2: whether a seat may commit anything: its promise is stored, or it goes on without one (F4). */
export const mayCommit = (seals: FairSeals, seat: Seat): boolean =>
  seals.promised[seat] || isWaived(seals, seat);

/**
 * F3: whether a seat's n is awaited: both promises are published, and it has neither opened nor goes on without one.
 */
export const mustOpen = (seals: FairSeals, seat: Seat): boolean =>
  seals.promises !== null && !seals.opened[seat] && !isWaived(seals, seat);
