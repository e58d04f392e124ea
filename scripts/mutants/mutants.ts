// Mutants: the mistakes that tests have to notice.

import type { Mutant } from './mutant.ts';
import { ABILITIES } from './of/abilities.ts';
import { CLIENT } from './of/client.ts';
import { ENDING } from './of/ending.ts';
import { EVOLVING } from './of/evolving.ts';
import { FAIRNESS } from './of/fairness.ts';
import { INITIATIVE } from './of/initiative.ts';
import { INTRIGUE } from './of/intrigue.ts';
import { PATRONS } from './of/patrons.ts';
import { PATRONS_AT_EVENT } from './of/patronsAtEvent.ts';
import { PLEDGES } from './of/pledges.ts';
import { PLACING } from './of/placing.ts';
import { ROUNDS } from './of/rounds.ts';
import { SEALED_GAMES } from './of/sealedGames.ts';
import { SERVER } from './of/server.ts';

/** By the area that they are mistakes in. */
export const KINDS: Readonly<Record<string, readonly Mutant[]>> = {
  rules: [...PLACING, ...INITIATIVE, ...ABILITIES, ...ROUNDS, ...ENDING, ...EVOLVING],
  fairness: FAIRNESS,
  pledges: PLEDGES,
  patrons: [...PATRONS, ...SEALED_GAMES, ...PATRONS_AT_EVENT],
  server: SERVER,
  client: CLIENT,
  intrigue: INTRIGUE,
};

export const MUTANTS: readonly Mutant[] = Object.values(KINDS).flat();
