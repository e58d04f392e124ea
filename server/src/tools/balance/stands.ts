// Stands: how the copies of a card that came onto the field fared, with one number for each question.

/** Whole numbers only, so that sums don't depend on which worker counted what. */
export interface Stands {
  /** How often the card came onto the field. */
  readonly times: number;
  /** How many of these matches were decided. */
  readonly decided: number;
  readonly won: number;
  /** How often it stood at the count. */
  readonly survived: number;
  /** How often the loser might have taken it as the price of victory, and how often the loser took it. */
  readonly claimable: number;
  readonly claimed: number;
}

export const NO_STANDS: Stands = { times: 0, decided: 0, won: 0, survived: 0, claimable: 0, claimed: 0 };

/** Adds up two of them. */
export const addStands = (x: Stands, y: Stands): Stands => ({
  times: x.times + y.times,
  decided: x.decided + y.decided,
  won: x.won + y.won,
  survived: x.survived + y.survived,
  claimable: x.claimable + y.claimable,
  claimed: x.claimed + y.claimed,
});
