// FilmStep: one step of the film, and what is told in it.

import type { DeskNote, MatchView } from '@dunmer/shared/fairness';
import type { AbilityRef, CommonState, Seat } from '@dunmer/shared/rules';
import type { Parts } from '../../text/index.ts';
import type { useMatchHelpText } from '../matchHelpText.ts';
import type { Happening } from './happening.ts';
import type { Twins } from './twins.ts';

/** A moment of the film, with the table before and after it, and all that its viewer knows then. */
export interface FilmStep {
  /** How many events of the log have happened once this step is over. */
  readonly through: number;
  readonly before: CommonState;
  readonly after: CommonState;
  /** What the viewer knows once this step is shown, and what follows from it; its `common` is `after`. */
  readonly view: MatchView;
  /** What only leads up to it, and is told in its whole words. */
  readonly led: readonly Happening[];
  readonly what: Happening;
  /** Cards of one name that have been seen by then. */
  readonly twins: Twins;
  /** Who was asked after it for a promise or an intrigue card (PR18, IN19). */
  readonly asked: readonly Seat[];
  /** What referees, clocks and calls did before the next moment. They hold up no film. */
  readonly notes: readonly DeskNote[];
}

/** The rules that moments rest on, as the rulebook numbers them. */
export type RuleNumber = keyof ReturnType<typeof useMatchHelpText>['ruleWords'] | '';

export interface StepWords {
  readonly title: string;
  readonly lines: readonly Parts[];
  /** The rule that says so; '' where none does. */
  readonly rule: RuleNumber;
  /** The ability whose text explains it. */
  readonly ability: AbilityRef | null;
}
