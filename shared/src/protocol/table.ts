// Tables: who sits where, beside what the match itself says.

import type { AtTable } from '../contract/index.ts';
import type { TableName, VisibleAt } from '../tables/index.ts';
import type { BySeat, CopyId, Viewer } from '../rules/index.ts';
import type { Result } from '../lib/index.ts';
import type { Rejection, Refusal } from './answer.ts';
import type { Code, MatchId, ContractId } from './ids.ts';
import type { ClockView } from './clock.ts';
import type { Strength } from './strength.ts';

export interface SeatInfo {
  /** '' where it was erased, and for bots. */
  readonly name: string;
  /** How strong the bot is that plays this seat; null where a person does. */
  readonly bot: Strength | null;
}

export interface TableInfo extends AtTable {
  readonly match: MatchId;
  /** The catalogue's version (a hash of its content) that this match is played with. */
  readonly catalogue: string;
  readonly seats: BySeat<SeatInfo>;
  readonly kind: MatchKind;
  /** What each lays down, in drakes; null where the reader may not know it (a display). */
  readonly stake: number | null;
  /** The contract over which it is played; its text and sum are its parties' own. */
  readonly contract: ContractId | null;
  /** Null where nobody may watch. */
  readonly watch: Code | null;
  /**
   * Something has broken in this match: it stands still and `waits` for a referee, or was voided by one and is `over`.
   * Left out where nothing has. Its log may say nothing of either.
   */
  readonly stopped?: 'waits' | 'over';
}

/** `practice` is against a bot and no part of the event; `friendly` and `stake` are without a contract (R20, R21). */
export type MatchKind = 'practice' | 'friendly' | 'stake' | 'contract';

/** One accepted command's events for one viewer; `version` counts accepted commands. */
export interface Batch {
  readonly match: MatchId;
  readonly version: number;
  readonly events: readonly VisibleAt<TableName>[];
}

/** A seat's arrangement before it is committed: six cells in board order; one value, overwritten in place. */
export type Draft = readonly (CopyId | null)[];

/** Whether somebody's phone is connected; `since`: milliseconds ago that this began. */
export interface Presence {
  readonly match: MatchId;
  readonly seats: BySeat<{ readonly here: boolean; readonly since: number }>;
}

/** How far a phone had seen a match under another epoch of the database, before it was restored from a copy (P20). */
export interface SeenBefore {
  readonly epoch: string;
  readonly version: number;
}

/** Asks to follow a match from the version already seen; 0 asks for the whole log. */
export interface SyncRequest {
  readonly follow:
    | { readonly by: 'seat'; readonly match: MatchId }
    | { readonly by: 'code'; readonly code: Code }
    /** As staff, a display, or everybody joined where the setting admits them. */
    | { readonly by: 'floor'; readonly match: MatchId };
  readonly since: number;
  /** Said by a seat's phone that meets another epoch than the one it knew, until it is answered. */
  readonly before?: SeenBefore | undefined;
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
  /** The clocks of the match as they stand. */
  readonly clocks: readonly ClockView[];
  /** In order, each the successor of the one before. */
  readonly batches: readonly Batch[];
  /** Whether there are more than one message holds: ask again from the last one's version. */
  readonly more: boolean;
  /** `viewHash` of the server's projection after the last of these batches; a phone that has another starts from 0. */
  readonly hash: string;
}

export type SyncResult = Result<SyncState, Refusal | Rejection>;
