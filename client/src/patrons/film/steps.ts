// Steps: turns the log into the steps of the film, each with what its reader may know then, and the cards on the
// table.

import {
  evolveSealedGameView,
  type GameCatalogue,
  type GameCommon,
  NEW_SEALED_GAME,
  type SealedGameView,
  sealedGameViewOf,
  type VisibleSealedGameEvent,
} from '@dunmer/shared/patrons';
import type { CardId } from '@dunmer/shared/cards';
import { sameValue } from '@dunmer/shared/lib';
import { type CopyId, SEATS, type Viewer } from '@dunmer/shared/rules';
import { type Sign, signsOf } from './signs.ts';
import type { InGame } from './told.ts';

export interface Step {
  /** How many events had happened before this step. */
  readonly from: number;
  /** How many events have happened once the step is over. */
  readonly through: number;
  readonly view: SealedGameView;
  /** The table while the step is shown; cards that leave are still on it. */
  readonly board: GameCommon;
  /** The events that the step tells. */
  readonly events: readonly InGame[];
  readonly signs: readonly Sign[];
}

/** Tells whether an ability has come out by itself, without being played or used: the film tells that. */
function comesByItself(catalogue: GameCatalogue, event: Extract<InGame, { type: 'AbilityOut' }>): boolean {
  const { card, ability } = event.entry;
  const when = catalogue.get(card)?.abilities?.[ability]?.when;
  return when !== undefined && when !== 'act';
}

/** Tells whether the film stops at an event. Others happen together with the step before. */
function isShown(
  catalogue: GameCatalogue,
  { viewer, common: { stage } }: SealedGameView,
  event: InGame,
): boolean {
  switch (event.type) {
    case 'PatronsOpened':
    case 'FirstTossed':
    case 'TurnBegun':
    case 'SpellPlayed':
    case 'CardEntered':
    case 'AbilityUsed':
    case 'StrikeDeclared':
    case 'Defended':
    case 'NotDefended':
    case 'AbilitySkipped':
    case 'Wounded':
    case 'Healed':
    case 'Closed':
    case 'Raised':
    case 'TakenOver':
    case 'Left':
    case 'Returned':
    case 'Discarded':
    case 'GameEnded':
    case 'DefaultApplied':
      return true;
    // The players look at their first hands anyway.
    case 'CardsDrawn':
      return stage.at === 'turn';
    case 'DrawCounted':
      return stage.at === 'turn' && event.seat !== viewer;
    case 'Asked':
      return event.asked.seat !== viewer;
    case 'AbilityOut':
      return comesByItself(catalogue, event);
    default:
      return false;
  }
}

/** Tells whether an event leads up to the next one, and is shown with it. */
const leads = (event: InGame): boolean => event.type === 'Paid' || event.type === 'HandExchanged';

const causeOf = (event: InGame): unknown => ('cause' in event ? event.cause : null);

/** Tells whether the next event is what was done for a player who did nothing (PT27). */
const tellsNext = (last: InGame | undefined): boolean => last?.type === 'DefaultApplied';

/**
 * Tells whether an event belongs to the step before: everything that one cause does, both wounds of a strike, the
 * beginning of a turn, a default.
 */
function joins(last: InGame | undefined, event: InGame): boolean {
  if (last === undefined) return false;
  if (tellsNext(last)) return true;
  if (last.type === 'TurnBegun') return event.type === 'CardsDrawn' || event.type === 'DrawCounted';
  if (last.type !== event.type || !('cause' in last)) return false;
  const isFight =
    last.type === 'Wounded' &&
    event.type === 'Wounded' &&
    last.cause.by === 'strike' &&
    event.cause.by === 'strike';
  return isFight || sameValue(last.cause, causeOf(event));
}

const leavesCards = ({ type }: InGame): boolean => type === 'Left';

/** Returns the steps of a log, as its viewer may know them. */
export function gameSteps(
  catalogue: GameCatalogue,
  viewer: Viewer,
  events: readonly VisibleSealedGameEvent[],
): readonly Step[] {
  const steps: Step[] = [];
  let view = sealedGameViewOf(NEW_SEALED_GAME, viewer);
  let led = false;
  events.forEach((event, index) => {
    const before = view;
    view = evolveSealedGameView(view, event);
    const through = index + 1;
    const last = steps.at(-1);
    if (event.type !== 'DeskNoted' && leads(event)) {
      led = true;
      return;
    }
    const isTold = event.type !== 'DeskNoted' && tellsNext(last?.events.at(-1));
    if (event.type === 'DeskNoted' || !(isTold || isShown(catalogue, before, event))) {
      // The event can't join the step before when something that leads up to the next step lies between them.
      if (last === undefined || led) return;
      const stays = last.events.some(leavesCards);
      steps[steps.length - 1] = { ...last, through, view, board: stays ? last.board : view.common };
      return;
    }
    const signs = signsOf(event);
    if (last !== undefined && !led && joins(last.events.at(-1), event)) {
      const board = leavesCards(event) ? last.board : view.common;
      const all = { events: [...last.events, event], signs: [...last.signs, ...signs] };
      steps[steps.length - 1] = { from: last.from, through, view, board, ...all };
      return;
    }
    led = false;
    const board = leavesCards(event) ? before.common : view.common;
    steps.push({ from: index, through, view, board, events: [event], signs });
  });
  return steps;
}

/** Returns the card of each copy that the log has shown so far. */
export function cardsIn(events: readonly VisibleSealedGameEvent[]): ReadonlyMap<CopyId, CardId> {
  const cards = new Map<CopyId, CardId>();
  for (const event of events) {
    if (event.type === 'PatronsOpened')
      for (const seat of SEATS) cards.set(event.patrons[seat].copy, event.patrons[seat].card);
    if ('card' in event && typeof event.card === 'object') cards.set(event.card.copy, event.card.card);
    if ('cards' in event) for (const { copy, card } of event.cards) cards.set(copy, card);
  }
  return cards;
}
