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
 * GET /api/session?protocol=5: sets the device's cookie where there is none; the first thing a phone asks, with the
 * version that it speaks.
 */
export interface SessionInfo {
  /** The asking phone's own version where that is served; another one means that the phone has to be updated. */
  readonly protocol: number;
  readonly release: string;
  readonly epoch: string;
  /** The newest catalogue's version. */
  readonly catalogue: string;
  /** What links and QRs are made from, e.g. http://192.168.1.20:3000 */
  readonly publicUrl: string;
  readonly event: EventInfo;
  readonly me: MeInfo | null;
  /** For a browser from which its person has moved on: how they come back to it. */
  readonly moved: WaysIn | null;
  /** Only while the event is the sample one. */
  readonly sample: SampleLinks | null;
}

/** GET /api/catalogues/:version of the patrons' table (PATRONS 9), for ever the same. */
export interface GameCatalogueInfo {
  readonly version: string;
  /** In their order: the first patron is the default (PT27). */
  readonly patrons: readonly GameCard[];
}

/** GET /api/catalogues/:version, for ever the same. */
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
  /** A personal link; it is used by a command, never by looking it up. */
  | { readonly kind: 'link' }
  /** A slip that was not found yet. */
  | { readonly kind: 'slip' };

/** GET /api/mine: the practice matches of this browser, newest first, at most 20. */
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
 * GET /api/matches/:id/file of a match that has stopped, for staff without an interest in it: what broke, and what was
 * public of its log. It proves nothing, and never holds what lies face down.
 */
export interface StoppedFile {
  readonly format: 'dunmer-trade-stopped/1';
  readonly match: MatchId;
  readonly names: BySeat<string>;
  /** The catalogue's version. */
  readonly catalogue: string;
  readonly phase: MatchPhase;
  readonly stopped: StoppedInfo & { readonly at: string };
  readonly batches: readonly { readonly version: number; readonly events: readonly PublicMatchEvent[] }[];
}

/**
 * POST /api/device with `{ ticket }`, as it was said with a command: sets the cookie of the device that has got the
 * link by that command. Whether it has; asked again it answers the same.
 */
export interface TicketInfo {
  readonly bound: boolean;
}

/**
 * GET /api/moves/:id: how a request to move a link stands, for the browser that has made it; `over`: nobody can allow
 * it any more.
 */
export interface MoveInfo {
  readonly state: 'asked' | 'allowed' | 'refused' | 'over';
}

/** Links to try the sample event with; shown only while it is the sample one. */
export interface SampleLinks {
  readonly links: readonly {
    readonly name: string;
    readonly staff: StaffRole | null;
    readonly url: string;
    readonly code: Code;
  }[];
}
