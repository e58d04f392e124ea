// The floor: what staff and displays see of all live matches, and the staff's lists.

import type { CardId } from '../cards/index.ts';
import type { AtTable } from '../contract/index.ts';
import type { DeskState } from '../fairness/index.ts';
import type { BySeat, CopyId, Seat } from '../rules/index.ts';
import type { MatchPhase, TableName, Tables } from '../tables/index.ts';
import type { MissingCopy } from './answer.ts';
import type { ClockView } from './clock.ts';
import type { Code, MatchId, ContractId, MoveId } from './ids.ts';
import type { CopySeen } from './copies.ts';
import type { MatchBrief, StatementLine } from './home.ts';
import type { PersonBrief, StaffRole } from './person.ts';
import type { DebtView, StaffSettled } from './ruling.ts';
import type { EventInfo } from './settings.ts';
import type { MatchKind } from './table.ts';

/** What a seat may be waited for, at whichever table. */
export type AwaitedOf = Tables[TableName]['due'];

export interface FloorMatch extends AtTable {
  readonly match: MatchId;
  readonly watch: Code | null;
  readonly kind: MatchKind;
  /** Null for a display (EVENT, "Who sees what"). */
  readonly stake: number | null;
  readonly phase: MatchPhase;
  /** The round, at the patrons' table the turn; 0 before the first. */
  readonly round: number;
  readonly seats: BySeat<{
    readonly person: PersonBrief | null;
    readonly here: boolean;
    readonly since: number;
  }>;
  /**
   * Of whom something is awaited, and for how many milliseconds; pauses and the time in which the server was down left
   * out.
   */
  readonly awaited: readonly { readonly seat: Seat; readonly what: AwaitedOf; readonly since: number }[];
  readonly desk: Pick<DeskState, 'paused' | 'calls' | 'announced' | 'unbound'> & {
    /** It stands for what a restored server has forgotten of it, until a referee lets it go on (P20). */
    readonly restored: boolean;
  };
  readonly clocks: readonly ClockView[];
  readonly contract: ContractId | null;
  /** Something has broken in it: left out where nothing has. */
  readonly stopped?: StoppedInfo;
  /** Whether the reader may act on it as staff: no conflict of interest. */
  readonly mayAct: boolean;
  readonly opened: string;
}

/** What broke in a match that has stopped, and where in the code: for staff; '' for whoever may not act on it. */
export interface StoppedInfo {
  readonly broken: string;
  readonly place: string;
}

/**
 * A contract that has waited too long: whose, and since when; what is in it, referees are not told (EVENT, "Who sees
 * what").
 */
export interface OverdueContract {
  readonly contract: ContractId;
  readonly one: string;
  readonly two: string;
  readonly isOffer: boolean;
  /** By the calendar. */
  readonly since: string;
  /** Milliseconds, pauses of the event and the time in which the server was down left out. */
  readonly waited: number;
}

/** Whether what happens can be saved, and how much room there is for it. */
export interface DiskView {
  /** `low`: staff are warned; `short`: no match begins. */
  readonly room: 'enough' | 'low' | 'short';
  /** Bytes, rounded down; null where there is enough, or nobody knows. */
  readonly free: number | null;
  /** False while nothing can be saved: nothing is lost, and clocks stand. */
  readonly saves: boolean;
}

/** Sent whole at most twice a second to whoever has asked for the floor. */
export interface FloorView {
  readonly event: EventInfo;
  readonly matches: readonly FloorMatch[];
  /** What staff should look at. */
  readonly calls: number;
  readonly overdue: number;
  /** Those that have waited longest. */
  readonly overdueContracts: readonly OverdueContract[];
  readonly moves: readonly { readonly move: MoveId; readonly person: PersonBrief; readonly at: string }[];
  /** Somebody tries codes: more than 30 wrong ones within a minute. */
  readonly guessing: boolean;
  /** Null for a display. */
  readonly disk: DiskView | null;
  /** On whose link ten wrong PINs were tried: it moves by a tap or a referee only. */
  readonly resting: readonly PersonBrief[];
  /**
   * Whether the reader has an interest in a match: their lists tell less then. Null for displays, and where there is
   * none.
   */
  readonly interest: 'opponent' | 'party' | 'shared' | null;
  /** Counts what has changed in the event; the lists read before it are old. For a display, what it shows. */
  readonly version: number;
}

/** GET /api/staff/people */
export interface StaffPerson extends PersonBrief {
  readonly staff: StaffRole | null;
  readonly trades: boolean;
  readonly frozen: boolean;
  readonly link: 'none' | 'made' | 'used' | 'revoked';
  /** Ten wrong PINs were tried on it. */
  readonly pinRests: boolean;
  readonly purse: number | null;
  readonly held: number;
  /** Null where it is not told. */
  readonly deck: number | null;
  readonly match: MatchId | null;
  /** What they owe and are owed; nothing where it is not told, as of purses. */
  readonly debts: readonly DebtView[];
  /** Whether the reader has an interest in a match of theirs: then neither purse nor cards are told (EVENT, "Who"). */
  readonly hidden: boolean;
}

/** GET /api/staff/copies?owner= */
export interface StaffCopy extends CopySeen {
  readonly owner: PersonBrief | null;
  readonly slip: 'none' | 'printed' | 'found';
}

/** One purse as staff of a called match see it. */
export interface SeenPurse {
  readonly purse: number;
  /** In holds and pots. */
  readonly held: number;
  /** The newest entries. */
  readonly lines: readonly StatementLine[];
}

/** GET /api/staff/matches/:match/purses?act=: for whoever has opened them by this act, as long as the call is open. */
export type SeenPurses = BySeat<SeenPurse>;

/** GET /api/staff/cards: what can be dealt. */
export interface StaffCard {
  readonly card: CardId;
  readonly rarity: string;
  /** Null where it is not told: what is missing from it would lie in the decks of whoever plays. */
  readonly made: number | null;
  readonly most: number | null;
  readonly inStore: number;
}

/** What is owed of a match that was settled anew, where drakes were spent already (EVENT, "Taking acts back"). */
export interface Debt {
  readonly from: Seat;
  /** The bank where it has advanced them. */
  readonly to: Seat | 'bank';
  readonly sum: number;
}

/** The same of a named card, and where it lies now. */
export interface CardDebt {
  readonly from: Seat;
  readonly to: Seat;
  readonly copy: CopyId;
  readonly card: CardId;
  readonly at: MissingCopy['at'];
  /** Whose it is now, where that is a person who may be named. */
  readonly owner: PersonBrief | null;
}

/** GET /api/staff/matches?before= of all, ?match= of one. */
export interface StaffMatch extends MatchBrief {
  readonly settled: readonly StaffSettled[];
  readonly owed: readonly Debt[];
  readonly owedCards: readonly CardDebt[];
}

/** What GET /api/staff/export/:what.csv gives. */
export const EXPORTS = [
  'people',
  'balances',
  'debts',
  'copies',
  'moves',
  'trades',
  'contracts',
  'matches',
  'settlements',
  'promises',
  'intrigue',
] as const;
/** Those that hold what everybody has, or lacks: not for staff who sit in a running match. */
export const EXPORTS_OF_HOLDINGS: readonly ExportName[] = [
  'people',
  'balances',
  'debts',
  'copies',
  'moves',
  'contracts',
  'trades',
  'promises',
];

export type ExportName = (typeof EXPORTS)[number];
