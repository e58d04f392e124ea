// The lists' port: what staff read of everybody, each list by one statement.

import type { CardId, Rarity } from '@dunmer/shared/cards';
import type {
  Code,
  MatchId,
  MatchKind,
  PersonId,
  StaffCopy,
  StaffPerson,
  StaffRole,
} from '@dunmer/shared/protocol';
import type { CopyId, Ending, Seat } from '@dunmer/shared/rules';
import type { PersonKey } from '../journal/port.ts';
import type { AccountKind } from '../money/port.ts';

export interface ListedPerson {
  readonly key: PersonKey;
  readonly id: PersonId;
  readonly code: Code;
  readonly name: string;
  readonly staff: StaffRole | null;
  readonly trades: boolean;
  readonly frozen: boolean;
  readonly link: StaffPerson['link'];
  readonly pinRests: boolean;
  readonly purse: number;
  readonly held: number;
  readonly deck: number;
  readonly match: MatchId | null;
}

export interface ListedCopy {
  readonly id: CopyId;
  readonly card: CardId;
  readonly rarity: Rarity;
  readonly serial: number;
  readonly of: number | null;
  /** 0: the event's store. */
  readonly owner: PersonKey;
  readonly ownerId: PersonId | null;
  readonly ownerName: string | null;
  readonly ownerCode: Code | null;
  /** Whether its owner is in a match. */
  readonly isBound: boolean;
  readonly frozen: boolean;
  readonly reserved: number | null;
  readonly slip: StaffCopy['slip'];
}

export interface ListedCard {
  readonly card: CardId;
  readonly rarity: Rarity;
  readonly made: number;
  readonly most: number | null;
  readonly inStore: number;
}

export interface ListedBalance {
  readonly kind: AccountKind;
  /** A person's name, a contract's or a match's id; '' for the bank. */
  readonly owner: string;
  readonly balance: number;
}

export interface ListedContract {
  readonly id: string;
  readonly one: string;
  readonly two: string;
  readonly payer: string;
  readonly sum: number;
  readonly text: string;
  readonly state: string;
  readonly prestige: string;
  readonly stake: number | null;
  readonly prestigeTo: string | null;
  readonly written: number;
}

export interface ListedMatch {
  readonly id: MatchId;
  readonly kind: MatchKind;
  readonly a: string;
  readonly b: string;
  readonly stake: number;
  readonly phase: string;
  readonly ending: Ending['kind'] | null;
  readonly winner: Seat | null;
  readonly pot: number | null;
  /** What the newest settlement has noted as owed. */
  readonly owed: number | null;
  readonly contract: string | null;
  readonly opened: number;
}

/** A settlement, by names. */
export interface ListedSettlement {
  readonly match: MatchId;
  readonly k: number;
  readonly kind: Ending['kind'];
  /** '' where nobody has won. */
  readonly winner: string;
  readonly pot: number;
  readonly owed: number;
  /** Who did it; '' for the table itself. */
  readonly who: string;
  readonly reason: string;
  readonly at: number;
}

/** A copy that was handed over, by names; '' for the store. */
export interface ListedMove {
  readonly copy: CopyId;
  readonly card: CardId;
  readonly serial: number;
  readonly from: string;
  readonly to: string;
  readonly why: string;
  readonly subject: string | null;
  readonly who: string;
  readonly reason: string;
  readonly at: number;
}

/** A trade, by names; both sides as JSON. */
export interface ListedTrade {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly gives: string;
  readonly givesDrakes: number;
  readonly takes: string;
  readonly takesDrakes: number;
  readonly state: string;
  readonly at: number;
}

export interface ListsReader {
  /** Everybody, or one person. */
  people(id: PersonId | null): Promise<readonly ListedPerson[]>;
  /** The copies of everybody (null), or of one owner. */
  copies(owner: PersonKey | null): Promise<readonly ListedCopy[]>;
  /** The cards that can be dealt, and those that there are copies of. */
  cards(): Promise<readonly ListedCard[]>;
  balances(): Promise<readonly ListedBalance[]>;
  contracts(): Promise<readonly ListedContract[]>;
  matches(): Promise<readonly ListedMatch[]>;
  moves(): Promise<readonly ListedMove[]>;
  trades(): Promise<readonly ListedTrade[]>;
  /** All settlements of the event, in their order: every one but a match's last was revised. */
  settlements(): Promise<readonly ListedSettlement[]>;
}
