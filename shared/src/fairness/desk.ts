// The desk: what referees, clocks and calls do to a match outside its rules. Players and watchers see all of it.

import type { Seat } from '../rules/index.ts';

/** The role of the staff who made a note. */
type Staff = 'referee' | 'organiser';

/** One line of the match log that both players read (EVENT, "How a match ends", "Who sees what"). */
export type DeskNote =
  | { readonly act: 'paused'; readonly by: Staff; readonly reason: string }
  /** A seat's phone had seen more of this match than the server has since it was restored from a copy (P20). */
  | { readonly act: 'paused'; readonly by: 'restore'; readonly reason: '' }
  | { readonly act: 'resumed'; readonly by: Staff }
  /** A clock of this seat gets more time. */
  | { readonly act: 'extended'; readonly by: Staff; readonly seat: Seat; readonly seconds: number }
  /** This seat is asked to hurry. */
  | { readonly act: 'nudged'; readonly by: Staff | Seat; readonly seat: Seat }
  /** This seat calls a referee. */
  | { readonly act: 'called'; readonly seat: Seat }
  /** All open calls are closed. */
  | { readonly act: 'callClosed'; readonly by: Staff }
  /** A referee will decide by default for this seat, unless it acts before. */
  | { readonly act: 'defaultAnnounced'; readonly by: Staff; readonly seat: Seat; readonly seconds: number }
  | { readonly act: 'defaultStopped'; readonly by: Staff; readonly seat: Seat }
  /** An opened act: a member of staff has seen what lies face down. */
  | { readonly act: 'opened'; readonly by: Staff; readonly reason: string }
  /**
   * A member of staff has seen both decks, but not where cards lie; or, with `what`, both purses. Purses get no act
   * of their own: phones of the release before know only these acts (P17), and would stop. They show it as opened
   * decks.
   */
  | { readonly act: 'decksOpened'; readonly by: Staff; readonly reason: string; readonly what?: 'purses' }
  /** Staff made a new link for a person with this seat. */
  | { readonly act: 'linkMade'; readonly by: Staff; readonly seat: Seat }
  /** R14: the claim time is over, or a referee says so: the match no longer binds its players. */
  | { readonly act: 'unbound'; readonly by: Staff | 'clock' }
  /**
   * A second settlement after the end, linked to the first. `card`: the seat that now owns the claimed card; absent
   * if none was claimed, and in older logs.
   */
  | {
      readonly act: 'settledAgain';
      readonly by: Staff;
      readonly kind: 'awarded';
      readonly winner: Seat;
      readonly reason: string;
      readonly card?: Seat;
    }
  | {
      readonly act: 'settledAgain';
      readonly by: Staff;
      readonly kind: 'voided' | 'drawn';
      readonly winner: null;
      readonly reason: string;
      readonly card?: Seat;
    };

/** The public state of the desk. */
export interface DeskState {
  readonly paused: boolean;
  /** The seats whose call to a referee is open. */
  readonly calls: readonly Seat[];
  /** The seat whose announced default is neither done nor stopped; null if there is none. */
  readonly announced: { readonly seat: Seat } | null;
  /** The seats that were asked to hurry, and have not yet done what was awaited. */
  readonly hurried: readonly Seat[];
  /** R14: whether the match no longer binds its players. */
  readonly unbound: boolean;
  /** All notes so far, in order. */
  readonly notes: readonly DeskNote[];
}

/** The desk of a match in which nothing was noted. */
export const NEW_DESK: DeskState = {
  paused: false,
  calls: [],
  announced: null,
  hurried: [],
  unbound: false,
  notes: [],
};

/** Returns the desk after a note. What the match itself does to the desk is `deskAfter`. */
export function evolveDesk(desk: DeskState, note: DeskNote): DeskState {
  const noted = { ...desk, notes: [...desk.notes, note] };
  switch (note.act) {
    case 'paused':
      // In a pause the seat can't act, so it can't answer the announcement.
      return { ...noted, paused: true, announced: null };
    case 'resumed':
      return { ...noted, paused: false };
    case 'called':
      return { ...noted, calls: [...desk.calls, note.seat] };
    case 'callClosed':
      return { ...noted, calls: [] };
    case 'defaultAnnounced':
      return { ...noted, announced: { seat: note.seat } };
    case 'defaultStopped':
      return { ...noted, announced: null };
    case 'unbound':
      return { ...noted, unbound: true };
    case 'nudged':
      return { ...noted, hurried: [...desk.hurried.filter((seat) => seat !== note.seat), note.seat] };
    case 'extended':
    case 'opened':
    case 'decksOpened':
    case 'linkMade':
    case 'settledAgain':
      return noted;
  }
}

/** Whether a match is paused because a restored server has lost part of it, until a referee lets it go on (P20). */
export const isHeldByRestore = ({ paused, notes }: DeskState): boolean => {
  const last = notes.findLast(({ act }) => act === 'paused');
  return paused && last?.act === 'paused' && last.by === 'restore';
};
