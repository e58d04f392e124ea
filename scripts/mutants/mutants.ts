// The mistakes that the tests of the rules have to notice.

import type { Mutant } from './mutant.ts';
import { ABILITIES } from './of/abilities.ts';
import { ENDING } from './of/ending.ts';
import { EVOLVING } from './of/evolving.ts';
import { PLACING } from './of/placing.ts';
import { ROUNDS } from './of/rounds.ts';

export const MUTANTS: readonly Mutant[] = [...PLACING, ...ABILITIES, ...ROUNDS, ...ENDING, ...EVOLVING];
