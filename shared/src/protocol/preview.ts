// Previews: what an act of staff would change, and what the act may hold to (EVENT, "Taking acts back").

import type { CardId, Rarity } from '../cards/index.ts';
import type { DeskNote } from '../fairness/index.ts';
import type { CopyId, Ending } from '../rules/index.ts';
import type { MissingCopy, Refusal, Rejection } from './answer.ts';
import type { MatchId, ContractId } from './ids.ts';
import type { MoneyReason } from './home.ts';
import type { DebtView, Shortfall } from './ruling.ts';

/**
 * The mark of what a preview has shown, `Preview.mark`: the row of the journal that it came after, a dot, and a hash of
 * what is shown.
 */
export type PreviewMark = string;

/** Whether two previews of an act have shown the same, by their marks. */
export const showsTheSame = (one: PreviewMark, other: PreviewMark): boolean =>
  one.slice(one.indexOf('.')) === other.slice(other.indexOf('.'));

/** What a staff act would change: found by doing it and undoing it. */
export interface Preview {
  readonly effects: readonly PreviewLine[];
  /** Whether another act can take it back. */
  readonly undo: 'any-time' | 'by-new-act' | 'void-only' | 'never';
  /** For the act that holds to this. */
  readonly mark: PreviewMark;
}

/** Whose act was faster than one that holds to what was shown: a name, null for the table's clocks, and what it did. */
export interface Faster {
  readonly name: string | null;
  readonly act: string;
}

/** What happens to a match or to a person, by the name under which its words stand. */
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
  /** Cards dealt by lot: how many, and of which rarity; which they are nobody knows before. */
  | { readonly is: 'lot'; readonly to: string; readonly rarity: Rarity; readonly count: number }
  | {
      readonly is: 'copy';
      /** Empty for one that is only made by the act: its id is drawn then. */
      readonly copy: CopyId;
      readonly card: CardId;
      readonly from: string;
      readonly to: string;
    }
  /** Owed to a person or the `bank`: noted by this act, or from before and not there to be collected (`isStill`). */
  | {
      readonly is: 'debt';
      readonly from: string;
      readonly to: string;
      readonly sum: number;
      readonly isStill: boolean;
    }
  /** The same of a named card. */
  | {
      readonly is: 'cardDebt';
      readonly from: string;
      readonly to: string;
      readonly copy: CopyId;
      readonly card: CardId;
      readonly isStill: boolean;
    }
  /** Owed by the ruling before, and no more: this one stands in its stead. */
  | {
      readonly is: 'debtEnds';
      readonly from: string;
      readonly to: string;
      readonly what: DebtView['what'];
    }
  /** A card that should go `to` somebody and stays where it lies; `becomes`: what is done about it. */
  | {
      readonly is: 'left';
      readonly copy: CopyId;
      readonly card: CardId;
      readonly to: string;
      readonly at: MissingCopy['at'];
      /** By name, where it may be told. */
      readonly owner: string | null;
      readonly why: MissingCopy['why'];
      readonly becomes: Exclude<Shortfall, 'refuse'>;
    }
  /** Spent already, so that a correction does not move it; a later one may. */
  | { readonly is: 'missing'; readonly from: string; readonly sum: number }
  | { readonly is: 'contract'; readonly contract: ContractId; readonly state: string }
  /** `from`: the settlement that a further one starts from, by its number. */
  | { readonly is: 'match'; readonly match: MatchId; readonly what: Happening; readonly from?: number }
  | { readonly is: 'person'; readonly name: string; readonly what: Happening }
  | { readonly is: 'setting'; readonly name: string; readonly value: string }
  /** PR24: what a promise has paid because of the match that is settled anew: it stays paid. */
  | {
      readonly is: 'promisePaid';
      readonly from: string;
      readonly to: string;
      readonly sum: number;
      readonly card: CardId;
    }
  /** So many promises dealt to somebody; of whose house, where that was named and not drawn (PR2). */
  | { readonly is: 'pledges'; readonly to: string; readonly count: number; readonly house: CardId | null }
  /**
   * A promise, by its owner's name: where it goes; `hand`: back into that of another, who has played it. `card` is null
   * where it lies face down in a hand, which nobody is told of beforehand.
   */
  | {
      readonly is: 'pledge';
      readonly card: CardId | null;
      readonly owner: string;
      readonly to: 'home' | 'hand' | 'out';
    }
  /** PR6: so many promises that a contract has set aside go back to whoever was giving them, face down. */
  | { readonly is: 'pledgesBack'; readonly to: string; readonly count: number }
  /** PR27: so many seals of givings are opened, which nobody but the two could open before. */
  | { readonly is: 'salts'; readonly count: number }
  /** PR27: contracts that hold a promise as promises are closed are fulfilled no more; they can be annulled. */
  | { readonly is: 'heldForGood' }
  /** IN1: the deck is made, of so many copies, and its seed sealed. */
  | { readonly is: 'deck'; readonly copies: number }
  /** So many intrigue cards drawn by somebody, which nobody knows before; `spent`: out of their hand. */
  | { readonly is: 'intrigue'; readonly to: string; readonly what: 'drawn' | 'spent'; readonly count: number }
  /** So many intrigue cards of one hand go into another; which ones its two alone read. */
  | { readonly is: 'taken'; readonly from: string; readonly to: string; readonly count: number }
  /** A card that was played in a match or a contract, and waited for its answer there, is spent. */
  | { readonly is: 'spent'; readonly card: CardId }
  /** An action that was open is over: it has worked, or comes to nothing. */
  | { readonly is: 'action'; readonly card: CardId; readonly how: 'done' | 'cancelled' | 'ruined' }
  /** A card that lies before somebody is spent. */
  | { readonly is: 'front'; readonly card: CardId; readonly before: string }
  /** What happens to the deck as a whole: a ring by its number, the timetable by how many rings it has. */
  | {
      readonly is: 'deckIs';
      readonly what: 'shuffled' | 'rung' | 'planned' | 'closed' | 'audience-opened' | 'audience-closed';
      readonly n: number | null;
    };

type PreviewRefusal = Refusal | { readonly code: 'bad-shape'; readonly key: string };

/**
 * `faster`: only where the act that is looked at again holds to a preview, and something has happened since to what it
 * is about.
 */
export type PreviewResult =
  | { readonly ok: true; readonly value: Preview; readonly faster?: Faster }
  | { readonly ok: false; readonly error: PreviewRefusal; readonly faster?: Faster };

export type PreviewsResult =
  | { readonly ok: true; readonly value: readonly PreviewResult[] }
  | { readonly ok: false; readonly error: Rejection };
