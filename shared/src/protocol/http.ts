// The HTTP API's answers.

import type { Card, Deck } from '../cards/index.ts';
import type { AtTable } from '../contract/index.ts';
import type { GameCard } from '../patrons/index.ts';
import type { BySeat, Seat } from '../rules/index.ts';
import type { PublicMatchEvent } from '../fairness/index.ts';
import type { Code, MatchId } from './ids.ts';
import type { StoppedInfo } from './floor.ts';
import type { MeInfo, PersonBrief, StaffRole, WaysIn } from './person.ts';
import type { EventInfo } from './settings.ts';
import type { MatchPhase } from '../tables/index.ts';
import type { SeatInfo } from './table.ts';

/**
 * GET /api/session?protocol=5: the first question of a phone, with the protocol version that it speaks. Sets the
 * device's cookie if there is none.
 */
export interface SessionInfo {
  /** The phone's own version if that is served; any other means that the phone has to be updated. */
  readonly protocol: number;
  readonly release: string;
  readonly epoch: string;
  /** The version of the newest catalogue. */
  readonly catalogue: string;
  /** The address from which links and QR codes are made, e.g. http://192.168.1.20:3000 */
  readonly publicUrl: string;
  readonly event: EventInfo;
  readonly me: MeInfo | null;
  /** How the person comes back to a browser from which they have moved on. */
  readonly moved: WaysIn | null;
  /** Present only while the event is the sample one. */
  readonly sample: SampleLinks | null;
}

/** GET /api/catalogues/:version of the patrons' table (PATRONS 9): a version never changes. */
export interface GameCatalogueInfo {
  readonly version: string;
  /** In the order of the catalogue: the first patron is the default (PT27). */
  readonly patrons: readonly GameCard[];
}

/** GET /api/catalogues/:version: a version never changes. */
export interface CatalogueInfo {
  readonly version: string;
  readonly cards: readonly Card[];
  readonly decks: readonly Deck[];
}

/** GET /api/codes/:code: what a typed or scanned code means for this browser; 404 where it means nothing. */
export type CodeInfo =
  | { readonly kind: 'watch'; readonly match: MatchId }
  /** The public code of a badge. */
  | { readonly kind: 'person'; readonly person: PersonBrief }
  /** A personal link: a command uses it, looking it up never does. */
  | { readonly kind: 'link' }
  /** A slip that nobody has found yet. */
  | { readonly kind: 'slip' };

/** GET /api/mine: the newest 20 practice matches of this browser, newest first. */
export interface MineInfo {
  readonly tables: readonly (AtTable & {
    readonly match: MatchId;
    readonly seat: Seat;
    readonly seats: BySeat<SeatInfo>;
    readonly phase: MatchPhase;
    readonly opened: string;
  })[];
}

/**
 * GET /api/matches/:id/file of a match that has stopped, for staff without an interest in it: what broke, and the
 * public part of its log. It proves nothing, and never holds what lies face down.
 */
export interface StoppedFile {
  readonly format: 'dunmer-trade-stopped/1';
  readonly match: MatchId;
  readonly names: BySeat<string>;
  /** The version of the catalogue. */
  readonly catalogue: string;
  readonly phase: MatchPhase;
  readonly stopped: StoppedInfo & { readonly at: string };
  readonly batches: readonly { readonly version: number; readonly events: readonly PublicMatchEvent[] }[];
}

/**
 * POST /api/device with `{ ticket }`, the ticket that was sent with a command: sets the cookie of the device to which
 * that command bound the link. `bound`: whether there is such a device. Asking again gives the same answer.
 */
export interface TicketInfo {
  readonly bound: boolean;
}

/**
 * GET /api/moves/:id: the state of a request to move a link, for the browser that made it. `over`: nobody can allow
 * it any more.
 */
export interface MoveInfo {
  readonly state: 'asked' | 'allowed' | 'refused' | 'over';
}

/** Links to try the sample event with, given only while the event is the sample one. */
export interface SampleLinks {
  readonly links: readonly {
    readonly name: string;
    readonly staff: StaffRole | null;
    readonly url: string;
    readonly code: Code;
  }[];
}
