// GameCodes: every event of the patrons' table that leaves the server, and every refusal; one that is missing here does
// not compile.

import type { GameRefusal } from '@dunmer/shared/patrons';
import type { VisibleSealedGameEvent } from '../../../shared/src/patrons/sealed/view.ts';

type All<T extends string> = Readonly<Record<T, true>>;

/** The events that leave the server, except those of any table. */
const events: All<Exclude<VisibleSealedGameEvent['type'], keyof typeof OF_ANY_TABLE>> = {
  GameSealed: true,
  PatronChosen: true,
  PatronSealed: true,
  PatronsOpened: true,
  FirstTossed: true,
  PileShuffled: true,
  CardsDrawn: true,
  DrawCounted: true,
  HandExchanged: true,
  ExchangeCounted: true,
  CoinGained: true,
  TurnBegun: true,
  MainBegun: true,
  Paid: true,
  SpellPlayed: true,
  CardEntered: true,
  AbilityUsed: true,
  AbilitiesQueued: true,
  AbilityOut: true,
  AbilityDone: true,
  AbilitySkipped: true,
  Asked: true,
  Chosen: true,
  StrikeDeclared: true,
  Defended: true,
  NotDefended: true,
  Wounded: true,
  Healed: true,
  Closed: true,
  Raised: true,
  RaisesEnded: true,
  TakenOver: true,
  Left: true,
  Returned: true,
  Discarded: true,
  TurnEnding: true,
  TurnEnded: true,
  DefaultApplied: true,
  GameEnded: true,
  ExchangesPublished: true,
};

const OF_ANY_TABLE = {
  PromiseGiven: true,
  PromisesPublished: true,
  NonceGiven: true,
  NoncesPublished: true,
  NonceWaived: true,
  SeedPublished: true,
  DeskNoted: true,
} as const;

const refusals: All<GameRefusal['code']> = {
  over: true,
  moment: true,
  stale: true,
  patron: true,
  card: true,
  closed: true,
  weak: true,
  target: true,
  coins: true,
};

export const GAME_EVENTS = Object.keys(events);
/** The refusals, in the order in which they are checked. */
export const GAME_REFUSALS = Object.keys(refusals);
