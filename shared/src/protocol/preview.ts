// Previews: what an act of staff would change, and the mark to which the act may hold (EVENT, "Taking acts back").

import type { CardId, Rarity } from '../cards/index.ts';
import type { DeskNote } from '../fairness/index.ts';
import type { CopyId, Ending } from '../rules/index.ts';
import type { MissingCopy, Refusal, Rejection } from './answer.ts';
import type { MatchId, ContractId } from './ids.ts';
import type { MoneyReason } from './home.ts';
import type { StaffRole } from './person.ts';
import type { DebtView, Shortfall } from './ruling.ts';

/**
 * The mark of a preview, `Preview.mark`: the number of the newest row of the journal at that time, a dot, and a hash
 * of what the preview showed.
 */
export type PreviewMark = string;

/** Whether two previews of an act showed the same, compared by their marks. */
export const showsTheSame = (one: PreviewMark, other: PreviewMark): boolean =>
  one.slice(one.indexOf('.')) === other.slice(other.indexOf('.'));

/** What a staff act would change. It is found by carrying out the act and undoing it. */
export interface Preview {
  readonly effects: readonly PreviewLine[];
  /** How many more lines there are than a message holds; left out if none. */
  readonly more?: number;
  /** Whether another act can take it back. */
  readonly undo: 'any-time' | 'by-new-act' | 'void-only' | 'never';
  /** The mark for the act that holds to this preview. */
  readonly mark: PreviewMark;
}

/**
 * The act that came before one that holds to a preview: the name of whoever did it (null for the table's clocks), and
 * what it did.
 */
export interface Faster {
  readonly name: string | null;
  readonly act: string;
}

/** What happens to a match or a person, by the key under which its words are kept. */
export type Happening =
  | Exclude<DeskNote['act'], 'called' | 'settledAgain'>
  | Ending['kind']
  | 'added'
  | 'ended'
  | 'frozen'
  | 'link-made'
  | 'link-moved'
  | 'link-revoked'
  | 'link-used'
  | 'noted'
  | 'passphrase-reset'
  | 'pursesOpened'
  | 'renamed'
  | 'restored'
  | 'resettled'
  | 'ruinArranged'
  | 'ruined'
  | 'stopped'
  | 'thawed';

export type PreviewLine =
  | {
      readonly is: 'drakes';
      readonly from: string;
      readonly to: string;
      readonly sum: number;
      readonly why: MoneyReason;
    }
  /** Cards dealt by lot: how many, and of which rarity. Nobody knows beforehand which ones. */
  | { readonly is: 'lot'; readonly to: string; readonly rarity: Rarity; readonly count: number }
  | {
      readonly is: 'copy';
      /** Empty if the act itself makes the copy, because the id is drawn then. */
      readonly copy: CopyId;
      readonly card: CardId;
      readonly from: string;
      readonly to: string;
    }
  /**
   * A debt to a person or to the `bank`. `isStill`: it is from before, and could not be collected; otherwise this act
   * notes it.
   */
  | {
      readonly is: 'debt';
      readonly from: string;
      readonly to: string;
      readonly sum: number;
      readonly isStill: boolean;
    }
  /** A named card that is owed in the same way. */
  | {
      readonly is: 'cardDebt';
      readonly from: string;
      readonly to: string;
      readonly copy: CopyId;
      readonly card: CardId;
      readonly isStill: boolean;
    }
  /** A debt of the ruling before that ends, because this ruling replaces that one. */
  | {
      readonly is: 'debtEnds';
      readonly from: string;
      readonly to: string;
      readonly what: DebtView['what'];
    }
  /** A card that should go `to` somebody but stays where it lies. `becomes`: what is done about it. */
  | {
      readonly is: 'left';
      readonly copy: CopyId;
      readonly card: CardId;
      readonly to: string;
      readonly at: MissingCopy['at'];
      /** The owner's name, if the reader may know it. */
      readonly owner: string | null;
      readonly why: MissingCopy['why'];
      readonly becomes: Exclude<Shortfall, 'refuse'>;
    }
  /** Drakes that are spent already, so that this correction does not move them; a later one may. */
  | { readonly is: 'missing'; readonly from: string; readonly sum: number }
  | { readonly is: 'contract'; readonly contract: ContractId; readonly state: string }
  /** `from`: the number of the settlement from which a second settlement starts. */
  | { readonly is: 'match'; readonly match: MatchId; readonly what: Happening; readonly from?: number }
  /** `as`: what somebody who is added will be. */
  | {
      readonly is: 'person';
      readonly name: string;
      readonly what: Happening;
      readonly as?: { readonly staff: StaffRole | null; readonly trades: boolean };
    }
  /** `before`: the value that is replaced; absent where the setting has none of its own, as a pause. */
  | { readonly is: 'setting'; readonly name: string; readonly value: string; readonly before?: string }
  /** PR24: what a promise has paid because of the match that is settled anew. It stays paid. */
  | {
      readonly is: 'promisePaid';
      readonly from: string;
      readonly to: string;
      readonly sum: number;
      readonly card: CardId;
    }
  /** How many promises somebody is dealt. `house`: the house promise, if it was named and not drawn (PR2). */
  | { readonly is: 'pledges'; readonly to: string; readonly count: number; readonly house: CardId | null }
  /**
   * A promise, with its owner's name, and where it goes. `hand`: it goes back into the hand of the trader who played
   * it. `card` is null if it lies face down in a hand, because nobody is told of it beforehand.
   */
  | {
      readonly is: 'pledge';
      readonly card: CardId | null;
      readonly owner: string;
      readonly to: 'home' | 'hand' | 'out';
    }
  /** PR6: how many promises that a contract has set aside go back to their giver, face down. */
  | { readonly is: 'pledgesBack'; readonly to: string; readonly count: number }
  /** PR27: how many seals of givings are opened, which only the two parties could open before. */
  | { readonly is: 'salts'; readonly count: number }
  /** PR27: contracts that hold a promise when promises are closed can no longer be fulfilled, only annulled. */
  | { readonly is: 'heldForGood' }
  /** IN1: the deck is made of this many copies, and its seed is sealed. */
  | { readonly is: 'deck'; readonly copies: number }
  /** How many intrigue cards somebody draws (nobody knows beforehand which ones) or spends out of their hand. */
  | { readonly is: 'intrigue'; readonly to: string; readonly what: 'drawn' | 'spent'; readonly count: number }
  /** How many intrigue cards go from one hand into another. Only the two traders read which ones. */
  | { readonly is: 'taken'; readonly from: string; readonly to: string; readonly count: number }
  /** A card is spent that was played in a match or a contract and waited there for its answer. */
  | { readonly is: 'spent'; readonly card: CardId }
  /** An open action is over: it takes effect, or comes to nothing. */
  | { readonly is: 'action'; readonly card: CardId; readonly how: 'done' | 'cancelled' | 'ruined' }
  /** A card that lies before somebody is spent. */
  | { readonly is: 'front'; readonly card: CardId; readonly before: string }
  /**
   * What happens to the deck as a whole. A ring is given by its number, the timetable by how many rings it has, an
   * audience by whose it is.
   */
  | {
      readonly is: 'deckIs';
      readonly what: 'shuffled' | 'rung' | 'planned' | 'closed' | 'audience-opened' | 'audience-closed';
      readonly n: number | null;
      readonly who?: string;
    };

type PreviewRefusal = Refusal | { readonly code: 'bad-shape'; readonly key: string };

/**
 * `faster` is present only if the previewed act holds to an earlier preview, and somebody has acted on the same thing
 * since.
 */
export type PreviewResult =
  | { readonly ok: true; readonly value: Preview; readonly faster?: Faster }
  | { readonly ok: false; readonly error: PreviewRefusal; readonly faster?: Faster };

export type PreviewsResult =
  | { readonly ok: true; readonly value: readonly PreviewResult[] }
  | { readonly ok: false; readonly error: Rejection };
