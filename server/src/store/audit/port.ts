// The audit's port: every row of what the journal tells of, as it stands, to be compared with what the journal says.

import type { MatchKind } from '@dunmer/shared/protocol';
import type { StoredText, TextKey } from '../journal/port.ts';
import type { StoredCommand } from '../storedCommand.ts';

/** What is recomputed from the journal, in the order in which it is compared. */
export const AUDITED = [
  'accounts',
  'entries',
  'definitions',
  'copies',
  'moves',
  'found slips',
  'people',
  'links',
  'settings',
  'contracts',
  'contract acts',
  'trades',
  'proposals',
  'matches',
  'settlements',
  'stops',
  'price rulings',
] as const;
export type AuditedTable = (typeof AUDITED)[number];

/** `key` names the row for whoever reads of it. */
export type AuditedRow = { readonly key: string | number } & Readonly<Record<string, string | number | null>>;

/** A match with what its log has led to. */
export interface AuditedMatch {
  readonly key: number;
  readonly id: string;
  readonly kind: MatchKind;
  readonly catalogue: string;
  readonly phase: string;
  /** How many people it binds (rule 1.5). */
  readonly bound: number;
  /** Whether a call to a referee is open. */
  readonly called: boolean;
}

export interface AuditedBatch {
  readonly version: number;
  readonly events: string;
}

/** What is kept of a command. */
export type AuditedCommand = StoredCommand & { readonly id: string };

export interface AuditReader {
  epoch(): Promise<string>;
  /** After `id`, in the order of their ids, at most `limit`. */
  commands(id: string, limit: number): Promise<readonly AuditedCommand[]>;
  /** The versions of all editions. */
  editions(): Promise<readonly string[]>;
  rows(table: AuditedTable): Promise<readonly AuditedRow[]>;
  texts(): Promise<readonly (StoredText & { readonly key: TextKey })[]>;
  /** Every match, practice included, oldest first. */
  matches(): Promise<readonly AuditedMatch[]>;
  batches(match: number): Promise<readonly AuditedBatch[]>;
}
