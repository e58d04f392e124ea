// Copies: a trader's cards, and the owners that each of them has had.

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
  /** For uniques: how many copies there are. */
  readonly of: number | null;
  readonly blocked: CopyBlock | null;
  /** Present if it is frozen beside what binds it. */
  readonly frozen?: true;
}

/** A copy as staff see it. Staff with an interest in a match are not told its serial number (EVENT, "Who"). */
export type CopySeen = Omit<CopyView, 'serial'> & {
  readonly serial: number | null;
};

/** GET /api/me/deck: the deck in its owner's own order. `catalogue`: the version used from the next match on. */
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
  /**
   * Whether a slip was printed for it that somebody may still find; present only if the copy lies in the event's
   * store.
   */
  readonly slip?: 'none' | 'printed';
  /** Present if the history is so long that some steps between the first and the newest are left out. */
  readonly cut?: true;
  /** Every change of its owner. */
  readonly history: readonly {
    readonly from: PersonBrief | null;
    readonly to: PersonBrief | null;
    readonly why: CopyReason;
    readonly subject: string | null;
    /** Who did it, told to staff only; null if the table itself did. */
    readonly who: PersonBrief | null;
    /** The reason, if staff did it; '' if none was given or it was erased. */
    readonly reason: string;
    readonly at: string;
  }[];
  /** Each time that the copy was frozen or thawed. */
  readonly freezes: readonly {
    readonly frozen: boolean;
    readonly who: PersonBrief | null;
    readonly reason: string;
    readonly at: string;
  }[];
}

/** What staff have done to somebody's cards (EVENT, "Taking acts back"). The owners read this, but not who did it. */
export interface CardNews {
  /** A running number: everything up to the highest number that was read has been read. */
  readonly news: number;
  readonly what: 'came' | 'went' | 'frozen' | 'thawed';
  /** Null if the cards were frozen or thawed. */
  readonly why: CopyReason | null;
  readonly cards: readonly TradeItem[];
  /** The other owner, past or present; null for the store. */
  readonly other: PersonBrief | null;
  /** The match whose result staff ruled on. */
  readonly match: MatchId | null;
  /** '' if none was given or it was erased. */
  readonly reason: string;
  readonly at: string;
}
