// Strength: how well a bot of the server plays.

/** From the weakest to the strongest. */
export const STRENGTHS = ['simple', 'middle', 'strong'] as const;
export type Strength = (typeof STRENGTHS)[number];
