// evolveField: how public events change the field, the discards and what counts beside them.

import type { Conflict, Move, PublicRuleEvent } from './event.ts';
import type { Cell } from './cell.ts';
import {
  cardsOn,
  type CopyId,
  type DeckCard,
  type Field,
  type FieldCard,
  type Half,
  placeOf,
} from './field.ts';
import { withSeat } from './seat.ts';
import type { CommonState } from './state.ts';

const faceUp = (card: DeckCard | null): FieldCard | null =>
  card === null ? null : { copy: card.copy, card: card.card, altered: null };

const put = (half: Half, cell: Cell, card: FieldCard): Half => half.with(cell, card);

/** All moves at once: every mover leaves its cell before any arrives. */
function move(field: Field, moves: readonly Move[]): Field {
  const halves = { a: [...field.a], b: [...field.b] };
  for (const { seat, from } of moves) halves[seat][from] = null;
  for (const { seat, from, to } of moves) halves[seat][to] = field[seat][from] ?? null;
  return halves;
}

function defeatedIn(conflicts: readonly Conflict[]): readonly CopyId[] {
  const defeated: CopyId[] = [];
  for (const { a, b } of conflicts) {
    if (a.fate === 'defeated') defeated.push(a.copy);
    if (b.fate === 'defeated') defeated.push(b.copy);
  }
  return defeated;
}

const cardsOf = (half: Half, copies: readonly CopyId[]): readonly DeckCard[] =>
  cardsOn(half)
    .filter(({ copy }) => copies.includes(copy))
    .map(({ copy, card }) => ({ copy, card }));

const without = (half: Half, copies: readonly CopyId[]): Half =>
  half.map((card) => (card !== null && copies.includes(card.copy) ? null : card));

/** Rule 4.3: the defeated leave together, and what they cast ends with them, duration `match` aside. */
function fight(state: CommonState, conflicts: readonly Conflict[]): CommonState {
  const { field, discard, casts } = state;
  const rounds = state.rounds + 1;
  const left = defeatedIn(conflicts);
  if (left.length === 0) return { ...state, rounds };
  return {
    ...state,
    rounds,
    field: { a: without(field.a, left), b: without(field.b, left) },
    discard: {
      a: [...discard.a, ...cardsOf(field.a, left)],
      b: [...discard.b, ...cardsOf(field.b, left)],
    },
    casts: casts.filter((cast) => cast.duration === 'match' || !left.includes(cast.by.copy)),
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

/** The public state after an event, its phase aside. */
export function evolveField(state: CommonState, event: PublicRuleEvent): CommonState {
  switch (event.type) {
    case 'MatchOpened':
      return { ...state, short: event.short };
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
    case 'CardsSwapped':
    case 'CardsAdvanced':
      return { ...state, field: move(state.field, event.moves) };
    case 'ValuesChanged':
      return { ...state, field: changeValues(state.field, event) };
    case 'CreatureSummoned': {
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
    case 'PriceClaimed':
    case 'PriceWaived':
    case 'DefaultApplied':
      return state;
  }
}
