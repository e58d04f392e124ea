// Facts: what a decision needs to know of the event around the contract, read in the same transaction.

import type { ByParty } from './party.ts';

export interface Facts {
  /**
   * What each purse holds, holds and pots left out; null where coins lie on the table: nothing is checked or lowered.
   */
  readonly purses: ByParty<number> | null;
  /** R11: the least prestige. */
  readonly least: number;
  /** Rule 1.5: who is in a match. */
  readonly busy: ByParty<boolean>;
  /** Rule 2.2, of an offer that names a game: the one who is asked is short, and the writer has not been told. */
  readonly unsaid: boolean;
  /** PT1: whether games may be asked for and agreed to at the patrons' table; left out where the module is off. */
  readonly patrons?: boolean;
}

/** What both can lay down (R12); without limit where coins lie on the table. */
export const smallerPurse = (purses: Facts['purses']): number =>
  purses === null ? Infinity : Math.min(purses.one, purses.two);
