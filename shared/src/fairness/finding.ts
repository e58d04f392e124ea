// Findings: what the check of a match file says of each step, the culprit's facts included.

import type { LaidRow, Occasion, Seat } from '../rules/index.ts';
import type { PublicMatchEvent } from './event.ts';
import type { Contradiction } from './replaying.ts';
import type { PublicOf, TableTypes } from './table.ts';
import type { Trade } from './trade.ts';

export type Checked = 'ok' | 'wrong';

/** Where a seat's n came from: its own phone, the server for a bot, nobody (F4), or the match ended before. */
export type NonceOrigin = 'own' | 'server' | 'empty' | 'unopened';

/** What a step of the check has found at any table. */
export type FairFinding<T extends TableTypes> =
  /** The file's head and its first event name the same match. */
  | { readonly step: 'match'; readonly verdict: Checked }
  /** C opens to the seed (F1, F7). */
  | { readonly step: 'seed'; readonly verdict: Checked }
  /** K opens to n (F2, F3). */
  | { readonly step: 'promise'; readonly seat: Seat; readonly n: NonceOrigin; readonly verdict: Checked }
  /** Who would have to act together to choose a toss (F4, F9). */
  | {
      readonly step: 'trust';
      readonly restsOn: readonly ('server' | Seat)[] | null;
      readonly verdict: Checked;
    }
  /** How many events follow from the rules; nothing can where what was sealed was never opened. */
  | { readonly step: 'events'; readonly derived: number; readonly verdict: Checked | 'not-derived' }
  | ({
      readonly step: 'event';
      readonly event: PublicOf<T>['type'] | null;
      readonly verdict: 'wrong';
    } & Contradiction<T>);

/** What one step of the check has found. */
export type Finding =
  | FairFinding<Trade>
  /** A deck that the file holds opens its commitment (F1). */
  | { readonly step: 'deck'; readonly seat: Seat; readonly verdict: Checked }
  /** A sealed row opens to what was revealed (F6); one that was never revealed is never opened (R15). */
  | {
      readonly step: 'row';
      readonly seat: Seat;
      readonly row: LaidRow;
      readonly verdict: Checked | 'never-opened';
    }
  /** A toss drawn again (F5). */
  | { readonly step: 'toss'; readonly occasion: Occasion; readonly winner: Seat; readonly verdict: Checked }
  /** An event that depends on a deck which the file does not hold. */
  | {
      readonly step: 'event';
      readonly index: number;
      readonly event: PublicMatchEvent['type'] | null;
      readonly verdict: 'by-the-server';
    }
  /** The file's own marks "by the server", and the definitions that it holds, are those that belong in it. */
  | { readonly step: 'marks'; readonly verdict: Checked }
  | { readonly step: 'cards'; readonly verdict: Checked };

export interface FileReport<F extends { readonly verdict: string } = Finding> {
  /** "The file agrees with itself." */
  readonly agrees: boolean;
  readonly findings: readonly F[];
}
