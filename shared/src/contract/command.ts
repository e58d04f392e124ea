// ContractCommand: what may be asked of a contract; each names what it answers, so none needs a version.

import type { Party } from './party.ts';
import type { AtTable } from './tableName.ts';

type Of<Type extends string, Facts = unknown> = { readonly type: Type; readonly by: Party } & Facts;

/** The number of the proposal or demand that is answered; null from a phone that names none: then it is what stands. */
interface Answering {
  readonly proposal: number | null;
}

/**
 * What the two parties may ask. Who asks for a game names its table; so does who agrees to one, as they were shown it
 * (PT1).
 */
export type PartyCommand =
  /**
   * `game`: the prestige that the offer names and who accepts has seen; null where they have seen the contract alone.
   */
  | Of<'accept', AtTable & { readonly game: number | null }>
  | Of<'decline'>
  | Of<'counter'>
  | Of<'withdraw'>
  | Of<'confirmHandover'>
  | Of<'takeBackHandover'>
  | Of<'agreeAnnul'>
  | Of<'takeBackAnnul'>
  | Of<'proposeGame', AtTable & { readonly amount: number }>
  | Of<'agreeGame', AtTable & { readonly proposal: number }>
  | Of<'counterGame', AtTable & { readonly proposal: number; readonly amount: number }>
  | Of<'withdrawGame', Answering>
  | Of<'demandSixth'>
  | Of<'chooseRounding', Answering & { readonly amount: number }>
  | Of<'refuseGame', Answering>;

/** What a match leaves to its contract; 'none' where it was voided while it ran. */
export type GameResult =
  | { readonly kind: 'taken'; readonly by: Party }
  | { readonly kind: 'returned' }
  | { readonly kind: 'none' };

/** What staff and the table say. */
export type TableCommand =
  /** An organiser annuls the contract. */
  | { readonly type: 'annul' }
  /** The running match is over. */
  | { readonly type: 'ended'; readonly result: GameResult }
  /** A referee awards or voids after the end. */
  | { readonly type: 'resettled'; readonly result: Exclude<GameResult, { readonly kind: 'none' }> };

export type ContractCommand = PartyCommand | TableCommand;
