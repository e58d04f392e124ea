// Seeds: chance for each match of a run, the same whichever worker plays it and in whatever order.

import { createHash } from 'node:crypto';
import { type Chance, chanceOf } from '../../bot/index.ts';

/** Makes chance that follows from the run's seed and the name of what it is for. */
export const chanceFor = (seed: number, name: string): Chance =>
  chanceOf(createHash('sha256').update(`${seed} ${name}`).digest().readInt32BE());
