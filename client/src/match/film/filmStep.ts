// FilmStep: a moment of the film, with the table before and after it, and all that its viewer knows then.

import type { DeskNote, MatchView } from '@dunmer/shared/fairness';
import type { CommonState } from '@dunmer/shared/rules';
import type { Happening } from './happening.ts';

export interface FilmStep {
  /** How many events of the log have happened once this step is over. */
  readonly through: number;
  readonly before: CommonState;
  readonly after: CommonState;
  /** What the viewer knows once this step is shown, and what follows from it; its `common` is `after`. */
  readonly view: MatchView;
  readonly what: Happening;
  /** What referees, clocks and calls did before the next moment. They hold up no film. */
  readonly notes: readonly DeskNote[];
}
