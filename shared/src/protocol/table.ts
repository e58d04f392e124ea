// Tables: who sits where, and other facts about a match that are not part of the match itself.

import type { AtTable } from '../contract/index.ts';
import type { TableName, VisibleAt } from '../tables/index.ts';
import type { BySeat, CopyId, Viewer } from '../rules/index.ts';
import type { Result } from '../lib/index.ts';
import type { Rejection, Refusal } from './answer.ts';
import type { Code, MatchId, ContractId } from './ids.ts';
import type { ClockView } from './clock.ts';
import type { Strength } from './strength.ts';

export interface SeatInfo {
  /** '' if it was erased, and for bots. */
  readonly name: string;
  /** The strength of the bot that plays this seat; null if a person plays it. */
  readonly bot: Strength | null;
}

export interface TableInfo extends AtTable {
  readonly match: MatchId;
  /** The version of the catalogue (a hash of its content) with which this match is played. */
  readonly catalogue: string;
  readonly seats: BySeat<SeatInfo>;
  readonly kind: MatchKind;
  /** The stake of each seat in drakes; null if the reader may not know it (a display). */
  readonly stake: number | null;
  /** The contract over which it is played; only its parties read that contract's text and sum. */
  readonly contract: ContractId | null;
  /** The code of its watch link; null if nobody may watch. */
  readonly watch: Code | null;
  /**
   * Present if something has broken in this match: it stands still until a referee acts (`waits`), or a referee has
   * voided it (`over`). Its log need not mention either.
   */
  readonly stopped?: 'waits' | 'over';
}

/** `practice` is against a bot and no part of the event; `friendly` and `stake` are without a contract (R20, R21). */
export type MatchKind = 'practice' | 'friendly' | 'stake' | 'contract';

/** The events of one accepted command, as one viewer sees them. `version` counts accepted commands. */
export interface Batch {
  readonly match: MatchId;
  readonly version: number;
  readonly events: readonly VisibleAt<TableName>[];
}

/**
 * How a seat has arranged its cards before committing them: six cells in board order. One value, overwritten in
 * place.
 */
export type Draft = readonly (CopyId | null)[];

/** Whether each seat's phone is connected. `since`: how many milliseconds ago that began. */
export interface Presence {
  readonly match: MatchId;
  readonly seats: BySeat<{ readonly here: boolean; readonly since: number }>;
}

/** How far a phone had seen a match before the database was restored from a copy, and so got another epoch (P20). */
export interface SeenBefore {
  readonly epoch: string;
  readonly version: number;
}

/** Asks to follow a match from the version that was already seen; 0 asks for the whole log. */
export interface SyncRequest {
  readonly follow:
    | { readonly by: 'seat'; readonly match: MatchId }
    | { readonly by: 'code'; readonly code: Code }
    /** As staff, as a display, or as anybody joined if the setting admits them. */
    | { readonly by: 'floor'; readonly match: MatchId };
  readonly since: number;
  /** Sent by a seat's phone that meets an epoch other than the one it knew, until it is answered. */
  readonly before?: SeenBefore | undefined;
}

/** The present state of a follower, and what has happened since its version. */
export interface SyncState {
  /** The epoch of the database: another one means that versions start over (a restored backup). */
  readonly epoch: string;
  readonly viewer: Viewer;
  readonly table: TableInfo;
  /** The draft of the own seat; null for watchers, and if there is none. */
  readonly draft: Draft | null;
  readonly presence: Presence;
  /** The clocks of the match as they stand. */
  readonly clocks: readonly ClockView[];
  /** In order, each one the successor of the one before. */
  readonly batches: readonly Batch[];
  /** Whether there are more batches than fit into one message: then ask again from the last one's version. */
  readonly more: boolean;
  /**
   * `viewHash` of the server's projection after the last of these batches. A phone that computes another starts from
   * 0.
   */
  readonly hash: string;
}

export type SyncResult = Result<SyncState, Refusal | Rejection>;
