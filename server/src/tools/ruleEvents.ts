// Rule events: the log of a match at either table, without its seals and its desk.

import type { DeskEvent, FairnessEvent, MatchEvent } from '@dunmer/shared/fairness';
import type { GameEvent, SealedGameEvent } from '@dunmer/shared/patrons';
import type { RuleEvent } from '@dunmer/shared/rules';

/** The events that fairness and the desk add at either table. */
const BESIDE = {
  SeedDrawn: true,
  PromiseStored: true,
  PromiseGiven: true,
  PromisesPublished: true,
  NonceStored: true,
  NonceGiven: true,
  NoncesPublished: true,
  NonceWaived: true,
  SeedPublished: true,
  DeskNoted: true,
} as const;

// A record, so that a new kind of event does not compile until it is added here.
const BESIDE_TRADE: Readonly<Record<(FairnessEvent | DeskEvent)['type'], true>> = {
  ...BESIDE,
  MatchSealed: true,
  DeckSalted: true,
  RowSalted: true,
  RowSealed: true,
  SaltsPublished: true,
};
const BESIDE_GAME: Readonly<Record<Exclude<SealedGameEvent['type'], GameEvent['type']>, true>> = {
  ...BESIDE,
  GameSealed: true,
  ExchangesPublished: true,
};

const isRuleEvent = (event: MatchEvent): event is RuleEvent => !Object.hasOwn(BESIDE_TRADE, event.type);

/** Returns the events of the rules, in order. */
export const ruleEventsOf = (events: readonly MatchEvent[]): readonly RuleEvent[] =>
  events.filter(isRuleEvent);

const isGameEvent = (event: SealedGameEvent): event is GameEvent => !Object.hasOwn(BESIDE_GAME, event.type);

/** Returns the events of a game at the patrons' table, in order. */
export const gameEventsOf = (events: readonly SealedGameEvent[]): readonly GameEvent[] =>
  events.filter(isGameEvent);
