// The floor: what staff and displays see of all live matches, and the staff's lists.

import type { CardId } from '../cards/index.ts';
import type { DeskState } from '../fairness/index.ts';
import type { BySeat, CopyId, Phase, Seat } from '../rules/index.ts';
import type { Refusal } from './answer.ts';
import type { Code, MatchId } from './command.ts';
import type { CopySeen, MatchBrief, MoneyReason } from './home.ts';
import type { PersonBrief, StaffRole } from './person.ts';
import type { EventInfo } from './settings.ts';
import type { MatchKind } from './table.ts';
import type { ContractId, MoveId } from './trading.ts';

export interface FloorMatch {
  readonly match: MatchId;
  readonly watch: Code | null;
  readonly kind: MatchKind;
  /** Null for a display (EVENT, "Who sees what"). */
  readonly stake: number | null;
  readonly phase: Phase['at'];
  readonly round: number;
  readonly seats: BySeat<{
    readonly person: PersonBrief | null;
    readonly here: boolean;
    readonly since: number;
  }>;
  /** Of whom something is awaited, and for how many milliseconds. */
  readonly awaited: readonly { readonly seat: Seat; readonly what: string; readonly since: number }[];
  readonly desk: Pick<DeskState, 'paused' | 'calls' | 'announced' | 'unbound'>;
  readonly clocks: readonly ClockView[];
  readonly contract: ContractId | null;
  /** Whether the reader may act on it as staff: no conflict of interest. */
  readonly mayAct: boolean;
  readonly opened: string;
}

/** A clock that runs or stands: milliseconds left when this was sent. */
export interface ClockView {
  readonly kind: 'placement' | 'decision' | 'claim' | 'default';
  readonly seat: Seat;
  readonly left: number;
  readonly runs: boolean;
}

/** A contract that has waited too long: whose, and since when; what is in it, referees are not told (EVENT, "Who sees what"). */
export interface OverdueContract {
  readonly contract: ContractId;
  readonly one: string;
  readonly two: string;
  readonly isOffer: boolean;
  readonly since: string;
}

/** Sent whole at most twice a second to who has asked for the floor. */
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
  /** On whose link ten wrong PINs were tried: it moves by a tap or a referee only. */
  readonly resting: readonly PersonBrief[];
  /** Whether the reader has an interest in a match: their lists tell less then. Null for displays, and where there is none. */
  readonly interest: 'opponent' | 'party' | 'shared' | null;
  /** Counts what has changed in the event; the lists read before it are old. */
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
  /** Whether the reader has an interest in a match of theirs: then neither purse nor cards are told (EVENT, "Who"). */
  readonly hidden: boolean;
}

/** GET /api/staff/copies?owner= */
export interface StaffCopy extends CopySeen {
  readonly owner: PersonBrief | null;
  readonly slip: 'none' | 'printed' | 'found';
}

/** GET /api/staff/cards: what can be dealt. */
export interface StaffCard {
  readonly card: CardId;
  readonly rarity: string;
  /** Null where it is not told: what is missing from it would lie in the decks of who plays. */
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

/** GET /api/staff/matches?before= of all, ?match= of one. */
export interface StaffMatch extends MatchBrief {
  readonly owed: readonly Debt[];
}

/** What a staff act would change: found by doing it and undoing it. */
export interface Preview {
  readonly effects: readonly PreviewLine[];
  /** Whether another act can take it back. */
  readonly undo: 'any-time' | 'by-new-act' | 'void-only' | 'never';
}

export type PreviewLine =
  | {
      readonly is: 'drakes';
      readonly from: string;
      readonly to: string;
      readonly sum: number;
      readonly why: MoneyReason;
    }
  | {
      readonly is: 'copy';
      readonly copy: CopyId;
      readonly card: CardId;
      readonly from: string;
      readonly to: string;
    }
  /** Noted as owed, to a person or the `bank`. */
  | { readonly is: 'debt'; readonly from: string; readonly to: string; readonly sum: number }
  /** Spent already, so that a correction does not move it; a later one may. */
  | { readonly is: 'missing'; readonly from: string; readonly sum: number }
  | { readonly is: 'contract'; readonly contract: ContractId; readonly state: string }
  | { readonly is: 'match'; readonly match: MatchId; readonly what: string }
  | { readonly is: 'person'; readonly name: string; readonly what: string }
  | { readonly is: 'setting'; readonly name: string; readonly value: string };

export type PreviewResult =
  | { readonly ok: true; readonly value: Preview }
  | { readonly ok: false; readonly error: Refusal | { readonly code: 'bad-shape'; readonly key: string } };

/** What GET /api/staff/export/:what.csv gives. */
export const EXPORTS = ['people', 'balances', 'copies', 'contracts', 'matches'] as const;
/** Those that hold what everybody has: not for staff who sit in a running match. */
export const EXPORTS_OF_HOLDINGS: readonly ExportName[] = ['people', 'balances', 'copies'];

export type ExportName = (typeof EXPORTS)[number];
