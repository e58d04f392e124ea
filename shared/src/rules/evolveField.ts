// evolveField: how public events change the field, the discards and the public counts.

import type { Conflict, Move, PublicRuleEvent } from './event.ts';
import { type Cell, cellAt } from './cell.ts';
import { evolveWindows } from './evolveWindows.ts';
import { type DeckCard, type Field, type FieldCard, type Half, placeOf } from './field.ts';
import { ofSeat, type Seat, withSeat } from './seat.ts';
import type { Cast, CommonState } from './state.ts';

const faceUp = (card: DeckCard | null): FieldCard | null =>
  card === null ? null : { copy: card.copy, card: card.card, altered: null };

const put = (half: Half, cell: Cell, card: FieldCard): Half => half.with(cell, card);

/** Moves all at once: every card that moves leaves its cell before any arrives. */
function move(field: Field, moves: readonly Move[]): Field {
  const halves = { a: [...field.a], b: [...field.b] };
  for (const { seat, from } of moves) halves[seat][from] = null;
  for (const { seat, from, to } of moves) halves[seat][to] = field[seat][from] ?? null;
  return halves;
}

/** Returns the cards of a half that a round defeats; all of them fought in its front row. */
function fallen(half: Half, conflicts: readonly Conflict[], seat: Seat): readonly FieldCard[] {
  const cards: FieldCard[] = [];
  for (const conflict of conflicts) {
    const card = half[cellAt('front', conflict.column)];
    if (card && ofSeat(conflict, seat).fate === 'defeated') cards.push(card);
  }
  return cards;
}

const without = (half: Half, gone: readonly FieldCard[]): Half =>
  gone.length === 0 ? half : half.map((card) => (card !== null && gone.includes(card) ? null : card));

const discarded = (discard: readonly DeckCard[], gone: readonly FieldCard[]): readonly DeckCard[] =>
  gone.length === 0 ? discard : [...discard, ...gone.map(({ copy, card }) => ({ copy, card }))];

/** Rule 4.3: defeated cards leave together, and their casts end with them, except those with duration `match` (R13). */
function fight(state: CommonState, conflicts: readonly Conflict[]): CommonState {
  const { field, discard, casts } = state;
  const rounds = state.rounds + 1;
  const a = fallen(field.a, conflicts, 'a');
  const b = fallen(field.b, conflicts, 'b');
  if (a.length + b.length === 0) return { ...state, rounds };
  const hasLeft = ({ by }: Cast): boolean => [...a, ...b].some(({ copy }) => copy === by.copy);
  return {
    ...state,
    rounds,
    field: { a: without(field.a, a), b: without(field.b, b) },
    discard: { a: discarded(discard.a, a), b: discarded(discard.b, b) },
    casts: casts.filter((cast) => cast.duration === 'match' || !hasLeft(cast)),
  };
}

function changeValues(field: Field, event: Extract<PublicRuleEvent, { type: 'ValuesChanged' }>): Field {
  const halves = { a: [...field.a], b: [...field.b] };
  for (const { copy, altered } of event.changes) {
    const place = placeOf(field, copy);
    const card = place === null ? null : field[place.seat][place.cell];
    if (place !== null && card)
      halves[place.seat][place.cell] = { copy: card.copy, card: card.card, altered };
  }
  return halves;
}

/** Returns the public state after an event, except for its phase. */
export function evolveField(state: CommonState, event: PublicRuleEvent): CommonState {
  switch (event.type) {
    case 'MatchOpened':
      return { ...state, short: event.short, friendly: event.friendly };
    case 'RowCommitted': {
      const rows = [...state.committed[event.seat], event.row];
      return { ...state, committed: withSeat(state.committed, event.seat, rows) };
    }
    case 'CardsRevealed':
      return {
        ...state,
        revealed: true,
        field: { a: event.field.a.map(faceUp), b: event.field.b.map(faceUp) },
      };
    case 'TossHeld':
      return event.occasion.step === 'placement' ? state : { ...state, tosses: state.tosses + 1 };
    case 'ChoiceDue':
      return { ...state, choices: event.choice.id };
    case 'AbilityCast': {
      const cast = { by: event.by, targets: event.targets, duration: event.duration };
      return { ...state, casts: [...state.casts, cast] };
    }
    case 'PlayCast': {
      const { by, targets, effects } = event;
      return { ...state, casts: [...state.casts, { by, targets, duration: 'match', effects }] };
    }
    case 'CardsSwapped':
    case 'CardsAdvanced':
      return { ...state, field: move(state.field, event.moves) };
    case 'ValuesChanged':
      return { ...state, field: changeValues(state.field, event) };
    case 'CreatureSummoned': {
      // R8: the card is face up at once. Its own reveal abilities are not in the list, which was made earlier.
      const half = put(state.field[event.seat], event.cell, {
        copy: event.copy,
        card: event.card,
        altered: null,
      });
      return {
        ...state,
        field: withSeat(state.field, event.seat, half),
        summons: [...state.summons, event.by],
      };
    }
    case 'RoundFought':
      return fight(state, event.conflicts);
    case 'InitiativeSettled':
    case 'AbilityPassed':
    case 'TargetChosen':
    case 'SummonsBegun':
    case 'SummonDeclined':
    case 'SummonPassed':
    case 'MatchCounted':
    case 'MatchConceded':
    case 'MatchAwarded':
    case 'MatchVoided':
    case 'ClaimClosed':
    case 'PriceClaimed':
    case 'PriceWaived':
    case 'DefaultApplied':
    case 'SeatPassed':
      return state;
    case 'WindowsOpened':
    case 'HoldingChanged':
    case 'StopBegun':
    case 'SeatAsked':
    case 'StopEnded':
    case 'AheadSaid':
    case 'CardPlayed':
    case 'PlaySettled':
    case 'PlayWorked':
    case 'TieTaken':
    case 'PotDivided':
      return { ...state, windows: evolveWindows(state.windows, event) };
  }
}
