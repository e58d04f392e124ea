// EventCodes: every event that leaves the server, and every note of the desk: what is not among them does not compile.

import type { VisibleEvent } from '@dunmer/shared/fairness';
import type { DeskNote } from '../../../shared/src/fairness/desk.ts';

type All<T extends string> = Readonly<Record<T, true>>;

/** That leave the server. */
const events: All<VisibleEvent['type']> = {
  MatchOpened: true,
  DeckTaken: true,
  DecksCounted: true,
  RowPlaced: true,
  RowCommitted: true,
  CellsSeen: true,
  CardsRevealed: true,
  TossHeld: true,
  InitiativeSettled: true,
  AbilityCast: true,
  CardsSwapped: true,
  AbilityPassed: true,
  ValuesChanged: true,
  ChoiceDue: true,
  TargetChosen: true,
  SummonsBegun: true,
  CreaturesOffered: true,
  CreatureSummoned: true,
  SummonDeclined: true,
  SummonPassed: true,
  SummonLacked: true,
  RoundFought: true,
  CardsAdvanced: true,
  MatchCounted: true,
  PriceClaimed: true,
  PriceWaived: true,
  MatchConceded: true,
  MatchAwarded: true,
  MatchVoided: true,
  ClaimClosed: true,
  DefaultApplied: true,
  WindowsOpened: true,
  HandTaken: true,
  HoldingChanged: true,
  StopBegun: true,
  SeatAsked: true,
  SeatPassed: true,
  StopEnded: true,
  AheadSaid: true,
  CardPlayed: true,
  PlaySettled: true,
  PlayCast: true,
  PlayWorked: true,
  CardsShown: true,
  TieTaken: true,
  PotDivided: true,
  MatchSealed: true,
  DeckSalted: true,
  PromiseGiven: true,
  PromisesPublished: true,
  NonceGiven: true,
  NoncesPublished: true,
  NonceWaived: true,
  RowSealed: true,
  SaltsPublished: true,
  SeedPublished: true,
  DeskNoted: true,
};

/** Of the desk. */
const notes: All<DeskNote['act']> = {
  paused: true,
  resumed: true,
  extended: true,
  nudged: true,
  called: true,
  callClosed: true,
  defaultAnnounced: true,
  defaultStopped: true,
  opened: true,
  decksOpened: true,
  linkMade: true,
  unbound: true,
  settledAgain: true,
};

export const EVENTS = Object.keys(events);
export const NOTES = Object.keys(notes);
