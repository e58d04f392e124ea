// The HTTP API's answers.

import type { Card, Deck } from '../cards/index.ts';
import type { BySeat, Phase, Seat } from '../rules/index.ts';
import type { Code, MatchId } from './command.ts';
import type { SeatInfo } from './table.ts';

/** GET /api/session: sets the device's cookie where there is none; the first thing a phone asks. */
export interface SessionInfo {
  readonly protocol: number;
  readonly release: string;
  readonly epoch: string;
  /** The newest catalogue's version. */
  readonly catalogue: string;
  /** What links and QRs are made from, e.g. http://192.168.1.20:3000 */
  readonly publicUrl: string;
}

/** GET /api/catalogues/:version, for ever the same. */
export interface CatalogueInfo {
  readonly version: string;
  readonly cards: readonly Card[];
  readonly decks: readonly Deck[];
}

/** GET /api/codes/:code: what a typed or scanned code means for this browser; 404 where it means nothing. */
export type CodeInfo =
  | { readonly kind: 'play'; readonly seat: 'free'; readonly opener: string }
  | { readonly kind: 'play'; readonly seat: 'yours'; readonly match: MatchId }
  | { readonly kind: 'play'; readonly seat: 'taken'; readonly watch: Code }
  | { readonly kind: 'watch'; readonly match: MatchId };

/** GET /api/mine: the tables where this browser has a seat, newest first, at most 20. */
export interface MineInfo {
  readonly tables: readonly {
    readonly match: MatchId;
    readonly seat: Seat;
    readonly seats: BySeat<SeatInfo | null>;
    readonly phase: Phase['at'] | 'waiting';
    readonly opened: string;
  }[];
}
