// Self-play: plays so many games of a seed, until one has a fault.

import { type Fault, faultOf } from './fault.ts';
import { gamesOf, type SelfPlay } from './games.ts';

/** Games drawn at once; each batch has a seed of its own. */
const BATCH = 100;

export interface Found extends Fault {
  /** The game follows from these two alone: `gamesOf(seed, nth + 1)[nth]`. */
  readonly seed: number;
  readonly nth: number;
  readonly player: SelfPlay['player'];
}

/** Plays games until all are played or one has a fault; returns null when none has. Calls `onPlayed` after each. */
export function selfPlay(seed: number, games: number, onPlayed: (games: number) => void): Found | null {
  for (let played = 0; played < games; played += BATCH) {
    const batchSeed = seed + played / BATCH;
    for (const [nth, game] of gamesOf(batchSeed, Math.min(BATCH, games - played)).entries()) {
      const fault = faultOf(game);
      if (fault !== null) return { ...fault, seed: batchSeed, nth, player: game.player };
      onPlayed(1);
    }
  }
  return null;
}
