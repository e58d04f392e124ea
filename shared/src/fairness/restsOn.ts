// restsOn: on whom the tosses of a match rest (F4, F9): all of them together could choose a toss, nobody less.

import { type Seat, SEATS } from '../rules/index.ts';
import type { FairSeals } from './state.ts';

/**
 * The server and every seat that opened an n of its own: a seat that went on without one, or is a bot, is not there.
 * With both seats in it, no toss was chosen, not even by the server and one player together. `null` before both n are
 * published, when no toss has been held.
 */
export function tossesRestOn({ nonces, bots }: FairSeals): readonly ('server' | Seat)[] | null {
  if (nonces === null) return null;
  return ['server', ...SEATS.filter((seat) => nonces[seat] !== '' && !bots.includes(seat))];
}
