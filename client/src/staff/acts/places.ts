// Places: where on the desk acts are asked for, and what is known there. What each act is offered for stands with its
// form; a page shows whatever is offered in its place.

import type { TableName } from '@dunmer/shared/contract';
import type {
  ContractView,
  EventInfo,
  FloorMatch,
  IntrigueDue,
  MatchId,
  Money,
  MoveId,
  PersonId,
  SettingChange,
  StaffCard,
  MatchPhase,
  StaffCopy,
  StaffPerson,
  StaffRole,
  StatementLine,
} from '@dunmer/shared/protocol';
import type { Seat } from '@dunmer/shared/rules';

export interface Places {
  /** One seat of a match on the floor. */
  readonly seat: { readonly live: FloorMatch; readonly seat: Seat; readonly role: StaffRole };
  /** A whole match. */
  readonly match: {
    readonly match: MatchId;
    readonly phase: MatchPhase;
    readonly table: TableName;
    /** As it stands on the floor, where one that is over stays as long as somebody calls; null where it has stopped. */
    readonly live: FloorMatch | null;
    readonly isHere: boolean;
    /** Something has broken in it: it is voided, and nothing else. */
    readonly isStopped: boolean;
    /** It is not settled anew (R10, R17). */
    readonly isFinal: boolean;
    /** Nothing of it counts any more: it can be awarded, and is void already. */
    readonly isVoid: boolean;
    readonly money: Money | null;
  };
  /** What is owed of a match. */
  readonly debt: { readonly match: MatchId };
  /** Somebody whose match is none of the reader's business. */
  readonly person: { readonly who: StaffPerson; readonly isSelf: boolean };
  readonly purse: { readonly who: StaffPerson; readonly drakes: number };
  readonly deck: { readonly who: StaffPerson };
  readonly entry: Pick<StatementLine, 'entry' | 'corrects'>;
  /** Everybody. */
  readonly people: null;
  /** Several traders. */
  readonly picked: readonly StaffPerson[];
  readonly move: { readonly move: MoveId };
  /** One copy; where its slip is not known it is not laid out either. */
  readonly copy: Pick<StaffCopy, 'copy' | 'owner' | 'blocked'> & Partial<Pick<StaffCopy, 'slip'>>;
  /** All copies of a card. */
  readonly kind: StaffCard;
  readonly contract: Pick<ContractView, 'contract' | 'state'>;
  readonly setting: SettingChange;
  readonly event: Pick<EventInfo, 'paused'>;
  /** Traders who were never dealt promises. */
  readonly undealt: { readonly people: readonly PersonId[] };
  /** Somebody who was. */
  readonly trader: { readonly person: PersonId; readonly ruined: boolean };
  /** A promise that is neither at home nor out. */
  readonly pledge: { readonly pledge: string };
  /** Promises that are not closed yet. */
  readonly closingPledges: null;
  /** A deck whose word is not said yet. */
  readonly unsaid: null;
  /** The ring that comes next, by its number. */
  readonly nextRing: { readonly ring: number };
  /** The timetable of rings, as it stands. */
  readonly rings: readonly string[];
  readonly audience: null;
  /** Somebody who draws intrigue cards, while the module is on or their hand rests. */
  readonly holder: { readonly person: PersonId; readonly hasAudience: boolean; readonly isOn: boolean };
  /** Something that the intrigue deck waits for. */
  readonly awaited: Pick<IntrigueDue, 'what' | 'who' | 'asking'>;
  /** A deck whose seed is not published. */
  readonly closing: null;
}

export type Place = keyof Places;
