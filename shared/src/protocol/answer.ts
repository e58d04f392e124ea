// Answers: what a command comes to. Stored with the command, so a retry gets the same.

import type { CardId } from '../cards/index.ts';
import type { ContractCardError, ContractError, TableName } from '../contract/index.ts';
import type { MatchError } from '../fairness/index.ts';
import type { Result } from '../lib/index.ts';
import type { DeckRefusal } from '../intrigue/index.ts';
import type { GameRefusal } from '../patrons/index.ts';
import type { PledgeRefusal } from '../pledges/index.ts';
import type { CopyId, Seat } from '../rules/index.ts';
import type { Code, MatchId, PersonId } from './ids.ts';
import type { WaysIn } from './person.ts';
import type { Money } from './settings.ts';

/** A rule or the table says no; nothing has changed, and it is final for this command's id. */
export type Refusal =
  | MatchError
  | ContractError
  | ContractCardError
  | PledgeRefusal
  | DeckRefusal
  | EventRefusal
  | { readonly code: 'unknown-code' }
  | { readonly code: 'unknown-deck'; readonly deck: string }
  | { readonly code: 'unknown-match' }
  /** What is asked is no move of the table at which this match is played (PT1). */
  | { readonly code: 'other-table'; readonly table: TableName }
  /** What the patrons' table refuses, in its own words (PT11). */
  | { readonly code: 'game'; readonly why: GameRefusal }
  /** This browser has no seat in the match. */
  | { readonly code: 'no-seat' };

/** Why a copy can't change hands. */
export type CopyBlock = 'in-match' | 'reserved' | 'frozen';

/** A copy that should move and can't: where it lies, and why. */
export interface MissingCopy {
  readonly copy: CopyId;
  readonly card: CardId;
  /** `hidden`: with somebody whose cards are not for the eyes of whoever asks (EVENT, "Who"). */
  readonly at: 'person' | 'store' | 'hidden';
  /** Whose it is now, where that is a person who may be named. */
  readonly owner: PersonId | null;
  /** `gone`: it has been handed on; else what binds it, or one of the two. */
  readonly why: CopyBlock | 'gone';
}

/** What the event says no to: people, links, purses, copies, trades, staff acts. */
export type EventRefusal =
  /** The table of roles does not allow it, or a conflict of interest (EVENT, "Who"). */
  | { readonly code: 'not-allowed'; readonly why: 'role' }
  /**
   * An interest (EVENT, "Who"): oneself, a seat (`opponent`), dealings with a player (`party`), or that of whoever made
   * one staff or gave one a link (`shared`). Left out by the release before.
   */
  | {
      readonly code: 'not-allowed';
      readonly why: 'own-interest';
      readonly interest?: 'own' | 'opponent' | 'party' | 'shared';
    }
  /** This browser has no personal link. */
  | { readonly code: 'no-person' }
  /** The person has moved on to another phone: this one only shows. */
  | { readonly code: 'read-only' }
  | { readonly code: 'person-frozen' }
  /** A dead link: unknown, revoked or replaced. */
  | { readonly code: 'dead-link' }
  /** Used on another phone: it moves by one of three ways, also where that phone holds it no more. */
  | ({ readonly code: 'link-elsewhere' } & WaysIn)
  | { readonly code: 'wrong-pin' }
  /**
   * Ten wrong PINs were tried on this link: also the right one is told nothing until a tap or a referee has let
   * somebody in.
   */
  | { readonly code: 'pin-rests' }
  | { readonly code: 'wrong-passphrase' }
  | { readonly code: 'unknown-move' }
  | { readonly code: 'code-taken' }
  /** Where several were named, the first of them that there is not. */
  | { readonly code: 'unknown-person'; readonly who?: PersonId }
  /** There is always an organiser with a way in. */
  | { readonly code: 'last-organiser' }
  | { readonly code: 'oneself' }
  /** The staff's passphrase has to be said first. */
  | { readonly code: 'locked' }
  | { readonly code: 'unknown-contract' }
  | { readonly code: 'unknown-trade' }
  | { readonly code: 'unknown-proposal' }
  /** Accepted, declined or withdrawn already. */
  | { readonly code: 'closed' }
  | { readonly code: 'bad-sum' }
  /** Not in the purse; what lies in holds and pots is in no purse. Never says whose. */
  | { readonly code: 'not-enough' }
  | { readonly code: 'unknown-copy'; readonly copy: CopyId }
  | { readonly code: 'not-yours'; readonly copy: CopyId }
  | { readonly code: 'copy-bound'; readonly copy: CopyId; readonly by: CopyBlock }
  | { readonly code: 'nothing-offered' }
  /** A copy stands on both sides of a trade. */
  | { readonly code: 'copy-twice'; readonly copy: CopyId }
  | { readonly code: 'unknown-card'; readonly card: string }
  /** A unique has so many copies already (rule 7). */
  | { readonly code: 'no-more-copies'; readonly card: string; readonly most: number }
  /** Rule 7: what a start deck may not hold. */
  | { readonly code: 'not-at-start'; readonly card: string }
  | { readonly code: 'retired-card'; readonly card: string }
  /** A found code that was entered before. */
  | { readonly code: 'found-before' }
  /** Rule 1.5. Where several were named, the first of them that is in one. */
  | { readonly code: 'in-match'; readonly who?: PersonId }
  /** A deck without a single free card can't be played. */
  | { readonly code: 'no-cards' }
  | { readonly code: 'least'; readonly least: number }
  | { readonly code: 'money-fixed'; readonly money: Money }
  /** The coins lie on the table: there are no accounts. */
  | { readonly code: 'no-accounts' }
  | { readonly code: 'unknown-entry' }
  | { readonly code: 'corrected-before' }
  /** A part of a contract or a match: it is taken back with that. */
  | { readonly code: 'entry-of-deal' }
  /** A second settlement finds less than it should move; the desk chooses what to do. */
  | {
      readonly code: 'short-of';
      readonly drakes: number;
      readonly copies: readonly CopyId[];
      readonly missing: readonly MissingCopy[];
    }
  /** Nothing is owed of this match, or nothing of it is there now. */
  | { readonly code: 'nothing-owed' }
  | { readonly code: 'nothing-to-collect' }
  /** Something else has happened since the preview that the act holds to, or it has to hold to one and does not. */
  | { readonly code: 'changed' }
  /** The setting `watching` admits them no more. */
  | { readonly code: 'not-watched' }
  | { readonly code: 'event-paused' }
  /** The server's disk is nearly full: no match begins (RELIABILITY, "disk"). */
  | { readonly code: 'no-room' }
  /** A copy of the event would leave too little room on it. */
  | { readonly code: 'no-room-to-copy' }
  | { readonly code: 'not-live' }
  /** The module is off (INTRIGUE). */
  | { readonly code: 'intrigue-off' }
  /** IN1: the deck is made, and what it is made of is fixed. */
  | { readonly code: 'deck-made' }
  /** They don't trade, or the event never had any promises or intrigue cards: there is nothing to ruin (PR25, IN25). */
  | { readonly code: 'never-dealt' }
  /** The offer names promises, and whoever accepts does not say that they were shown. */
  | { readonly code: 'promises-unseen' }
  | { readonly code: 'too-many'; readonly most: number };

/** The bytes are not a command, or may not be heard now; nothing is stored. */
export type Rejection =
  | { readonly code: 'bad-shape'; readonly key: string }
  | { readonly code: 'id-reused' }
  /** A message of more than 16 KiB: it was not read. */
  | { readonly code: 'too-long' }
  | { readonly code: 'too-fast' }
  | { readonly code: 'too-old' }
  | { readonly code: 'unauthenticated' }
  /** A broken invariant: the match is stopped, the others go on. */
  | { readonly code: 'match-stopped' }
  /** Can't be saved right now: nothing is lost, the same id may be sent again. */
  | { readonly code: 'not-saved' };

export type Answer =
  /** A match against a bot. */
  | { readonly type: 'opened'; readonly match: MatchId; readonly seat: Seat; readonly watch: Code }
  /** The stream's version after the command. */
  | { readonly type: 'done'; readonly version: number }
  /** It is done, and there is nothing more to say. */
  | { readonly type: 'settled' }
  /** What was made: a contract, trade, proposal, person, copy or request to move. */
  | { readonly type: 'made'; readonly id: string }
  /** The match that was opened by it. */
  | { readonly type: 'started'; readonly match: MatchId }
  /** A demand that had to end: the purses have fallen below the least (rule 1.3). */
  | { readonly type: 'demandEnded' }
  /** What was found. */
  | { readonly type: 'found'; readonly copy: CopyId; readonly card: string }
  /** What lay face down, for the member of staff who opened it. */
  | ({ readonly type: 'openedCards'; readonly match: MatchId; readonly laid: OpenedCards } & Opened)
  | ({
      readonly type: 'openedHands';
      readonly match: MatchId;
      readonly hands: OpenedHands;
      readonly catalogue: string;
    } & Opened)
  /** Both decks as they were taken into the match, for the member of staff who opened them. */
  | ({ readonly type: 'openedDecks'; readonly match: MatchId; readonly decks: OpenedDecks } & Opened)
  /**
   * Both purses may be looked at as long as the call is open: GET /api/staff/matches/:match/purses?act=, with this
   * command's id.
   */
  | ({ readonly type: 'openedHand'; readonly person: PersonId; readonly copies: readonly string[] } & Opened)
  | ({ readonly type: 'openedPurses'; readonly match: MatchId } & Opened);

/**
 * Whose eyes it is for: whoever has that browser later is not told. Answers of releases before 5 lack it, and are told
 * to nobody again.
 */
interface Opened {
  readonly by?: PersonId;
}

/** The cards of both decks, in the order of their ids; as often as there are copies. */
export type OpenedDecks = Readonly<Record<Seat, readonly string[]>>;

/** Both halves in board order; null where a cell is empty. */
export type OpenedCards = Readonly<Record<Seat, readonly (string | null)[]>>;

/** What both hold in secret at the patrons' table (PATRONS 11): copies as `a:spark#1`; a patron while it is sealed. */
export type OpenedHands = Readonly<
  Record<
    Seat,
    {
      readonly patron: CardId | null;
      readonly hand: readonly CopyId[];
      /** What was put under the pile; null where it has not come to that. */
      readonly exchanged: readonly CopyId[] | null;
    }
  >
>;

export type CommandResult = Result<Answer, Refusal | Rejection>;
