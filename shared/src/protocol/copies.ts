// Copies: a trader's cards, and through whose hands each has gone.

import type { CardId } from '../cards/index.ts';
import type { CopyId } from '../rules/index.ts';
import type { CopyBlock } from './answer.ts';
import type { MatchId } from './ids.ts';
import type { PersonBrief } from './person.ts';

/** A copy that is given, taken or claimed. */
export interface TradeItem {
  readonly copy: CopyId;
  readonly card: CardId;
}

export interface CopyView {
  readonly copy: CopyId;
  readonly card: CardId;
  readonly serial: number;
  /** Of how many, for uniques. */
  readonly of: number | null;
  readonly blocked: CopyBlock | null;
}

/**
 * A copy as staff see it: it is not told which of all it is to those who have an interest in a match (EVENT, "Who").
 */
export type CopySeen = Omit<CopyView, 'serial'> & { readonly serial: number | null };

/** GET /api/me/deck: in the owner's own order. Played with this catalogue from the next match on. */
export interface DeckInfo {
  readonly catalogue: string;
  readonly copies: readonly CopyView[];
}

export type CopyReason =
  | 'made'
  | 'dealt'
  | 'claimed'
  | 'trade'
  | 'moved'
  | 'found'
  | 'withdrawn'
  | 'returned';

/** GET /api/copies/:copy: for its owner and organisers. */
export interface CopyHistory extends CopySeen {
  readonly owner: PersonBrief | null;
  /** Whether a slip of it may be found; here where it lies in the event's store. */
  readonly slip?: 'none' | 'printed';
  /** Of so many steps that some between the first and the newest are left out. */
  readonly cut?: true;
  /** Through whose hands it has gone. */
  readonly history: readonly {
    readonly from: PersonBrief | null;
    readonly to: PersonBrief | null;
    readonly why: CopyReason;
    readonly subject: string | null;
    /** Who did it, for staff alone; null for the table itself. */
    readonly who: PersonBrief | null;
    /** Why, where staff did it; '' where none was given, or it was erased. */
    readonly reason: string;
    readonly at: string;
  }[];
  /** When it was frozen, and let go. */
  readonly freezes: readonly {
    readonly frozen: boolean;
    readonly who: PersonBrief | null;
    readonly reason: string;
    readonly at: string;
  }[];
}

/** What staff have done to somebody's cards (EVENT, "Taking acts back"): told to those concerned, not by whom. */
export interface CardNews {
  /** Counts up: what was read is not above it. */
  readonly news: number;
  readonly what: 'came' | 'went' | 'frozen' | 'thawed';
  /** Null where it was frozen, or let go. */
  readonly why: CopyReason | null;
  readonly cards: readonly TradeItem[];
  /** Whose they were, or are now; null for the store. */
  readonly other: PersonBrief | null;
  /** The match whose result was ruled on. */
  readonly match: MatchId | null;
  /** '' where none was given, or it was erased. */
  readonly reason: string;
  readonly at: string;
}
