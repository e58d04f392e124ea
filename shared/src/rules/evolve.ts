// evolve: makes every change. It never refuses and never tosses; the public part is not even given the secrets.

import { assert } from '../lib/index.ts';
import type { Held } from '../windows/index.ts';
import { isPublic, type PublicRuleEvent, type RuleEvent, type SecretRuleEvent } from './event.ts';
import { evolveField } from './evolveField.ts';
import { type DeckCard, EMPTY_HALF } from './field.ts';
import { evolvePhase } from './evolvePhase.ts';
import { layingCells } from './placement.ts';
import { ofSeat, type Seat, withSeat } from './seat.ts';
import type { CommonState, MatchState, SecretState } from './state.ts';
import { NEW_WINDOWS_SECRET, type Shown } from './windowsState.ts';

/** Returns the public state after a public event. */
export function evolveCommon(state: CommonState, event: PublicRuleEvent): CommonState {
  const phase = evolvePhase(state, event);
  const moved = evolveField(state, event);
  return phase === moved.phase ? moved : { ...moved, phase };
}

/** Moves the cards that are laid from the deck to their cells. */
function lay(
  state: SecretState,
  { row, cells }: Extract<SecretRuleEvent, { type: 'RowPlaced' }>,
): SecretState {
  const covered = layingCells(row);
  const laid = [...state.laid];
  const deck: DeckCard[] = [];
  for (const card of state.deck) {
    const nth = cells.indexOf(card.copy);
    const cell = nth < 0 ? undefined : covered[nth];
    if (cell === undefined) deck.push(card);
    else laid[cell] = card;
  }
  const count = cells.filter((copy) => copy !== null).length;
  assert(deck.length + count === state.deck.length, 'what is laid is of the deck');
  return { ...state, laid, deck };
}

function withoutPlayed(state: SecretState, { key }: Held): SecretState {
  const windows = state.windows ?? NEW_WINDOWS_SECRET;
  return { ...state, windows: { ...windows, hand: windows.hand.filter((held) => held.key !== key) } };
}

function shown(state: SecretState, what: Shown): SecretState {
  const windows = state.windows ?? NEW_WINDOWS_SECRET;
  return { ...state, windows: { ...windows, shown: [...windows.shown, what] } };
}

/** Returns a seat's secret state after an event that this seat sees. */
export function evolveSecret(state: SecretState, seat: Seat, event: RuleEvent): SecretState {
  switch (event.type) {
    case 'DeckTaken':
      return { ...state, deck: event.deck };
    case 'DecksCounted':
      return { ...state, sizes: event.sizes };
    case 'RowPlaced':
      return lay(state, event);
    case 'CellsSeen':
      return { ...state, seen: event.cells };
    case 'CardsRevealed':
      return { ...state, laid: EMPTY_HALF };
    case 'CreaturesOffered':
      return { ...state, offered: event.creatures };
    case 'CreatureSummoned':
      return event.seat === seat
        ? { ...state, offered: [], deck: state.deck.filter((card) => card.copy !== event.copy) }
        : state;
    case 'HandTaken':
      return { ...state, windows: { ...(state.windows ?? NEW_WINDOWS_SECRET), hand: event.hand } };
    case 'CardPlayed':
      return event.seat === seat ? withoutPlayed(state, event.held) : state;
    case 'CardsShown':
      return shown(state, { by: event.by, cards: event.cards });
    case 'SummonDeclined':
      return state.offered.length === 0 ? state : { ...state, offered: [] };
    default:
      return state;
  }
}

/** Returns the whole state after an event: the public part, and the part of each seat that sees the event. */
export function evolve(state: MatchState, event: RuleEvent): MatchState {
  if (isPublic(event)) {
    const common = evolveCommon(state.common, event);
    const a = evolveSecret(state.secret.a, 'a', event);
    const b = evolveSecret(state.secret.b, 'b', event);
    return { common, secret: a === state.secret.a && b === state.secret.b ? state.secret : { a, b } };
  }
  return evolveSeat(state, event);
}

function evolveSeat(state: MatchState, event: SecretRuleEvent): MatchState {
  const secret = evolveSecret(ofSeat(state.secret, event.to), event.to, event);
  return { common: state.common, secret: withSeat(state.secret, event.to, secret) };
}

/** Returns the state after all of `events`, in order. */
export const evolveAll = (state: MatchState, events: readonly RuleEvent[]): MatchState =>
  events.reduce(evolve, state);
