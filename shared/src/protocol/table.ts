// Tables: who sits where, beside what the match itself says.

import type { VisibleEvent } from '../fairness/index.ts';
import type { BySeat, CopyId, Viewer } from '../rules/index.ts';
import type { Result } from '../lib/index.ts';
import type { Rejection, Refusal } from './answer.ts';
import type { Code, MatchId } from './command.ts';
import type { Strength } from './strength.ts';

export interface SeatInfo {
  readonly name: string;
  /** How strong the bot is that plays this seat; null where a person does. */
  readonly bot: Strength | null;
}

export interface TableInfo {
  readonly match: MatchId;
  /** The catalogue's version (a hash of its content) that this match is played with. */
  readonly catalogue: string;
  readonly seats: BySeat<SeatInfo | null>;
  readonly watch: Code;
  /** Only for a seat while the other is free. */
  readonly play?: Code;
}

/** One accepted command's events for one viewer; `version` counts accepted commands. */
export interface Batch {
  readonly match: MatchId;
  readonly version: number;
  readonly events: readonly VisibleEvent[];
}

/** A seat's arrangement before it is committed: six cells in board order; one value, overwritten in place. */
export type Draft = readonly (CopyId | null)[];

/** Whether somebody's phone is connected; `since`: milliseconds ago that this began. */
export interface Presence {
  readonly match: MatchId;
  readonly seats: BySeat<{ readonly here: boolean; readonly since: number }>;
}

/** Asks to follow a match from the version already seen; 0 asks for the whole log. */
export interface SyncRequest {
  readonly follow:
    | { readonly by: 'seat'; readonly match: MatchId }
    | { readonly by: 'code'; readonly code: Code };
  readonly since: number;
}

/** Where a follower stands now, and what came since. */
export interface SyncState {
  /** The database's epoch: another one means that versions start over (a restored backup). */
  readonly epoch: string;
  readonly viewer: Viewer;
  readonly table: TableInfo;
  /** The own seat's draft; null for watchers, and where nothing is drafted. */
  readonly draft: Draft | null;
  readonly presence: Presence;
  /** In order, each the successor of the one before; empty while the table waits for its second seat. */
  readonly batches: readonly Batch[];
  /** Whether there are more than one message holds: ask again from the last one's version. */
  readonly more: boolean;
  /** `viewHash` of the server's projection after the last of these batches; a phone that has another starts from 0. */
  readonly hash: string;
}

export type SyncResult = Result<SyncState, Refusal | Rejection>;
