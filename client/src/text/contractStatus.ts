// ContractStatus: where a contract stands for its reader, and who has to act next.

export type ContractStatus =
  | 'offer-mine'
  | 'offer-theirs'
  | 'signed'
  | 'game-mine'
  | 'game-theirs'
  | 'demand-mine'
  | 'demand-theirs'
  | 'playing'
  | 'annul-mine'
  | 'annul-theirs'
  | 'hand-mine'
  | 'hand-theirs'
  | 'fulfilled'
  | 'annulled'
  | 'declined'
  | 'withdrawn'
  | 'countered';

/** The words of a demand when the part of the price is not a sixth, by the divisor of the price. */
export type OtherParts = Readonly<
  Record<number, Readonly<Record<Extract<ContractStatus, `demand-${string}`>, string>>>
>;
