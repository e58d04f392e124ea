// Rule events: a match's log without its seals.

import type { FairnessEvent, MatchEvent } from '@dunmer/shared/fairness';
import type { RuleEvent } from '@dunmer/shared/rules';

// As a record, so that a new kind of event breaks the build here.
const SEALS: Readonly<Record<FairnessEvent['type'], true>> = {
  MatchSealed: true,
  SeedDrawn: true,
  DeckSalted: true,
  PromiseStored: true,
  PromiseGiven: true,
  PromisesPublished: true,
  NonceStored: true,
  NonceGiven: true,
  NoncesPublished: true,
  NonceWaived: true,
  RowSalted: true,
  RowSealed: true,
  SaltsPublished: true,
  SeedPublished: true,
};

const isRuleEvent = (event: MatchEvent): event is RuleEvent => !Object.hasOwn(SEALS, event.type);

/** The events of the rules, in order. */
export const ruleEventsOf = (events: readonly MatchEvent[]): readonly RuleEvent[] =>
  events.filter(isRuleEvent);
