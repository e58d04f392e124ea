// FilmStep: a moment of the film, with the table before and after it.

import type { CommonState } from '@dunmer/shared/rules';
import type { Happening } from './happening.ts';

export interface FilmStep {
  /** How many events of the log have happened once this step is over. */
  readonly through: number;
  readonly before: CommonState;
  readonly after: CommonState;
  readonly what: Happening;
}
