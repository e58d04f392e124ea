// ContractCommand: the commands of a contract. Each names what it answers, so none needs a version.

import type { Party } from './party.ts';
import type { AtTable } from './tableName.ts';

type Of<Type extends string, Facts = unknown> = { readonly type: Type; readonly by: Party } & Facts;

/** The number of the proposal or demand that is answered; null from a phone that names none, for whichever stands. */
interface Answering {
  readonly proposal: number | null;
}

/**
 * The commands of the two parties. Proposing a game names its table, and agreeing to one names the table that was
 * shown (PT1).
 */
export type PartyCommand =
  /**
   * `game`: the prestige that the offer names and the accepting party was shown; null if only the contract was shown.
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

/** What a match leaves to its contract; `none` if it was voided while it ran. */
export type GameResult =
  | { readonly kind: 'taken'; readonly by: Party }
  | { readonly kind: 'returned' }
  | { readonly kind: 'none' };

/** The commands of staff and of the table. */
export type TableCommand =
  /** An organiser annuls the contract. */
  | { readonly type: 'annul' }
  /** The running match has ended. */
  | { readonly type: 'ended'; readonly result: GameResult }
  /** A referee awards or voids the match after its end. */
  | { readonly type: 'resettled'; readonly result: Exclude<GameResult, { readonly kind: 'none' }> };

export type ContractCommand = PartyCommand | TableCommand;
