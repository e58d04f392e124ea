// Facts: what a decision must know about the event around the contract, read in the same transaction.

import type { ByParty } from './party.ts';

export interface Facts {
  /**
   * The drakes in each purse, without holds and pots; null where coins lie on the table: then nothing is checked or
   * lowered.
   */
  readonly purses: ByParty<number> | null;
  /** R11: the least prestige. */
  readonly least: number;
  /** Rule 1.5: whether each party is in a match. */
  readonly busy: ByParty<boolean>;
  /** Rule 2.2, for an offer that names a game: the party who is asked is short, and its writer has not been told. */
  readonly unsaid: boolean;
  /** PT1: whether games may be proposed and agreed to at the patrons' table; left out if the module is off. */
  readonly patrons?: boolean;
}

/** The most that both can lay down (R12); no limit where coins lie on the table. */
export const smallerPurse = (purses: Facts['purses']): number =>
  purses === null ? Infinity : Math.min(purses.one, purses.two);
