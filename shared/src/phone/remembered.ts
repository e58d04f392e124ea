// Remembered: what this phone keeps of a match, in case the server forgets it (P20).

import type { Draft, PlayCommand, PlayGameCommand, SeenBefore } from '../protocol/index.ts';

/** A move at any table. */
type AnyMove = PlayCommand | PlayGameCommand;

export interface Acknowledged<Move = AnyMove> {
  readonly command: Move;
  /** What the log was after it. */
  readonly version: number;
  /** A fingerprint of what this phone saw of it; null before it has arrived. */
  readonly seen: string | null;
}

export interface Remembered<Move = AnyMove> {
  /** Null before the first answer. */
  readonly epoch: string | null;
  /** The newest version that this phone has seen under it. */
  readonly seen: number;
  /** How far it had seen the match under the epoch before; until the server has heard of it. */
  readonly before: SeenBefore | null;
  readonly draft: Draft | null;
  readonly acknowledged: readonly Acknowledged<Move>[];
  /** Acknowledged once, and unknown to the server now; until the owner has read it. */
  readonly lost: readonly Move[];
}
