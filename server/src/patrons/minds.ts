// minds: the three strengths at the patrons' table.

import type { GameTerms } from '@dunmer/shared/patrons';
import type { Strength } from '@dunmer/shared/protocol';
import { greedyMind } from './greedyMind.ts';
import { legalMind } from './legalMind.ts';
import type { GameMind } from './mind.ts';

/** How many moves are played out to the end of the other's turn. */
const AHEAD: Readonly<Record<Exclude<Strength, 'simple'>, number>> = { middle: 0, strong: 4 };

/** Returns a mind of this strength, for a game on these terms. */
export const gameMindOf = (terms: GameTerms, strength: Strength): GameMind =>
  strength === 'simple' ? legalMind(terms) : greedyMind(terms, AHEAD[strength]);
