// Findings: the results of checking a match file, step by step, with the facts of whatever is wrong.

import type { LaidRow, Occasion, Seat } from '../rules/index.ts';
import type { PublicMatchEvent } from './event.ts';
import type { Contradiction } from './replaying.ts';
import type { PublicOf, TableTypes } from './table.ts';
import type { Trade } from './trade.ts';

export type Checked = 'ok' | 'wrong';

/**
 * Where a seat's n came from: its own phone, the server (for a bot), nobody (F4), or the match ended before it was
 * opened.
 */
export type NonceOrigin = 'own' | 'server' | 'empty' | 'unopened';

/** One result of the check, at any table. */
export type FairFinding<T extends TableTypes> =
  /** Whether the file's head and its first event name the same match. */
  | { readonly step: 'match'; readonly verdict: Checked }
  /** The file breaks off: it has no seed, with which each match ends (F7). Nothing else of it is checked then. */
  | { readonly step: 'end'; readonly verdict: 'wrong' }
  /** Whether C opens to the seed (F1, F7). */
  | { readonly step: 'seed'; readonly verdict: Checked }
  /** Whether K opens to n (F2, F3). */
  | { readonly step: 'promise'; readonly seat: Seat; readonly n: NonceOrigin; readonly verdict: Checked }
  /** Those who would have to act together to choose a toss (F4, F9). */
  | {
      readonly step: 'trust';
      readonly restsOn: readonly ('server' | Seat)[] | null;
      readonly verdict: Checked;
    }
  /** How many events follow from the rules. If what was sealed was never opened, none can be derived. */
  | { readonly step: 'events'; readonly derived: number; readonly verdict: Checked | 'not-derived' }
  | ({
      readonly step: 'event';
      readonly event: PublicOf<T>['type'] | null;
      readonly verdict: 'wrong';
    } & Contradiction<T>);

/** One result of the check, at the trade table. */
export type Finding =
  | FairFinding<Trade>
  /** Whether a deck that the file holds opens its commitment (F1). */
  | { readonly step: 'deck'; readonly seat: Seat; readonly verdict: Checked }
  /** Whether a sealed row opens to what was revealed (F6). A row that was never revealed is never opened (R15). */
  | {
      readonly step: 'row';
      readonly seat: Seat;
      readonly row: LaidRow;
      readonly verdict: Checked | 'never-opened';
    }
  /** Whether a toss, worked out again, has the same winner (F5). */
  | { readonly step: 'toss'; readonly occasion: Occasion; readonly winner: Seat; readonly verdict: Checked }
  /** An event that depends on a deck which is not in the file. */
  | {
      readonly step: 'event';
      readonly index: number;
      readonly event: PublicMatchEvent['type'] | null;
      readonly verdict: 'by-the-server';
    }
  /**
   * Whether the file's own marks "by the server", and the definitions it holds, are exactly those that belong in it.
   */
  | { readonly step: 'marks'; readonly verdict: Checked }
  | { readonly step: 'cards'; readonly verdict: Checked };

export interface FileReport<F extends { readonly verdict: string } = Finding> {
  /** "The file agrees with itself." */
  readonly agrees: boolean;
  readonly findings: readonly F[];
}
