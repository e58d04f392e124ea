// restsOn: those on whom the tosses of a match rest (F4, F9): only all of them together could choose a toss.

import { type Seat, SEATS } from '../rules/index.ts';
import type { FairSeals } from './state.ts';

/**
 * Returns the server and every seat that opened an n of its own, so not a bot or a seat that went on without one.
 * With both seats among them no toss was chosen, not even by the server and one player together. `null` before both n
 * are published, when no toss has been held.
 */
export function tossesRestOn({ nonces, bots }: FairSeals): readonly ('server' | Seat)[] | null {
  if (nonces === null) return null;
  return ['server', ...SEATS.filter((seat) => nonces[seat] !== '' && !bots.includes(seat))];
}
