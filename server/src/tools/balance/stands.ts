// Stands: how the copies of a card that came on the field fared, one number a question.

/** Whole numbers only, so that sums don't depend on who counted what. */
export interface Stands {
  /** How often the card came on the field. */
  readonly times: number;
  /** In how many of these the match was decided. */
  readonly decided: number;
  readonly won: number;
  /** How often it stood at the count. */
  readonly survived: number;
  /** How often the loser might have taken it as the price of victory, and how often the loser did. */
  readonly claimable: number;
  readonly claimed: number;
}

export const NO_STANDS: Stands = { times: 0, decided: 0, won: 0, survived: 0, claimable: 0, claimed: 0 };

/** Both together. */
export const addStands = (x: Stands, y: Stands): Stands => ({
  times: x.times + y.times,
  decided: x.decided + y.decided,
  won: x.won + y.won,
  survived: x.survived + y.survived,
  claimable: x.claimable + y.claimable,
  claimed: x.claimed + y.claimed,
});
