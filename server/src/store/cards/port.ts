// The cards' port: copies, their owners and how they came to them (EVENT, "Cards").

import type { CardId, Rarity } from '@dunmer/shared/cards';
import type { CopyReason } from '@dunmer/shared/protocol';
import type { CopyId } from '@dunmer/shared/rules';
import type { PersonKey } from '../journal/port.ts';

export interface StoredDefinition {
  readonly card: CardId;
  readonly rarity: Rarity;
  /** How many there may be, of a unique. */
  readonly copies: number | null;
  readonly retired: boolean;
}

export interface StoredCopy {
  readonly key: number;
  readonly id: CopyId;
  readonly card: CardId;
  readonly rarity: Rarity;
  readonly serial: number;
  /** 0: the event's store. */
  readonly owner: PersonKey;
  readonly frozen: boolean;
  /** R14: the match whose claim is open; null where none is. */
  readonly reserved: number | null;
  /** How often it has changed hands. */
  readonly turn: number;
  readonly slip: boolean;
}

export interface NewCopy {
  readonly id: CopyId;
  readonly card: CardId;
  readonly rarity: Rarity;
  readonly serial: number;
  readonly owner: PersonKey;
  readonly startOf: PersonKey | null;
}

export interface NewMove {
  readonly copy: number;
  readonly turn: number;
  readonly from: PersonKey;
  readonly to: PersonKey;
  readonly why: CopyReason;
  readonly subject: string | null;
  readonly who: PersonKey | null;
  readonly at: number;
}

export type StoredMove = NewMove & { readonly key: number };

export interface CardsReader {
  definitions(): Promise<readonly StoredDefinition[]>;
  definition(card: CardId): Promise<StoredDefinition | null>;
  copy(id: CopyId): Promise<StoredCopy | null>;
  /** All these copies, whoever owns them; those that don't exist are missing. One statement. */
  copiesById(ids: readonly CopyId[]): Promise<readonly StoredCopy[]>;
  /** All copies of an owner, in the order in which they were made. One statement. */
  copiesOf(owner: PersonKey): Promise<readonly StoredCopy[]>;
  copies(): Promise<readonly StoredCopy[]>;
  reservedBy(match: number): Promise<readonly StoredCopy[]>;
  copyOfSlip(slipHash: string): Promise<StoredCopy | null>;
  movesOf(copy: number): Promise<readonly StoredMove[]>;
  /** The highest serial number of a card; 0 where there is no copy. */
  lastSerial(card: CardId): Promise<number>;
  deckSize(owner: PersonKey): Promise<{ readonly size: number; readonly bound: number }>;
}

export interface CardsTx extends CardsReader {
  putDefinition(definition: StoredDefinition): Promise<void>;
  /** Null where the id is taken. Throws what the database refuses: a surplus unique, a wrong rarity. */
  addCopy(copy: NewCopy): Promise<number | null>;
  /** Moves a copy; the database changes its owner. Throws where it is not free or not its owner's. */
  addMove(move: NewMove): Promise<void>;
  freezeCopy(copy: number, frozen: boolean): Promise<void>;
  reserve(copies: readonly CopyId[], match: number): Promise<void>;
  unreserve(match: number): Promise<void>;
  setSlip(copy: number, slipHash: string): Promise<void>;
}
