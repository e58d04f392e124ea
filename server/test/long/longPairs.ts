// Long pairs: paired runs, 10,000 inside the process and 200 over sockets.

import { onLateStore, type PairsReport, playPairs } from '../secrecy/pairs.ts';
import { overSockets } from '../secrecy/socketRoom.ts';
import type { Staged } from './stage.ts';

const PAIRS = 10_000;
const LATE_PAIRS = 500;
const SOCKET_PAIRS = 200;

const said = ({ pairs, differences }: PairsReport, of: number): string => {
  const [difference] = differences;
  return difference === undefined
    ? `${pairs} of ${of} pairs alike`
    : `a difference: ${JSON.stringify(difference)}`;
};

/** Plays them until the time is over; those inside the process have at most half of it. */
export async function playLongPairs(seed: number, until: number): Promise<Staged> {
  const half = (performance.now() + until) / 2;
  const inside = await playPairs({ seed, pairs: PAIRS, until: half });
  const late = await playPairs({ seed, pairs: LATE_PAIRS, openRoom: onLateStore, until: (half + until) / 2 });
  const sockets = await playPairs({ seed, pairs: SOCKET_PAIRS, openRoom: overSockets, until });
  return {
    isGood: [inside, late, sockets].every(({ differences }) => differences.length === 0),
    said: `${said(inside, PAIRS)}; on a late store ${said(late, LATE_PAIRS)}; over sockets ${said(sockets, SOCKET_PAIRS)}`,
  };
}
