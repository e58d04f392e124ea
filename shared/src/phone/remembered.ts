// Remembered: what this phone keeps of a match, in case the server forgets it (P20).

import type { Draft, SeenBefore } from '../protocol/index.ts';

/** A command that a server has acknowledged. `Move`: the commands of the match's table. */
export interface Acknowledged<Move> {
  readonly command: Move;
  /** The version of the log after the command. */
  readonly version: number;
  /** A hash of the events that this phone saw of it; null before they have arrived. */
  readonly seen: string | null;
}

export interface Remembered<Move> {
  /** Null before the first answer. */
  readonly epoch: string | null;
  /** The newest version that this phone has seen in this epoch. */
  readonly seen: number;
  /** How far the phone had seen the match in the epoch before; null once the server has been told. */
  readonly before: SeenBefore | null;
  readonly draft: Draft | null;
  readonly acknowledged: readonly Acknowledged<Move>[];
  /** Commands that were acknowledged once and that the server no longer knows, until the owner has read this. */
  readonly lost: readonly Move[];
}
