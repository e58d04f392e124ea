// The floor: what staff and displays see of all live matches, and the lists that staff read.

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

/** What a seat may be awaited for, at either table. */
export type AwaitedOf = Tables[TableName]['due'];

export interface FloorMatch extends AtTable {
  readonly match: MatchId;
  readonly watch: Code | null;
  readonly kind: MatchKind;
  /** Null for a display (EVENT, "Who sees what"). */
  readonly stake: number | null;
  readonly phase: MatchPhase;
  /** The round, or the turn at the patrons' table; 0 before the first. */
  readonly round: number;
  readonly seats: BySeat<{
    readonly person: PersonBrief | null;
    readonly here: boolean;
    readonly since: number;
  }>;
  /**
   * Every seat that something is awaited of. `since`: for how many milliseconds, without pauses and the server's
   * downtime.
   */
  readonly awaited: readonly { readonly seat: Seat; readonly what: AwaitedOf; readonly since: number }[];
  readonly desk: Pick<DeskState, 'paused' | 'calls' | 'announced' | 'unbound'> & {
    /** The match stands because a restored server has lost part of it, until a referee lets it go on (P20). */
    readonly restored: boolean;
  };
  readonly clocks: readonly ClockView[];
  readonly contract: ContractId | null;
  /** Present if something has broken in the match. */
  readonly stopped?: StoppedInfo;
  /** Whether the reader may act on it as staff, that is, has no conflict of interest. */
  readonly mayAct: boolean;
  readonly opened: string;
}

/** What broke in a stopped match, and where in the code. For staff; '' for those who may not act on the match. */
export interface StoppedInfo {
  readonly broken: string;
  readonly place: string;
}

/**
 * A contract that has waited too long: its parties, and since when. Referees are not told what is in it (EVENT, "Who
 * sees what").
 */
export interface OverdueContract {
  readonly contract: ContractId;
  readonly one: string;
  readonly two: string;
  readonly isOffer: boolean;
  /** The date and time at which the wait began. */
  readonly since: string;
  /** The milliseconds waited, without pauses of the event and the server's downtime. */
  readonly waited: number;
}

/** Whether the server can save what happens, and how much room its disk has. */
export interface DiskView {
  /** `low`: staff are warned. `short`: no match begins. */
  readonly room: 'enough' | 'low' | 'short';
  /** Free bytes, rounded down; null if there is room enough, or the figure is unknown. */
  readonly free: number | null;
  /** False while nothing can be saved. Then nothing is lost, and the clocks stand. */
  readonly saves: boolean;
}

/** The whole floor, sent at most twice a second to everyone who asked for it. */
export interface FloorView {
  readonly event: EventInfo;
  readonly matches: readonly FloorMatch[];
  /** The numbers of open calls and of overdue contracts, for staff to look at. */
  readonly calls: number;
  readonly overdue: number;
  /** The contracts that have waited longest. */
  readonly overdueContracts: readonly OverdueContract[];
  readonly moves: readonly { readonly move: MoveId; readonly person: PersonBrief; readonly at: string }[];
  /** Somebody is guessing codes: more than 30 wrong ones were tried within a minute. */
  readonly guessing: boolean;
  /** Null for a display. */
  readonly disk: DiskView | null;
  /** The people whose link has had ten wrong PINs: it moves only by a tap or a referee. */
  readonly resting: readonly PersonBrief[];
  /**
   * The reader's interest in a match, because of which their lists tell less; null for displays, and if there is
   * none.
   */
  readonly interest: 'opponent' | 'party' | 'shared' | null;
  /** Counts the changes of the event (for a display, of what it shows): lists read at a lower version are stale. */
  readonly version: number;
}

/** GET /api/staff/people */
export interface StaffPerson extends PersonBrief {
  readonly staff: StaffRole | null;
  readonly trades: boolean;
  readonly frozen: boolean;
  readonly link: 'none' | 'made' | 'used' | 'revoked';
  /** Ten wrong PINs were tried on the person's link. */
  readonly pinRests: boolean;
  readonly purse: number | null;
  readonly held: number;
  /** The size of the deck; null if the reader may not know it. */
  readonly deck: number | null;
  readonly match: MatchId | null;
  /** What the person owes and is owed; empty if the reader may not know it, like the purse. */
  readonly debts: readonly DebtView[];
  /**
   * Whether the reader has an interest in one of the person's matches: then purse and cards are not told (EVENT,
   * "Who").
   */
  readonly hidden: boolean;
}

/** GET /api/staff/copies?owner= */
export interface StaffCopy extends CopySeen {
  readonly owner: PersonBrief | null;
  readonly slip: 'none' | 'printed' | 'found';
}

/** One purse, as the staff of a called match see it. */
export interface SeenPurse {
  readonly purse: number;
  /** The drakes in holds and pots. */
  readonly held: number;
  /** The newest entries of the purse. */
  readonly lines: readonly StatementLine[];
}

/**
 * GET /api/staff/matches/:match/purses?act=: for the member of staff who opened the purses by this act, while the
 * call is open.
 */
export type SeenPurses = BySeat<SeenPurse>;

/** GET /api/staff/cards: the cards that can be dealt. */
export interface StaffCard {
  readonly card: CardId;
  readonly rarity: string;
  /** Null if the reader may not know it: they could infer from it what lies in the decks of players. */
  readonly made: number | null;
  readonly most: number | null;
  readonly inStore: number;
}

/**
 * A sum still owed because of a match that was settled anew after its drakes had been spent (EVENT, "Taking acts
 * back").
 */
export interface Debt {
  readonly from: Seat;
  /** The bank, if it has advanced the sum. */
  readonly to: Seat | 'bank';
  readonly sum: number;
}

/** A named card that is owed for the same reason, and where it lies now. */
export interface CardDebt {
  readonly from: Seat;
  readonly to: Seat;
  readonly copy: CopyId;
  readonly card: CardId;
  readonly at: MissingCopy['at'];
  /** Its present owner; null where that is not a person, or one who may not be named. */
  readonly owner: PersonBrief | null;
}

/** GET /api/staff/matches?before= for all matches, ?match= for one. */
export interface StaffMatch extends MatchBrief {
  readonly settled: readonly StaffSettled[];
  readonly owed: readonly Debt[];
  readonly owedCards: readonly CardDebt[];
}

/** The tables that GET /api/staff/export/:what.csv gives. */
export const EXPORTS = [
  'people',
  'balances',
  'entries',
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
/** The exports that show what people have or lack: not for staff who sit in a running match. */
export const EXPORTS_OF_HOLDINGS: readonly ExportName[] = [
  'people',
  'balances',
  'entries',
  'debts',
  'copies',
  'moves',
  'contracts',
  'trades',
  'promises',
];

export type ExportName = (typeof EXPORTS)[number];
