// Commands of a match: what a seat, the table or a referee asks for (imperative). Deciding may refuse them.

import type { Row } from '../cards/index.ts';
import type { Cell } from './cell.ts';
import type { CopyId } from './field.ts';
import type { Seat } from './seat.ts';

/** What a seat lays down in one go. */
export type Laying =
  | { readonly row: Row; readonly cells: readonly CopyId[] }
  | { readonly row: 'half'; readonly cells: readonly (CopyId | null)[] };

/** What a trader may ask for. Each names what it answers: a row, a choice id, or a phase by its type. */
export type SeatCommand =
  /** Rules 2.1 and 2.2: three copies for a row, or six cells of a half in board order. */
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

/** What the table itself does once nothing holds it up any more (F3 waits for both openings). */
export type TableCommand = { readonly type: 'tossForPlacement' } | { readonly type: 'reveal' };

/** A referee's acts, and a clock's: the same default for both (EVENT, "How a match ends"). */
export type RefereeCommand =
  | { readonly type: 'award'; readonly winner: Seat; readonly claim: boolean; readonly reason: string }
  | { readonly type: 'void'; readonly reason: string }
  /** R14: an open claim ends without a card. */
  | { readonly type: 'closeClaim'; readonly by: 'referee'; readonly reason: string }
  | {
      readonly type: 'applyDefault';
      readonly seat: Seat;
      readonly by: 'referee' | 'clock';
      readonly draft: Laying | null;
    };

export type RuleCommand = SeatCommand | TableCommand | RefereeCommand;
