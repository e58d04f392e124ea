// Journal: the acts of staff, as organisers read them: who did what and when, why, and to whom.

import type { CardId } from '../cards/index.ts';
import type { CopyId } from '../rules/index.ts';
import type { ContractId, MatchId } from './ids.ts';
import type { PersonBrief } from './person.ts';

/** One act of staff. GET /api/staff/journal?before= */
export interface JournalLine {
  /** The number of its row in the journal. */
  readonly row: number;
  /** When it was done. */
  readonly at: string;
  /** Who did it; null for an act at the server's laptop. */
  readonly who: PersonBrief | null;
  /**
   * The type of the act, or what was done at the laptop: `access`, `address`, `cards`, `erase` or `restore`. A newer
   * server may send one that this phone does not know.
   */
  readonly act: string;
  /** Whether it ends what acts of its type begin: a pause, a freeze, a ruin. */
  readonly ends: boolean;
  /** The reason that was given, null once it was erased; empty for what asks for none. */
  readonly reason: string | null;
  /** To whom something was done, or whose match, contract, purse or card it was. */
  readonly people: readonly PersonBrief[];
  readonly match: MatchId | null;
  readonly contract: ContractId | null;
  /** How many copies were made, moved, frozen or printed. */
  readonly copies: number;
  /** The only copy, where it was one. */
  readonly copy: { readonly copy: CopyId; readonly card: CardId } | null;
  /** The sum, where drakes moved in one entry; null where none moved, or in several. */
  readonly drakes: number | null;
  /** The setting that was changed, by its name, and its value from then on. */
  readonly setting: { readonly name: string; readonly value: string } | null;
}
