// The store port: what the server keeps. Bodies run one after another, and nothing is answered before its commit.

import type { Card, Deck } from '@dunmer/shared/cards';
import type { MatchEvent } from '@dunmer/shared/fairness';
import type { Result } from '@dunmer/shared/lib';
import type {
  ClockTimes,
  Code,
  CommandId,
  Draft,
  MatchId,
  MatchKind,
  PersonId,
  Strength,
} from '@dunmer/shared/protocol';
import type { BySeat, Phase, Seat } from '@dunmer/shared/rules';
import type { Staging } from '../memory/index.ts';
import type { AuditReader } from './audit/port.ts';
import type { CardsReader, CardsTx } from './cards/port.ts';
import type { ClocksReader, ClocksTx } from './clocks/port.ts';
import type { DealsReader, DealsTx } from './deals/port.ts';
import type { FloorReader } from './floor/port.ts';
import type { HomeReader } from './home/port.ts';
import type { ListsReader } from './lists/port.ts';
import type { Effect, JournalReader, JournalTx, PersonKey } from './journal/port.ts';
import type { Json } from './json.ts';
import type { MoneyReader, MoneyTx } from './money/port.ts';
import type { WaitsReader, WaitsTx } from './waits/port.ts';
import type { DeviceHash, PeopleReader, PeopleTx } from './people/port.ts';
import type { StoredCommand } from './storedCommand.ts';
import type { PracticeTx } from './practice/port.ts';

/** The store's own short name of a match. */
type MatchKey = number;
export type TablePhase = Phase['at'];

/** A trader in a seat. */
interface SeatPerson {
  readonly key: PersonKey;
  readonly id: PersonId;
  readonly code: Code;
}

export interface StoredSeat {
  /** A trader's own name, whatever it is now; '' where it was erased, and for bots. */
  readonly name: string;
  /** The browser that practises; '' for traders and bots. */
  readonly device: DeviceHash;
  /** The ready deck; '' for traders, who play their own. */
  readonly deck: string;
  /** Null where a browser practises and for bots. */
  readonly person: SeatPerson | null;
  /** How strong the bot is that holds this seat; null where a device does. */
  readonly bot: Strength | null;
}

export interface NewMatch {
  readonly id: MatchId;
  readonly watch: Code;
  readonly catalogue: string;
  readonly opened: number;
  readonly kind: MatchKind;
  /** What each lays down. */
  readonly stake: number;
  /** The contract's key. */
  readonly contract: number | null;
  /** What organisers set later is for later matches. */
  readonly times: ClockTimes;
}

/** An invariant has broken in a match: it stands still, and can only be voided. */
export interface Stop {
  readonly at: number;
  /** The name of what broke. */
  readonly broken: string;
  /** Where in the code; '' where that is not known. */
  readonly place: string;
}

export interface StoredMatch extends NewMatch {
  readonly key: MatchKey;
  readonly phase: TablePhase;
  /** The contract's id; null where there is none. */
  readonly contractId: string | null;
  /** Whether a player's call to a referee is open. */
  readonly called: boolean;
  /** Null where nothing has broken in it. */
  readonly stop: Stop | null;
  readonly seats: BySeat<StoredSeat>;
}

/** The events of one accepted command. */
export interface StoredBatch {
  readonly version: number;
  readonly events: readonly MatchEvent[];
}

/** A batch as it is written. */
export interface WrittenBatch {
  readonly match: MatchKey;
  readonly version: number;
  readonly events: Json<readonly MatchEvent[]>;
}

/** A match with its whole log. */
export interface LoggedMatch {
  readonly table: StoredMatch;
  readonly log: readonly StoredBatch[];
  /** The same as it is written: what a digest is made over. */
  readonly written: readonly string[];
}

export interface StoredEdition {
  readonly cards: readonly Card[];
  readonly decks: readonly Deck[];
}

/** What can be asked: outside of bodies at any time, and always of what is committed; inside one of what it sees. */
export interface Reader {
  /** What memory will take in if the body is kept and its group committed; null outside of bodies. */
  readonly staged: Staging | null;
  /** The match with this id; null where there is none. */
  match(id: MatchId): Promise<StoredMatch | null>;
  matchByKey(key: MatchKey): Promise<StoredMatch | null>;
  matchOfWatchCode(code: Code): Promise<StoredMatch | null>;
  /** At most `limit` batches after version `since`, in order and without gaps. */
  log(match: MatchKey, since: number, limit: number): Promise<readonly StoredBatch[]>;
  draft(match: MatchKey, seat: Seat): Promise<Draft | null>;
  /** A command that was answered; null where none has this id. */
  command(id: CommandId): Promise<StoredCommand | null>;
  /** What was written, with its sealed texts opened. One statement where there are any, mostly none. */
  opened<T>(json: Json<T>): Promise<T>;
  /** The texts of all batches, in order: what a digest is made over. */
  logTexts(match: MatchKey): Promise<readonly string[]>;
  /**
   * The matches of the event in which a person has a seat, and that are unfinished or still called, with their whole logs; oldest
   * first. One statement, however many there are.
   */
  openMatchesOf(person: PersonKey): Promise<readonly LoggedMatch[]>;
  /** All matches of the event that are not finished, oldest first. */
  liveMatches(): Promise<readonly StoredMatch[]>;
  /** The newest matches of the event before `before` (exclusive), newest first; of everybody, or of one person. */
  matchesBefore(before: number, limit: number, person: PersonKey | null): Promise<readonly StoredMatch[]>;
  /** The newest matches in which a device practises, newest first. */
  matchesOf(device: DeviceHash, limit: number): Promise<readonly StoredMatch[]>;
  /** The unfinished matches in which the server plays a seat. */
  openBotMatches(): Promise<readonly MatchId[]>;
  edition(version: string): Promise<StoredEdition | null>;
  /** All editions that were ever played here, the newest first. */
  editions(): Promise<readonly StoredEdition[]>;
  readonly people: PeopleReader;
  readonly money: MoneyReader;
  readonly cards: CardsReader;
  readonly deals: DealsReader;
  readonly journal: JournalReader;
  readonly clocks: ClocksReader;
  readonly floor: FloorReader;
  readonly home: HomeReader;
  readonly lists: ListsReader;
  readonly audit: AuditReader;
  readonly waits: WaitsReader;
}

/** One body's part of a transaction. It awaits nothing but these. */
export interface Tx extends Reader {
  readonly staged: Staging;
  readonly people: PeopleTx;
  readonly money: MoneyTx;
  readonly cards: CardsTx;
  readonly deals: DealsTx;
  readonly journal: JournalTx;
  readonly clocks: ClocksTx;
  readonly practice: PracticeTx;
  readonly waits: WaitsTx;
  /** What the command has done so far: one row of the journal at its end. */
  readonly effects: readonly Effect[];
  note(effect: Effect): void;
  /** What its acts answer to, beside what they do: in no row of the journal, and in the mark of a preview (EVENT, "Taking acts back"). */
  readonly answered: readonly string[];
  answerTo(fact: string): void;
  /** `practice`: the match of practice that it is forgotten with; null keeps it for ever. */
  addCommand(id: CommandId, command: StoredCommand, practice: MatchKey | null): Promise<void>;
  /** Null where the id or a code is taken already. */
  addMatch(match: NewMatch): Promise<MatchKey | null>;
  addSeats(match: MatchKey, holders: BySeat<StoredSeat>): Promise<void>;
  setCalled(match: MatchKey, called: boolean): Promise<void>;
  /** Stops a match, once and for good. */
  addStop(match: MatchKey, stop: Stop): Promise<void>;
  /** Appends to several matches at once what nobody has appended to meanwhile. One statement. */
  appendAll(batches: readonly WrittenBatch[]): Promise<void>;
  /** Appends with the expected version; false where the log has that version already. */
  append(match: MatchKey, version: number, events: Json<readonly MatchEvent[]>): Promise<boolean>;
  /** The drafts of a match that is over are dropped by it. */
  setPhase(match: MatchKey, phase: TablePhase): Promise<void>;
  putDraft(match: MatchKey, seat: Seat, cells: Draft): Promise<void>;
  addEdition(version: string, edition: StoredEdition): Promise<void>;
  /** From the next start on this is another database to every phone (P20). */
  renewEpoch(epoch: string): Promise<void>;
  /**
   * Calls `act` right after the commit, when memory has taken in what is staged; in order, before anything is answered; never
   * where the commit fails or the body is undone.
   */
  afterCommit(act: () => void): void;
}

/** Can't be saved right now: nothing has changed. */
export interface NotSaved {
  readonly code: 'not-saved';
}

export interface Store {
  /** Random, renewed only by a restore: another one means that versions start over. */
  readonly epoch: string;
  /** What the tokens of browsers are signed with: a secret of this database. */
  readonly deviceKey: string;
  readonly read: Reader & { readonly staged: null };
  /**
   * Runs a body in a transaction and resolves to its result once that is committed. An `err` of the body, or its
   * throwing, undoes what it wrote and staged; the other bodies of the group go on. `not-saved` where the commit fails.
   */
  transact<T, E>(body: (tx: Tx) => Promise<Result<T, E>>): Promise<Result<T, E | NotSaved>>;
  /** Calls `act` whenever a commit has failed. What was staged for it is gone. */
  onLost(act: () => void): void;
  /** Whether it can save now. */
  probe(): Promise<'ok' | 'not-saved'>;
  /** Waits for the bodies under way, then closes. */
  close(): Promise<void>;
}
