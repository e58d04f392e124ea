// ContractStatus: where a contract stands for the one who reads it: what waits for whom.

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

/** The words of a demand for another part of the price than a sixth, by the part. */
export type OtherParts = Readonly<
  Record<number, Readonly<Record<Extract<ContractStatus, `demand-${string}`>, string>>>
>;
