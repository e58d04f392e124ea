// Commands of a match: what a seat, the table or a referee asks for (imperative). Deciding may refuse any of them.

import type { Row } from '../cards/index.ts';
import type { Ahead, Held } from '../windows/index.ts';
import type { Cell } from './cell.ts';
import type { CopyId, Place } from './field.ts';
import type { Seat } from './seat.ts';
import type { Holding } from './windowsState.ts';

/** The cards that a seat lays down in one go. */
export type Laying =
  | { readonly row: Row; readonly cells: readonly CopyId[] }
  | { readonly row: 'half'; readonly cells: readonly (CopyId | null)[] };

/**
 * The commands of a trader. Each names what it answers: a row, a choice by its id, or a phase by the command's type.
 */
export type SeatCommand =
  /** Rules 2.1 and 2.2: three copies for a row, or the six cells of a half in board order. */
  | { readonly type: 'place'; readonly seat: Seat; readonly laying: Laying }
  | { readonly type: 'chooseTarget'; readonly seat: Seat; readonly choice: number; readonly copy: CopyId }
  | {
      readonly type: 'summon';
      readonly seat: Seat;
      readonly choice: number;
      readonly copy: CopyId;
      readonly cell: Cell;
    }
  | { readonly type: 'declineSummon'; readonly seat: Seat; readonly choice: number }
  | { readonly type: 'claim'; readonly seat: Seat; readonly copy: CopyId }
  | { readonly type: 'waive'; readonly seat: Seat }
  | { readonly type: 'concede'; readonly seat: Seat };

/** The commands of a trader in a match with promises or intrigue cards. */
export type WindowCommand =
  /**
   * `card`: its key. `asking`: the number of what the card answers at a stop or while a play is open; otherwise null.
   */
  | {
      readonly type: 'play';
      readonly seat: Seat;
      readonly card: string;
      readonly on: readonly Place[];
      readonly asking: number | null;
    }
  /** Also allowed to a seat that waits for its turn at a stop (PR18). */
  | { readonly type: 'pass'; readonly seat: Seat; readonly asking: number }
  /** PR19: replaces the whole list, which may be empty. */
  | { readonly type: 'ahead'; readonly seat: Seat; readonly windows: readonly Ahead[] };

/** What the table itself does once nothing delays it any more (F3: both openings have arrived). */
export type TableCommand = { readonly type: 'tossForPlacement' } | { readonly type: 'reveal' };

/**
 * Something outside the match has changed what a seat holds: a ring, a surplus that was chosen, or a ruin (IN6, IN10,
 * PR25).
 */
export interface HoldCommand {
  readonly type: 'hold';
  readonly seat: Seat;
  readonly hand: readonly Held[];
  readonly holding: Holding;
}

/** A referee's acts. A clock applies the same default as a referee (EVENT, "How a match ends"). */
export type RefereeCommand =
  | { readonly type: 'award'; readonly winner: Seat; readonly claim: boolean; readonly reason: string }
  | { readonly type: 'void'; readonly reason: string }
  /** R14: closes an open claim without a card. */
  | { readonly type: 'closeClaim'; readonly by: 'referee'; readonly reason: string }
  | {
      readonly type: 'applyDefault';
      readonly seat: Seat;
      readonly by: 'referee' | 'clock';
      readonly draft: Laying | null;
    };

export type RuleCommand = SeatCommand | WindowCommand | TableCommand | HoldCommand | RefereeCommand;
