// Copies: a trader's cards, and through whose hands each has gone.

import type { CardId } from '../cards/index.ts';
import type { CopyId } from '../rules/index.ts';
import type { CopyBlock } from './answer.ts';
import type { PersonBrief } from './person.ts';

export interface CopyView {
  readonly copy: CopyId;
  readonly card: CardId;
  readonly serial: number;
  /** Of how many, for uniques. */
  readonly of: number | null;
  readonly blocked: CopyBlock | null;
}

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
export interface CopyHistory extends CopyView {
  readonly owner: PersonBrief | null;
  readonly history: readonly {
    readonly from: PersonBrief | null;
    readonly to: PersonBrief | null;
    readonly why: CopyReason;
    readonly subject: string | null;
    readonly at: string;
  }[];
}
