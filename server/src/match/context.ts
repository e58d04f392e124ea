// Context: what the handlers of match commands work with.

import type { MatchId } from '@dunmer/shared/protocol';
import type { EventAt, TableName } from '@dunmer/shared/tables';
import type { PersonKey, StoredBatch, StoredEvent, Texts, Tx } from '../store/index.ts';
import type { World } from '../world/index.ts';
import type { LiveAt, LiveMatch } from './live.ts';
import type { LiveMatches } from './liveMatches.ts';

/** Is told what has been committed, in order. */
export interface TableListener {
  /** A match has opened; called before its first batch. */
  seated?(match: LiveMatch): void;
  /** A command was accepted. `match` is the match after it, `texts` the JSON of its events. */
  happened(match: LiveMatch, batch: StoredBatch, texts: Texts<StoredEvent>): void;
  /** A match of practice was forgotten and no longer exists. */
  forgotten?(match: MatchId): void;
  /** A match has stopped, or a stopped match was voided without an event in its log. */
  stopped?(match: LiveMatch): void;
  /** A player of this match has a new name. */
  named?(match: Pick<LiveMatch, 'table'>): void;
}

/** A match at this table before and after a batch. */
export interface WentAt<N extends TableName> {
  readonly at: N;
  readonly before: LiveAt<N>;
  readonly after: LiveAt<N>;
  readonly events: readonly EventAt<N>[];
}

/** The same at any table. */
export type Went = WentAt<'trade'> | WentAt<'patrons'>;

/** A match of the event before and after a batch. */
export type Turn = Went & {
  /** The batch as its log holds it. */
  readonly text: string;
  /** The person whose command it was; null for the server itself. */
  readonly who: PersonKey | null;
  /** Settles the end as planned by whoever decided it; null if the ending alone tells how. */
  readonly settling: Follow | null;
};

/** What follows a turn in its transaction: its meaning for purses, copies, the contract, clocks and so on. */
export type Follow = (context: Context, tx: Tx, turn: Turn) => Promise<void>;

export interface Context extends World {
  readonly lives: LiveMatches;
  readonly listener: Required<TableListener>;
  /** Called after a commit that gave this person a new name: the followers of their matches are told. */
  readonly namedAnew: (person: PersonKey) => void;
  /** What follows each turn, in this order. */
  readonly follows: readonly Follow[];
}
