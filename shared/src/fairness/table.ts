// Table: the port behind which a game is played, for its seals, its desk and the code that seats people at it.

import type { Seat, Viewer } from '../rules/index.ts';
import type { FairCommand } from './command.ts';
import type { DeskEvent, FairEvent } from './event.ts';
import type { Sealed } from './state.ts';

/** The types of a table. Its events, commands and refusals are those of its game and of what is sealed in it. */
export interface TableTypes {
  readonly state: Sealed;
  readonly view: Pick<Sealed, 'seals' | 'desk'> & { readonly viewer: Viewer };
  readonly event: { readonly type: string; readonly to: Seat | 'everyone' | 'server' };
  readonly command: { readonly type: string };
  readonly refusal: { readonly code: string };
  /** What a seat may be awaited with. */
  readonly due: string;
}

/** All events of a table. */
export type EventOf<T extends TableTypes> = T['event'] | FairEvent | DeskEvent;
/** The events of a table that may leave the server. */
export type VisibleOf<T extends TableTypes> = Exclude<EventOf<T>, { readonly to: 'server' }>;
/** The events of a table that everybody may see, also in the file (F10). */
export type PublicOf<T extends TableTypes> = Extract<EventOf<T>, { readonly to: 'everyone' }>;
/** All commands of a table. */
export type CommandOf<T extends TableTypes> = T['command'] | FairCommand;

/**
 * How far a game has come: `preparing` until both n have to be there, `claiming` if it is counted and only the price
 * of victory is still open.
 */
export type Progress = 'preparing' | 'playing' | 'claiming' | 'finished';

/** What staff may open: what lies face down or is held in secret, both decks, or both purses. */
export type Openable = 'rows' | 'decks' | 'purses';

/** How a game has ended (EVENT, "How a match ends"), at any table. */
export interface TableEnding {
  readonly kind: 'counted' | 'drawn' | 'conceded' | 'awarded' | 'voided';
  readonly winner: Seat | null;
}

export interface Table<T extends TableTypes> {
  /** A table at which nothing has happened yet: every replay begins with it. */
  readonly fresh: T['state'];
  /** Returns the state after an event. Never refuses, never draws. */
  evolve(state: T['state'], event: EventOf<T>): T['state'];
  /** Returns what one viewer may know: put together from parts, never a filtered copy. */
  viewOf(state: T['state'], viewer: Viewer): T['view'];
  /** Returns the view after an event that its viewer sees: equals `viewOf` of what `evolve` returns. */
  evolveView(view: T['view'], event: VisibleOf<T>): T['view'];
  progressOf(of: T['state'] | T['view']): Progress;
  /** Returns null until the game is counted or otherwise over. */
  endingOf(of: T['state'] | T['view']): TableEnding | null;
  /** Returns the seats from which something is awaited now, and what; from public facts only, seat a first. */
  dueFrom(of: T['state'] | T['view']): readonly { readonly seat: Seat; readonly what: T['due'] }[];
  /** Whether there is still something of this kind to show to staff (R15). */
  hides(of: T['state'] | T['view'], what: Openable): boolean;
  /** Returns the refusal of a command that can't be carried out in the present phase. */
  notNow(of: T['state'] | T['view']): T['refusal'];
  /** Whether a command waits for the end of a pause. */
  waitsInPause(command: CommandOf<T>, state: T['state']): boolean;
}

/** Returns the events that this viewer may see, in order. */
export const visibleTo = <E extends TableTypes['event']>(
  events: readonly E[],
  viewer: Viewer,
): readonly Exclude<E, { readonly to: 'server' }>[] =>
  events.filter(
    (event): event is Exclude<E, { readonly to: 'server' }> => event.to === 'everyone' || event.to === viewer,
  );
