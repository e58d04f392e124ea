// Around: what surrounds a table, whichever game is played at it: the players, the stake, the desk, the seals, the
// ways out.

import type { DeskState, FairSeals, MarkSymbol, Progress, TableEnding } from '@dunmer/shared/fairness';
import { present } from '@dunmer/shared/lib';
import { type BySeat, otherSeat, type Seat, type Viewer } from '@dunmer/shared/rules';
import type { TableInfo } from '@dunmer/shared/protocol';
import { createContext, use } from 'react';
import { type MatchSession, useEventInfo } from '../net/index.ts';
import type { MatchText } from './matchText.ts';
import type { Moment } from './moment.tsx';

/** A sheet that any table may open. */
export interface AroundSheet {
  readonly kind: 'notes' | 'call' | 'watch' | 'fairness' | 'settings';
}

/** The parts of a session that are the same at every table. */
export type SeatedSession = Pick<
  MatchSession,
  | 'clocks'
  | 'clocksAt'
  | 'closed'
  | 'connection'
  | 'presence'
  | 'presenceAt'
  | 'witness'
  | 'filePath'
  | 'checkAgain'
>;

export interface Around {
  /** As far as what is shown reveals it. */
  readonly session: SeatedSession;
  readonly table: TableInfo;
  readonly desk: DeskState;
  readonly seals: FairSeals;
  readonly progress: Progress;
  /** Null until the match is counted or ends otherwise. */
  readonly ending: TableEnding | null;
  /** How much a card gives from the pot to the player who lost by count (IN23). */
  readonly solace: number;
  /** The seats that something is awaited from. */
  readonly awaited: readonly Seat[];
  /** What the match waits for from its reader, in this table's words; null when it is nothing. */
  readonly due: Moment | null;
  /** F8: the signs that two phones compare; null before they exist, and against a bot. */
  readonly mark: readonly MarkSymbol[] | null;
  /** Whether the film has caught up: until then nothing is asked and nothing can be done. */
  readonly isNow: boolean;
  /** Whether the reader's time for a decision runs that the film has not shown yet. */
  readonly isLate: boolean;
  readonly viewer: Viewer;
  /** The seat whose half is at the bottom. */
  readonly near: Seat;
  readonly far: Seat;
  readonly names: BySeat<string>;
  readonly text: MatchText;
  /** Says what was sealed. */
  readonly sealed: (seat: Seat, row: string) => string;
  /** Each table has a menu of its own. */
  readonly open: (sheet: AroundSheet | { readonly kind: 'menu' }) => void;
  readonly leave: () => void;
  /** The words of the button that leaves; null when it leads home. */
  readonly leaveTo: string | null;
  /**
   * Where the table is shown: on a phone; at the desk, whose reader looks after the server too; or in the hall, which
   * is read from three metres and has no controls.
   */
  readonly place: 'phone' | 'desk' | 'hall';
}

export const AroundContext = createContext<Around | null>(null);

export const useAround = (): Around =>
  present(use(AroundContext), 'what surrounds a table stands around one');

/** Tells whether something has broken in the match: nobody can play on, and nothing is asked of anybody. */
export const isStopped = ({ table }: Pick<Around, 'table'>): boolean => table.stopped !== undefined;

/** Tells whether the match or its event is paused: no move is taken until it goes on (PR20). */
export function usePaused({ table, desk }: Pick<Around, 'table' | 'desk'>): boolean {
  const event = useEventInfo();
  return desk.paused || (table.kind !== 'practice' && event?.paused === true);
}

/** Returns the seat whose half is at the bottom of the screen. */
export const nearSeat = (viewer: Viewer): Seat => (viewer === 'watcher' ? 'a' : viewer);
export const farSeat = (viewer: Viewer): Seat => otherSeat(nearSeat(viewer));
