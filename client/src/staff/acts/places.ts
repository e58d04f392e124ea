// Places: where on the desk acts are asked for, and what is known there. The form of an act says which places offer
// it; a page shows everything that is offered in its place.

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
  readonly seat: {
    readonly live: FloorMatch;
    readonly seat: Seat;
    readonly role: StaffRole;
    /** The match stands still, by a pause of its own or of the event. */
    readonly isPaused: boolean;
  };
  /** A whole match. */
  readonly match: {
    readonly match: MatchId;
    readonly phase: MatchPhase;
    readonly table: TableName;
    /** The match on the floor, where a finished one stays while somebody calls; null when it is not there. */
    readonly live: FloorMatch | null;
    readonly isHere: boolean;
    /** Something in the match has broken: it can only be voided. */
    readonly isStopped: boolean;
    /** The match can't be settled anew (R10, R17). */
    readonly isFinal: boolean;
    /** The match is void already: it can still be awarded. */
    readonly isVoid: boolean;
    readonly money: Money | null;
  };
  /** What is owed from a match. */
  readonly debt: { readonly match: MatchId };
  /** A person in whose match the reader has no interest. */
  readonly person: { readonly who: StaffPerson; readonly isSelf: boolean };
  readonly purse: { readonly who: StaffPerson; readonly drakes: number };
  readonly deck: { readonly who: StaffPerson };
  /** `left`: of its drakes, how many no correction has moved back yet. */
  readonly entry: Pick<StatementLine, 'entry' | 'corrects' | 'why'> & { readonly left: number };
  /** Everybody at the event. */
  readonly people: null;
  /** Several traders. */
  readonly picked: readonly StaffPerson[];
  readonly move: { readonly move: MoveId };
  /** One copy. When its slip is unknown, no slip is offered either. */
  readonly copy: Pick<StaffCopy, 'copy' | 'owner' | 'blocked' | 'frozen'> & Partial<Pick<StaffCopy, 'slip'>>;
  /** All copies of a card. */
  readonly kind: StaffCard;
  readonly contract: Pick<ContractView, 'contract' | 'state'>;
  readonly setting: SettingChange;
  readonly event: Pick<EventInfo, 'paused'>;
  /** Traders who were never dealt promises. */
  readonly undealt: { readonly people: readonly PersonId[] };
  /** A trader who was dealt promises. */
  readonly trader: { readonly person: PersonId; readonly ruined: boolean };
  /** A promise that is neither at home nor out. */
  readonly pledge: { readonly pledge: string };
  /** While promises are not closed yet. */
  readonly closingPledges: null;
  /** While the word of the deck is not said yet. */
  readonly unsaid: null;
  /** The ring that comes next, by its number. */
  readonly nextRing: { readonly ring: number };
  /** The timetable of rings, as it stands. */
  readonly rings: readonly string[];
  readonly audience: null;
  /** Somebody who draws intrigue cards, or whose hand rests while the module is off. */
  readonly holder: { readonly person: PersonId; readonly hasAudience: boolean; readonly isOn: boolean };
  /** Something that the intrigue deck waits for. */
  readonly awaited: Pick<IntrigueDue, 'what' | 'who' | 'asking'>;
  /** While the seed of the deck is not published. */
  readonly closing: null;
}

export type Place = keyof Places;
