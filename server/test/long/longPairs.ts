// Long pairs: paired runs, most of them inside the process, others there on a late store, and others over sockets; and
// all planted mistakes that the pairs with different hands have to find.

import { GAME_LEAKS, LEAKING as LEAKING_GAME } from '../secrecy/gameLeaks.ts';
import { playGamePair } from '../secrecy/gamePairs.ts';
import { onLateStore, type PairsReport, playPairs } from '../secrecy/pairs.ts';
import { overSockets } from '../secrecy/socketRoom.ts';
import { LEAKING, WINDOW_LEAKS } from '../secrecy/windowLeaks.ts';
import { playWindowPairs } from '../secrecy/windowPairs.ts';
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

/**
 * Plays pairs that differ in a hand, one by one, up to the first in which somebody else is told something different.
 */
async function playHands(seed: number, pairs: number, until: number) {
  for (let played = 0; played < pairs; played += 1) {
    if (performance.now() > until) return { isGood: false, said: `${played} of ${pairs} alike` };
    const { differences, finished } = await playWindowPairs(seed + played, 1);
    const [difference] = differences;
    if (difference !== undefined)
      return { isGood: false, said: `a difference: ${JSON.stringify(difference)}` };
    if (finished === 0) return { isGood: false, said: `the match of seed ${seed + played} has no end` };
  }
  return { isGood: true, said: `${pairs} of ${pairs} alike` };
}

const KINDS = ['patron', 'exchange', 'pile', 'exchange'] as const;

/** The same at the patrons' table, where in turn a sealed patron, an exchange and a pile differ. */
async function playGames(seed: number, pairs: number, until: number) {
  for (let played = 0; played < pairs; played += 1) {
    if (performance.now() > until) return { isGood: false, said: `${played} of ${pairs} alike` };
    const kind = KINDS[played % KINDS.length] ?? 'exchange';
    const { difference } = await playGamePair(seed + played, kind);
    if (difference !== null)
      return { isGood: false, said: `a difference by ${kind}: ${JSON.stringify(difference)}` };
  }
  return { isGood: true, said: `${pairs} of ${pairs} alike` };
}

/** Returns the planted mistakes that the pairs with different hands don't find. */
async function unfound(): Promise<readonly string[]> {
  const missed: string[] = [];
  for (const [name, leak] of Object.entries(GAME_LEAKS)) {
    const { difference } = await playGamePair(LEAKING_GAME, 'exchange', leak);
    if (difference === null) missed.push(`${name} at the patrons’ table`);
  }
  for (const [name, leak] of Object.entries(WINDOW_LEAKS)) {
    const { differences } = await playWindowPairs(LEAKING, 1, { until: leak.until, leak });
    if (differences.length === 0) missed.push(name);
  }
  return missed;
}

/** Plays the pairs, and begins none after `until`; if fewer than asked for were played, the part has failed. */
export async function playLongPairs(
  seed: number,
  {
    pairs,
    latePairs,
    socketPairs,
    handPairs,
    gamePairs,
  }: Pick<Sizes, 'pairs' | 'latePairs' | 'socketPairs' | 'handPairs' | 'gamePairs'>,
  until: number,
): Promise<Staged> {
  const inside = await playPairs({ seed, pairs, until });
  const late = await playPairs({ seed, pairs: latePairs, openRoom: onLateStore, until });
  const sockets = await playPairs({ seed, pairs: socketPairs, openRoom: overSockets, until });
  const hands = await playHands(seed, handPairs, until);
  const games = await playGames(seed, gamePairs, until);
  const missed = handPairs === 0 ? [] : await unfound();
  const isGood = isWhole(inside, pairs) && isWhole(late, latePairs) && isWhole(sockets, socketPairs);
  const found = missed.length === 0 ? 'all planted leaks found' : `not found: ${missed.join(', ')}`;
  return {
    isGood: isGood && hands.isGood && games.isGood && missed.length === 0,
    said: `${said(inside, pairs)}; on a late store ${said(late, latePairs)}; over sockets ${said(sockets, socketPairs)}; with other hands ${hands.said}, at the patrons’ table ${games.said}, ${found}`,
  };
}
