// Neighbours: two strengths, one directly above the other, and how their matches went.

import { type Strength, STRENGTHS } from '@dunmer/shared/protocol';

export interface Neighbours {
  readonly stronger: Strength;
  readonly weaker: Strength;
}

/** All strengths but the weakest, each with the one below it. */
export const NEIGHBOURS: readonly Neighbours[] = STRENGTHS.flatMap((stronger, i) =>
  STRENGTHS.slice(i - 1, i).map((weaker) => ({ stronger, weaker })),
);

/** Matches of the stronger bot against the weaker. */
export interface Score {
  readonly wins: number;
  readonly losses: number;
  readonly draws: number;
}

export const NO_SCORE: Score = { wins: 0, losses: 0, draws: 0 };

export const addScores = (x: Score, y: Score): Score => ({
  wins: x.wins + y.wins,
  losses: x.losses + y.losses,
  draws: x.draws + y.draws,
});

/** What a run tells of two neighbours. */
export interface Standing extends Neighbours {
  readonly pairs: number;
  readonly decided: number;
  readonly wins: number;
  /** The lower end of the 95 % interval of the stronger's share of decided matches. */
  readonly low95: number;
}

const Z = 1.96;

/** Returns the lower end of Wilson's interval, which also holds for few matches and for shares near 0 and 1. */
export function lowerEnd(wins: number, decided: number): number {
  if (decided === 0) return 0;
  const share = wins / decided;
  const middle = share + (Z * Z) / (2 * decided);
  const half = Z * Math.sqrt((share * (1 - share)) / decided + (Z * Z) / (4 * decided * decided));
  return (middle - half) / (1 + (Z * Z) / decided);
}

/** Returns how two neighbours stand after this many pairs. */
export function standingOf(neighbours: Neighbours, pairs: number, { wins, losses }: Score): Standing {
  const decided = wins + losses;
  return { ...neighbours, pairs, decided, wins, low95: lowerEnd(wins, decided) };
}
