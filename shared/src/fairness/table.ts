// Table: what a table is to its seals, its desk and whoever seats people at it: the port behind which a game is played.

import type { Seat, Viewer } from '../rules/index.ts';
import type { FairCommand } from './command.ts';
import type { DeskEvent, FairEvent } from './event.ts';
import type { Sealed } from './state.ts';

/** The types of a table; its events, commands and refusals are those of its game and of what is sealed in it. */
export interface TableTypes {
  readonly state: Sealed;
  readonly view: Pick<Sealed, 'seals' | 'desk'> & { readonly viewer: Viewer };
  readonly event: { readonly type: string; readonly to: Seat | 'everyone' | 'server' };
  readonly command: { readonly type: string };
  readonly refusal: { readonly code: string };
  /** What a seat may be waited for. */
  readonly due: string;
}

/** All that happens at a table. */
export type EventOf<T extends TableTypes> = T['event'] | FairEvent | DeskEvent;
/** What of it may leave the server. */
export type VisibleOf<T extends TableTypes> = Exclude<EventOf<T>, { readonly to: 'server' }>;
/** What everybody may see, in the file too (F10). */
export type PublicOf<T extends TableTypes> = Extract<EventOf<T>, { readonly to: 'everyone' }>;
/** All that may be asked of it. */
export type CommandOf<T extends TableTypes> = T['command'] | FairCommand;

/**
 * How far a game has come: `preparing` until both n have to be there, `claiming` where it is counted and only the price
 * of victory is still open.
 */
export type Progress = 'preparing' | 'playing' | 'claiming' | 'finished';

/** What staff may have opened: what lies face down or is held in secret, both decks, or both purses. */
export type Openable = 'rows' | 'decks' | 'purses';

/** How a game has ended (EVENT, "How a match ends"), at whatever table. */
export interface TableEnding {
  readonly kind: 'counted' | 'drawn' | 'conceded' | 'awarded' | 'voided';
  readonly winner: Seat | null;
}

export interface Table<T extends TableTypes> {
  /** The table at which nothing has happened yet: where every replay begins. */
  readonly fresh: T['state'];
  /** Never refuses, never draws. */
  evolve(state: T['state'], event: EventOf<T>): T['state'];
  /** What one viewer may know: a pick of parts, never a filtered copy. */
  viewOf(state: T['state'], viewer: Viewer): T['view'];
  /** The view after an event that its viewer sees: `viewOf` of what `evolve` gives. */
  evolveView(view: T['view'], event: VisibleOf<T>): T['view'];
  progressOf(of: T['state'] | T['view']): Progress;
  /** Null until it is counted or otherwise over. */
  endingOf(of: T['state'] | T['view']): TableEnding | null;
  /** Of whom something is awaited now, and what: public facts only, seat a first. */
  dueFrom(of: T['state'] | T['view']): readonly { readonly seat: Seat; readonly what: T['due'] }[];
  /** Whether there is anything of the kind that staff could still be shown (R15). */
  hides(of: T['state'] | T['view'], what: Openable): boolean;
  /** Why nothing of the kind that was asked can be done now. */
  notNow(of: T['state'] | T['view']): T['refusal'];
  /** Whether a command waits for the end of a pause. */
  waitsInPause(command: CommandOf<T>, state: T['state']): boolean;
}

/** The events that this viewer may see, in order. */
export const visibleTo = <E extends TableTypes['event']>(
  events: readonly E[],
  viewer: Viewer,
): readonly Exclude<E, { readonly to: 'server' }>[] =>
  events.filter(
    (event): event is Exclude<E, { readonly to: 'server' }> => event.to === 'everyone' || event.to === viewer,
  );
