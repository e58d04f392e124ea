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
  /** How many copies there are: the last one's serial number. */
  readonly made: number;
}

/** A definition as an edition has it. */
export type NewDefinition = Omit<StoredDefinition, 'made'>;

/** A copy of somebody's start deck. */
export interface StartCopy {
  readonly person: PersonKey;
  readonly card: CardId;
  readonly rarity: Rarity;
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

/** What of a copy counts in a match. */
export type LaidCopy = Pick<StoredCopy, 'id' | 'card' | 'owner'>;

/** A copy is made in the event's store. */
export interface NewCopy {
  readonly id: CopyId;
  readonly card: CardId;
  readonly rarity: Rarity;
  readonly serial: number;
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

/** What has happened to a copy: it was handed over, or frozen, or let go. */
export interface CopyAct {
  readonly copy: CopyId;
  readonly card: CardId;
  /** The row of the journal: what was done at once has the same. */
  readonly seq: number;
  /** Counts up. */
  readonly act: number;
  readonly at: number;
  readonly who: PersonKey | null;
  /** '' where none was given, or it was erased. */
  readonly reason: string;
  /** Null where it was frozen, or let go. */
  readonly move: Pick<NewMove, 'turn' | 'from' | 'to' | 'why' | 'subject'> | null;
  /** Null where it was handed over. */
  readonly frozen: boolean | null;
  /** Whose it was when it was frozen, or let go; null where nobody knows any more, and where it was handed over. */
  readonly owner: PersonKey | null;
}

export interface CardsReader {
  definitions(): Promise<readonly StoredDefinition[]>;
  definition(card: CardId): Promise<StoredDefinition | null>;
  copy(id: CopyId): Promise<StoredCopy | null>;
  /** All these copies, whoever owns them; those that don't exist are missing. One statement. */
  copiesById(ids: readonly CopyId[]): Promise<readonly StoredCopy[]>;
  /** All copies of an owner, in the order in which they were made. One statement. */
  copiesOf(owner: PersonKey): Promise<readonly StoredCopy[]>;
  /** What these owners would play with now, neither frozen nor reserved, in the order in which it was made. One statement. */
  decksOf(owners: readonly PersonKey[]): Promise<readonly LaidCopy[]>;
  copies(): Promise<readonly StoredCopy[]>;
  reservedBy(match: number): Promise<readonly StoredCopy[]>;
  copyOfSlip(slipHash: string): Promise<StoredCopy | null>;
  /** Who has printed this slip; null where nobody has, or it was before that was kept. */
  printerOf(slipHash: string): Promise<PersonKey | null>;
  /** The copy that was claimed as the price of victory of a match, by its id; null where none was. */
  claimedIn(match: string): Promise<string | null>;
  /** All that has happened to a copy, in its order. One statement. */
  historyOf(copy: number): Promise<readonly CopyAct[]>;
  /**
   * The newest of what staff have done to a person's copies, newest first: handed to them or taken from them by somebody who is
   * neither, frozen or let go. One statement.
   */
  doneTo(person: PersonKey, limit: number): Promise<readonly CopyAct[]>;
  /** What was dealt into the start decks of these people, whoever owns it now. One statement. */
  startCopies(people: readonly PersonKey[]): Promise<readonly StartCopy[]>;
  /** Whether this was the code of a slip that was found. */
  wasFound(slipHash: string): Promise<boolean>;
  /** How many copies of each of these owners a match would be played with now. One statement. */
  playable(owners: readonly PersonKey[]): Promise<ReadonlyMap<PersonKey, number>>;
  deckSize(owner: PersonKey): Promise<{ readonly size: number; readonly bound: number }>;
}

export interface CardsTx extends CardsReader {
  /** Throws where a unique has more copies already. */
  putDefinitions(definitions: readonly NewDefinition[]): Promise<void>;
  /** One statement; returns their keys in order. Throws what the database refuses: a taken id, a surplus unique, a wrong rarity. */
  addCopies(copies: readonly NewCopy[]): Promise<readonly number[]>;
  /** Moves copies by one statement; the database changes their owners. Throws where one is not free or not its owner's. */
  addMoves(moves: readonly NewMove[]): Promise<void>;
  freezeCopy(copy: number, frozen: boolean): Promise<void>;
  reserve(copies: readonly CopyId[], match: number): Promise<void>;
  unreserve(match: number): Promise<void>;
  /** `by`: who prints it. */
  setSlip(copy: number, slipHash: string, by: PersonKey): Promise<void>;
}
