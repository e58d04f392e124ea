// Long pairs: paired runs, most of them inside the process, the others there on a late store, and over sockets.

import { onLateStore, type PairsReport, playPairs } from '../secrecy/pairs.ts';
import { overSockets } from '../secrecy/socketRoom.ts';
import type { Sizes } from './sizes.ts';
import type { Staged } from './stage.ts';

const said = ({ pairs, differences }: PairsReport, of: number): string => {
  const [difference] = differences;
  return difference === undefined
    ? `${pairs} of ${of} pairs alike`
    : `a difference: ${JSON.stringify(difference)}`;
};

const isWhole = ({ pairs, differences }: PairsReport, of: number): boolean =>
  differences.length === 0 && pairs >= of;

/** Plays them, and begins none after `until`: with fewer than asked for it has fallen short. */
export async function playLongPairs(
  seed: number,
  { pairs, latePairs, socketPairs }: Pick<Sizes, 'pairs' | 'latePairs' | 'socketPairs'>,
  until: number,
): Promise<Staged> {
  const inside = await playPairs({ seed, pairs, until });
  const late = await playPairs({ seed, pairs: latePairs, openRoom: onLateStore, until });
  const sockets = await playPairs({ seed, pairs: socketPairs, openRoom: overSockets, until });
  return {
    isGood: isWhole(inside, pairs) && isWhole(late, latePairs) && isWhole(sockets, socketPairs),
    said: `${said(inside, pairs)}; on a late store ${said(late, latePairs)}; over sockets ${said(sockets, socketPairs)}`,
  };
}
