// Commands at the patrons' table: what a seat, the table or a referee asks for (imperative). Deciding may refuse any
// of them.

import type { CardId } from '../cards/index.ts';
import type { CopyId, Seat } from '../rules/index.ts';

/**
 * The commands of a trader. Each names what it answers: a step by its type, a turn by its number, an asking by its
 * id.
 */
export type GameSeatCommand =
  | { readonly type: 'choosePatron'; readonly seat: Seat; readonly patron: CardId }
  /** PT8, step 6: any cards of the hand, or none. */
  | { readonly type: 'exchange'; readonly seat: Seat; readonly copies: readonly CopyId[] }
  /** `targets`: one list for each ability whose targets are to be declared, in order (PT12). */
  | {
      readonly type: 'play';
      readonly seat: Seat;
      readonly turn: number;
      readonly copy: CopyId;
      readonly targets: readonly (readonly CopyId[])[];
    }
  | {
      readonly type: 'use';
      readonly seat: Seat;
      readonly turn: number;
      readonly copy: CopyId;
      readonly ability: number;
      readonly targets: readonly (readonly CopyId[])[];
    }
  | {
      readonly type: 'strike';
      readonly seat: Seat;
      readonly turn: number;
      readonly copy: CopyId;
      readonly target: CopyId;
    }
  /** Null if nobody defends. */
  | { readonly type: 'defend'; readonly seat: Seat; readonly asking: number; readonly copy: CopyId | null }
  /** The targets, the cards that are discarded, or those that are not kept (PT10). */
  | {
      readonly type: 'choose';
      readonly seat: Seat;
      readonly asking: number;
      readonly copies: readonly CopyId[];
    }
  | { readonly type: 'endTurn'; readonly seat: Seat; readonly turn: number }
  | { readonly type: 'concede'; readonly seat: Seat };

/** What the table itself does once nothing delays it any more: the toss waits for both n (PT8, F3). */
type GameTableCommand = { readonly type: 'begin' };

/** A referee's acts. A clock applies the same default as a referee (PT27). */
type GameRefereeCommand =
  | { readonly type: 'applyDefault'; readonly seat: Seat; readonly by: 'referee' | 'clock' }
  | { readonly type: 'award'; readonly winner: Seat; readonly reason: string }
  | { readonly type: 'void'; readonly reason: string };

export type GameCommand = GameSeatCommand | GameTableCommand | GameRefereeCommand;
