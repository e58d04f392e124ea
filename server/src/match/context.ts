// Context: what the handlers of match commands work with.

import type { MatchId } from '@dunmer/shared/protocol';
import type { EventAt, TableName } from '@dunmer/shared/tables';
import type { PersonKey, StoredBatch, StoredEvent, Texts, Tx } from '../store/index.ts';
import type { World } from '../world/index.ts';
import type { LiveAt, LiveMatch } from './live.ts';
import type { LiveMatches } from './liveMatches.ts';

/** Who hears of what has been committed, in its order. */
export interface TableListener {
  /** A match has opened; it is told before its first batch. */
  seated(match: LiveMatch): void;
  /** A command was accepted; `match` is as it stands after it, `texts` the JSON of its events. */
  happened(match: LiveMatch, batch: StoredBatch, texts: Texts<StoredEvent>): void;
  /** A match of practice is forgotten: there is no such match any more. */
  forgotten?(match: MatchId): void;
  /** A match has stopped, or one that had was voided without a word in its log. */
  stopped?(match: LiveMatch): void;
}

/** What a match at this table has come to by a batch. */
export interface WentAt<N extends TableName> {
  readonly at: N;
  readonly before: LiveAt<N>;
  readonly after: LiveAt<N>;
  readonly events: readonly EventAt<N>[];
}

/** The same at whichever table. */
export type Went = WentAt<'trade'> | WentAt<'patrons'>;

/** What a match of the event has come to by a batch. */
export type Turn = Went & {
  /** The batch as its log holds it. */
  readonly text: string;
  /** Whose command it was; null for the table itself. */
  readonly who: PersonKey | null;
  /** How its end is settled, where whoever decided it has planned that; null where the ending alone says it. */
  readonly settling: Follow | null;
};

/**
 * What follows a turn in its own transaction: what it means for purses, copies and the contract, for clocks, and the
 * like.
 */
export type Follow = (context: Context, tx: Tx, turn: Turn) => Promise<void>;

export interface Context extends World {
  readonly lives: LiveMatches;
  readonly listener: Required<TableListener>;
  /** What follows a turn, in this order. */
  readonly follows: readonly Follow[];
}
