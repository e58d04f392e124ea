// Told: what is said of a moment of the film in whole words.

import type { AbilityRef } from '@dunmer/shared/rules';
import type { Parts, useMatchHelpText } from '../../text/index.ts';

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
