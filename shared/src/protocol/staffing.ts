// Staffing: the acts of referees and organisers (EVENT). Each that changes something gives its reason, and can be previewed.

import type { CardId } from '../cards/index.ts';
import type { CopyId, Seat } from '../rules/index.ts';
import type { Code, CommandId, MatchId, PersonId, ContractId, MoveId } from './ids.ts';
import type { StaffRole } from './person.ts';
import type { SettingChange } from './settings.ts';

/** The mark of what a preview has shown, `Preview.mark`: the row of the journal that it came after, a dot, and a hash of what is shown. */
export type PreviewMark = string;

/** Whether two previews of an act have shown the same, by their marks. */
export const showsTheSame = (one: PreviewMark, other: PreviewMark): boolean =>
  one.slice(one.indexOf('.')) === other.slice(other.indexOf('.'));

type Act<Type extends string, Facts = unknown> = {
  readonly id: CommandId;
  readonly type: Type;
  readonly reason: string;
  /**
   * What its preview showed: where that has changed in between the act is refused as `changed` (EVENT, "Taking acts back").
   * An act on a match after its end is refused without: its preview names the settlement that it starts from.
   */
  readonly holds?: PreviewMark | undefined;
} & Facts;

/** On a match that runs. */
type RefereeAct =
  | Act<'nudgeSeat', { readonly match: MatchId; readonly seat: Seat }>
  | Act<'pauseMatch', { readonly match: MatchId }>
  | Act<'resumeMatch', { readonly match: MatchId }>
  | Act<'extend', { readonly match: MatchId; readonly seat: Seat; readonly seconds: number }>
  /** Announced for 15 s, in which the owner's own choice or the stop below ends it. F4 where a promise or an n is missing. */
  | Act<'applyDefault', { readonly match: MatchId; readonly seat: Seat }>
  | Act<'stopDefault', { readonly match: MatchId }>
  /** Before the end, or after it as a second settlement; `claim`: whether the loser may claim a card. */
  | Act<
      'award',
      {
        readonly match: MatchId;
        readonly winner: Seat;
        readonly claim: boolean;
        readonly shortfall: Shortfall;
      }
    >
  | Act<'voidMatch', { readonly match: MatchId; readonly shortfall: Shortfall }>
  /** Takes what is owed of a match after a ruling, as far as it is there now; the ruling stays as it is. */
  | Act<'collectDebts', { readonly match: MatchId }>
  /** R14: the match no longer binds the two; the claim stays open, and the survivors are reserved for it. */
  | Act<'unbindClaim', { readonly match: MatchId }>
  | Act<'closeClaim', { readonly match: MatchId }>
  | Act<'closeCall', { readonly match: MatchId }>
  /** While a called match runs: shows what lies face down to this member of staff; both players read of it in the match's log. */
  | Act<'openCards', { readonly match: MatchId }>
  /** Shows both decks, by card; both players read of it in the match's log. */
  | Act<'openDecks', { readonly match: MatchId }>
  /** Lets this member of staff look at both purses while the call is open; both players read of it in the match's log. */
  | Act<'openPurses', { readonly match: MatchId }>
  | Act<'allowMoveFor', { readonly move: MoveId }>
  /** A fresh link for a seat of a called match, drawn by the browser that shows it. */
  | Act<'makeLink', { readonly person: PersonId; readonly token: string; readonly code: Code }>;

/** Where drakes that a second settlement should move are spent already (EVENT, "Taking acts back"). */
export const SHORTFALLS = ['refuse', 'bank', 'debt', 'nothing'] as const;
export type Shortfall = (typeof SHORTFALLS)[number];

type OrganiserAct =
  | Act<
      'addPerson',
      {
        readonly name: string;
        readonly staff: StaffRole | null;
        readonly trades: boolean;
        /** Whether the start deck is dealt at once (rule 7). */
        readonly deal: boolean;
        readonly drakes: number;
      }
    >
  | Act<'renamePerson', { readonly person: PersonId; readonly name: string }>
  | Act<'revokeLinks', { readonly person: PersonId }>
  /** The way back in for a referee or organiser: a new link, the old ones dead, the passphrase to be chosen anew. */
  | Act<'resetAccess', { readonly person: PersonId; readonly token: string; readonly code: Code }>
  | Act<'freezePerson', { readonly person: PersonId; readonly frozen: boolean }>
  | Act<'payIn', { readonly person: PersonId; readonly drakes: number }>
  | Act<'payOut', { readonly person: PersonId; readonly drakes: number }>
  /** A new entry that undoes another, as far as the drakes are still there. */
  | Act<'correctEntry', { readonly entry: number }>
  /** One copy of every standard card to each, and so many of the others by chance (rule 7: at most one rare). */
  | Act<
      'dealStart',
      { readonly people: readonly PersonId[]; readonly uncommon: number; readonly rare: number }
    >
  /** Makes a copy, for a trader or for the store. */
  | Act<'makeCopy', { readonly card: CardId; readonly to: PersonId | null }>
  | Act<'moveCopy', { readonly copy: CopyId; readonly to: PersonId | null }>
  | Act<'freezeCopy', { readonly copy: CopyId; readonly frozen: boolean }>
  /** A slip for a copy of the store; its one-time code is drawn by the browser that prints it. */
  | Act<'makeSlip', { readonly copy: CopyId; readonly code: Code }>
  | Act<'set', { readonly change: SettingChange }>
  | Act<'pauseEvent', { readonly paused: boolean }>
  | Act<'annulContract', { readonly contract: ContractId }>;

export type StaffAct = RefereeAct | OrganiserAct;
