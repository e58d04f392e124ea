// Seeds: chance for each match of a run, the same whoever plays it and in whatever order.

import { createHash } from 'node:crypto';
import { present } from '@dunmer/shared/lib';
import { type Chance, chanceOf } from '../../bot/index.ts';

/** Chance that follows from the seed of the run and the name of what it is for. */
export const chanceFor = (seed: number, name: string): Chance =>
  chanceOf(createHash('sha256').update(`${seed} ${name}`).digest().readInt32BE());

/** One item of a list that is not empty. */
export const oneOf = <T>(chance: Chance, list: readonly T[]): T =>
  present(list[chance.below(list.length)], 'there is something to choose from');
