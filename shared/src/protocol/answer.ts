// Answers: what the server answers to a command. An answer is stored with its command, so a retry gets the same
// one.

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

/** A rule or the table refuses the command: nothing has changed, and the refusal is final for this command's id. */
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
  /** The command is not a move of the table at which this match is played (PT1). */
  | { readonly code: 'other-table'; readonly table: TableName }
  /** The patrons' table refuses the command, for one of its own reasons (PT11). */
  | { readonly code: 'game'; readonly why: GameRefusal }
  /** This browser has no seat in the match. */
  | { readonly code: 'no-seat' };

/** Why a copy can't change hands. */
export type CopyBlock = 'in-match' | 'reserved' | 'frozen';

/** A copy that should change hands but can't, where it lies, and why. */
export interface MissingCopy {
  readonly copy: CopyId;
  readonly card: CardId;
  /** `hidden`: it is with somebody whose cards the asker may not see (EVENT, "Who"). */
  readonly at: 'person' | 'store' | 'hidden';
  /** Its present owner; null where that is not a person, or one who may not be named. */
  readonly owner: PersonId | null;
  /** `gone`: it has been handed on. Otherwise the block that binds the copy, or one of them. */
  readonly why: CopyBlock | 'gone';
}

/** Refusals of everything outside a match: people, links, purses, copies, trades and acts of staff. */
export type EventRefusal =
  /** The asker's role does not allow it, or they have a conflict of interest (EVENT, "Who"). */
  | { readonly code: 'not-allowed'; readonly why: 'role' }
  /**
   * The interest (EVENT, "Who"): the act is about oneself, about an opponent's seat (`opponent`), about somebody with
   * dealings with a player (`party`), or it is the interest of whoever made one staff or gave one a link (`shared`).
   * The release before leaves it out.
   */
  | {
      readonly code: 'not-allowed';
      readonly why: 'own-interest';
      readonly interest?: 'own' | 'opponent' | 'party' | 'shared';
    }
  /** This browser has no personal link. */
  | { readonly code: 'no-person' }
  /** The person has moved on to another phone: this one may only read. */
  | { readonly code: 'read-only' }
  | { readonly code: 'person-frozen' }
  /** The link is dead: unknown, revoked or replaced. */
  | { readonly code: 'dead-link' }
  /**
   * The link was used on another phone: it moves in one of the three `WaysIn`, even if that phone no longer holds it.
   */
  | ({ readonly code: 'link-elsewhere' } & WaysIn)
  | { readonly code: 'wrong-pin' }
  /**
   * Ten wrong PINs were tried on this link: even the right PIN is refused until a tap or a referee has let somebody
   * in.
   */
  | { readonly code: 'pin-rests' }
  | { readonly code: 'wrong-passphrase' }
  | { readonly code: 'unknown-move' }
  | { readonly code: 'code-taken' }
  /** `who`: where the command named several people, the first one who does not exist. */
  | { readonly code: 'unknown-person'; readonly who?: PersonId }
  /** The event must always keep an organiser with a way in. */
  | { readonly code: 'last-organiser' }
  | { readonly code: 'oneself' }
  /** The member of staff has to enter their passphrase first. */
  | { readonly code: 'locked' }
  | { readonly code: 'unknown-contract' }
  | { readonly code: 'unknown-trade' }
  | { readonly code: 'unknown-proposal' }
  /** The offer was already accepted, declined or withdrawn. */
  | { readonly code: 'closed' }
  | { readonly code: 'bad-sum' }
  /** The sum is not in the purse; drakes in holds and pots don't count. The refusal never says whose purse it is. */
  | { readonly code: 'not-enough' }
  | { readonly code: 'unknown-copy'; readonly copy: CopyId }
  | { readonly code: 'not-yours'; readonly copy: CopyId }
  | { readonly code: 'copy-bound'; readonly copy: CopyId; readonly by: CopyBlock }
  | { readonly code: 'nothing-offered' }
  /** The copy is named on both sides of a trade. */
  | { readonly code: 'copy-twice'; readonly copy: CopyId }
  | { readonly code: 'unknown-card'; readonly card: string }
  /** The unique already has as many copies as it may have (rule 7). */
  | { readonly code: 'no-more-copies'; readonly card: string; readonly most: number }
  /** A start deck may not hold this card (rule 7). */
  | { readonly code: 'not-at-start'; readonly card: string }
  | { readonly code: 'retired-card'; readonly card: string }
  /** The code of a found card was entered before. */
  | { readonly code: 'found-before' }
  /** A match binds the person (rule 1.5). `who`: where several people were named, the first one who is in a match. */
  | { readonly code: 'in-match'; readonly who?: PersonId }
  /** The deck has no free card, so it can't be played. */
  | { readonly code: 'no-cards' }
  | { readonly code: 'least'; readonly least: number }
  | { readonly code: 'money-fixed'; readonly money: Money }
  /** The coins lie on the table (`money: table`), so there are no accounts. */
  | { readonly code: 'no-accounts' }
  | { readonly code: 'unknown-entry' }
  | { readonly code: 'corrected-before' }
  /** The entry is part of a contract or a match, and is taken back only together with that. */
  | { readonly code: 'entry-of-deal' }
  /** A second settlement finds less than it should move; the desk chooses what to do about the rest. */
  | {
      readonly code: 'short-of';
      readonly drakes: number;
      readonly copies: readonly CopyId[];
      readonly missing: readonly MissingCopy[];
    }
  /** Nobody owes anything because of this match, or nothing of what is owed can be collected now. */
  | { readonly code: 'nothing-owed' }
  | { readonly code: 'nothing-to-collect' }
  /** Something has changed since the preview that the act holds to, or the act must hold to a preview and does not. */
  | { readonly code: 'changed' }
  /** The setting `watching` no longer admits this watcher. */
  | { readonly code: 'not-watched' }
  | { readonly code: 'event-paused' }
  /** The server's disk is nearly full, so no match begins (RELIABILITY, "disk"). */
  | { readonly code: 'no-room' }
  /** A backup of the event would leave too little room on the disk. */
  | { readonly code: 'no-room-to-copy' }
  | { readonly code: 'not-live' }
  /** The module is off (INTRIGUE). */
  | { readonly code: 'intrigue-off' }
  /** IN1: the deck is already made, and its composition is fixed. */
  | { readonly code: 'deck-made' }
  /**
   * The person doesn't trade, or the event never had promises or intrigue cards: there is nothing to ruin (PR25,
   * IN25).
   */
  | { readonly code: 'never-dealt' }
  /** The offer names promises, and the command that accepts it does not say that they were shown. */
  | { readonly code: 'promises-unseen' }
  | { readonly code: 'too-many'; readonly most: number };

/** The message is not a command, or is not accepted now; nothing is stored. */
export type Rejection =
  | { readonly code: 'bad-shape'; readonly key: string }
  | { readonly code: 'id-reused' }
  /** The message is longer than 16 KiB and was not read. */
  | { readonly code: 'too-long' }
  | { readonly code: 'too-fast' }
  | { readonly code: 'too-old' }
  | { readonly code: 'unauthenticated' }
  /** An invariant is broken: this match is stopped, the others go on. */
  | { readonly code: 'match-stopped' }
  /** The command can't be saved right now: nothing is lost, and the same id may be sent again. */
  | { readonly code: 'not-saved' };

export type Answer =
  /** A match against a bot was opened. */
  | { readonly type: 'opened'; readonly match: MatchId; readonly seat: Seat; readonly watch: Code }
  /** `version`: the stream's version after the command. */
  | { readonly type: 'done'; readonly version: number }
  /** The command is done, and there is nothing else to report. */
  | { readonly type: 'settled' }
  /** `id`: the contract, trade, proposal, person, copy or request to move that the command made. */
  | { readonly type: 'made'; readonly id: string }
  /** The match that the command opened. */
  | { readonly type: 'started'; readonly match: MatchId }
  /** The demand had to end, because the purses have fallen below the least stake (rule 1.3). */
  | { readonly type: 'demandEnded' }
  /** The copy that a slip's code has brought. */
  | { readonly type: 'found'; readonly copy: CopyId; readonly card: string }
  /** The cards that lie face down, for the member of staff who opened them. */
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
   * Both purses may be read while the call is open, from GET /api/staff/matches/:match/purses?act= with this
   * command's id.
   */
  | ({ readonly type: 'openedHand'; readonly person: PersonId; readonly copies: readonly string[] } & Opened)
  | ({ readonly type: 'openedPurses'; readonly match: MatchId } & Opened);

/**
 * `by`: the only person who may be given this answer, even if somebody else uses that browser later. Answers that
 * releases before 5 stored lack it, and are never repeated to anybody.
 */
interface Opened {
  readonly by?: PersonId;
}

/** The cards of both decks in the order of their ids, each one as often as there are copies of it. */
export type OpenedDecks = Readonly<Record<Seat, readonly string[]>>;

/** Both halves in board order; null for an empty cell. */
export type OpenedCards = Readonly<Record<Seat, readonly (string | null)[]>>;

/**
 * The secrets of both seats at the patrons' table (PATRONS 11): copies in the form `a:spark#1`, and a patron while it
 * is sealed.
 */
export type OpenedHands = Readonly<
  Record<
    Seat,
    {
      readonly patron: CardId | null;
      readonly hand: readonly CopyId[];
      /** The copies that were put under the pile; null before the exchange. */
      readonly exchanged: readonly CopyId[] | null;
    }
  >
>;

export type CommandResult = Result<Answer, Refusal | Rejection>;
