// Around: what surrounds a table, whatever is played at it: who sits there, the stake, the desk, the seals, the ways
// out.

import type { DeskState, FairSeals, MarkSymbol, Progress, TableEnding } from '@dunmer/shared/fairness';
import { present } from '@dunmer/shared/lib';
import { type BySeat, otherSeat, type Seat, type Viewer } from '@dunmer/shared/rules';
import type { TableInfo } from '@dunmer/shared/protocol';
import { createContext, use } from 'react';
import type { MatchSession } from '../net/index.ts';
import type { MatchText } from './matchText.ts';
import type { Moment } from './moment.tsx';

/** A sheet of what surrounds any table. */
export interface AroundSheet {
  readonly kind: 'notes' | 'call' | 'watch' | 'fairness' | 'settings';
}

/** What of a session is the same at every table. */
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
  /** As far as what is shown lets it be known. */
  readonly session: SeatedSession;
  readonly table: TableInfo;
  readonly desk: DeskState;
  readonly seals: FairSeals;
  readonly progress: Progress;
  /** Null until it is counted or otherwise over. */
  readonly ending: TableEnding | null;
  /** What a card has left whoever has lost by count, out of the pot (IN23). */
  readonly solace: number;
  /** Of whom something is awaited. */
  readonly awaited: readonly Seat[];
  /** For what all waits of whoever reads, in the words of this table; null where that is nothing. */
  readonly due: Moment | null;
  /** F8: what two phones compare; null before there is one, and against a bot. */
  readonly mark: readonly MarkSymbol[] | null;
  /** Whether that is all there is: before it nothing is asked and nothing can be done about it. */
  readonly isNow: boolean;
  /** The own time for a decision runs that the film has not come to. */
  readonly isLate: boolean;
  readonly viewer: Viewer;
  /** Whose half lies below. */
  readonly near: Seat;
  readonly far: Seat;
  readonly names: BySeat<string>;
  readonly text: MatchText;
  /** Of what was sealed, in words. */
  readonly sealed: (seat: Seat, row: string) => string;
  /** The menu is the table's own. */
  readonly open: (sheet: AroundSheet | { readonly kind: 'menu' }) => void;
  readonly leave: () => void;
  /** Where leaving leads, in words; null where that is home. */
  readonly leaveTo: string | null;
  /**
   * Whose table it is: a phone's; the desk's, whose reader looks after the server too; or the hall's, which is read
   * from three metres and has nothing to press.
   */
  readonly place: 'phone' | 'desk' | 'hall';
}

export const AroundContext = createContext<Around | null>(null);

export const useAround = (): Around =>
  present(use(AroundContext), 'what surrounds a table stands around one');

/** Something has broken in it: nobody plays on, and nothing is asked of anybody. */
export const isStopped = ({ table }: Pick<Around, 'table'>): boolean => table.stopped !== undefined;

/** The seat whose half lies at the bottom of the screen. */
export const nearSeat = (viewer: Viewer): Seat => (viewer === 'watcher' ? 'a' : viewer);
export const farSeat = (viewer: Viewer): Seat => otherSeat(nearSeat(viewer));
