// FilmStep: one step of the film, and what it tells.

import type { DeskNote, MatchView } from '@dunmer/shared/fairness';
import type { AbilityRef, CommonState, Seat } from '@dunmer/shared/rules';
import type { Parts } from '../../text/index.ts';
import type { useMatchHelpText } from '../matchHelpText.ts';
import type { Happening } from './happening.ts';
import type { Twins } from './twins.ts';

/** One moment of the film, with the table before and after it and all that its viewer knows then. */
export interface FilmStep {
  /** The number of events in the log once this step is over. */
  readonly through: number;
  readonly before: CommonState;
  readonly after: CommonState;
  /** What the viewer knows once this step is shown; its `common` equals `after`. */
  readonly view: MatchView;
  /** Happenings that only lead up to this one; the full explanation tells them too. */
  readonly led: readonly Happening[];
  readonly what: Happening;
  /** Cards that share a name, among those seen by then. */
  readonly twins: Twins;
  /** Seats that were asked after this step for a promise or an intrigue card (PR18, IN19). */
  readonly asked: readonly Seat[];
  /** What referees, clocks and calls did before the next step. They don't hold up the film. */
  readonly notes: readonly DeskNote[];
}

/** A rule that moments are explained by, numbered as in the rulebook. */
export type RuleNumber = keyof ReturnType<typeof useMatchHelpText>['ruleWords'] | '';

export interface StepWords {
  readonly title: string;
  readonly lines: readonly Parts[];
  /** The rule that the moment follows from; '' when there is none. */
  readonly rule: RuleNumber;
  /** The ability whose text explains the moment. */
  readonly ability: AbilityRef | null;
}
