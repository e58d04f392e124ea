// Toss (F5): the winner of a toss follows from the seed and both n, so that nobody chooses it.

import { never } from '../lib/index.ts';
import type { BySeat, Occasion, Seat } from '../rules/index.ts';
import { keyedDigest, raw, text } from './encoding.ts';
import type { Hex32, Nonce } from './event.ts';

/** Returns the text of an occasion: `placement`, `reveal/2`, `summon-1/2`, `summon-2/2`, `window`. */
export function occasionText(occasion: Occasion): string {
  switch (occasion.step) {
    case 'placement':
    case 'window':
      return occasion.step;
    case 'reveal':
    case 'summon-1':
    case 'summon-2':
      return `${occasion.step}/${occasion.initiative}`;
    default:
      return never(occasion);
  }
}

/**
 * Returns the winner of a toss: `HMAC-SHA256(seed, "toss/1" ‖ match ‖ occasion ‖ n_a ‖ n_b)`; if the highest bit of
 * the first byte is 0 it is `a`, if 1 it is `b`. An n is `''` if its seat went on without one (F4).
 */
export const toss = (seed: Hex32, match: string, occasion: Occasion, nonces: BySeat<Nonce>): Seat =>
  tossFor(seed, match, occasionText(occasion), nonces);

/** Returns the winner of a toss for an occasion that is given as its text. */
export function tossFor(seed: Hex32, match: string, occasion: string, nonces: BySeat<Nonce>): Seat {
  const message = ['toss/1', match, occasion].map(text);
  const first = keyedDigest(seed, ...message, raw(nonces.a), raw(nonces.b))[0] ?? 0;
  return first < 0x80 ? 'a' : 'b';
}
