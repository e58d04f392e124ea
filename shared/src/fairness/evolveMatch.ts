// evolveMatch: every change of a sealed match, each event in the part of its audience.

import { evolve, type MatchState, withSeat } from '../rules/index.ts';
import { evolveDesk } from './desk.ts';
import { deskAfter } from './deskAfter.ts';
import type { FairnessEvent, MatchEvent } from './event.ts';
import { evolveFairSeals, evolveFairVault, isFairSealEvent } from './evolveFair.ts';
import type { SealedMatch, Seals } from './state.ts';

type SealEvent = Extract<FairnessEvent, { to: 'everyone' }>;

/** Whether an event changes the public seals. */
export const isSealEvent = (event: MatchEvent): event is SealEvent =>
  isFairSealEvent(event) ||
  event.type === 'MatchSealed' ||
  event.type === 'RowSealed' ||
  event.type === 'SaltsPublished';

/** Returns the public seals after a public event. */
export function evolveSeals(seals: Seals, event: SealEvent): Seals {
  switch (event.type) {
    case 'MatchSealed': {
      const { match, commitment, decks, bots } = event;
      return { ...seals, match, commitment, decks, bots };
    }
    case 'RowSealed': {
      const { seat, row, commitment } = event;
      return { ...seals, rows: [...seals.rows, { seat, row, commitment }] };
    }
    case 'SaltsPublished':
      return { ...seals, salts: event.salts };
    default:
      return evolveFairSeals(seals, event);
  }
}

/** Returns the match with the rules' new state, and with the desk that follows from it. */
export function withRules(state: SealedMatch, rules: MatchState): SealedMatch {
  const { seals } = state;
  const before = { common: state.rules.common, seals };
  return { ...state, rules, desk: deskAfter(state.desk, before, { common: rules.common, seals }) };
}

function withSeals(state: SealedMatch, seals: Seals): SealedMatch {
  const { common } = state.rules;
  const before = { common, seals: state.seals };
  return { ...state, seals, desk: deskAfter(state.desk, before, { common, seals }) };
}

/** Returns the whole match after an event. Never refuses, never draws. */
export function evolveMatch(state: SealedMatch, event: MatchEvent): SealedMatch {
  if (isSealEvent(event)) return withSeals(state, evolveSeals(state.seals, event));
  switch (event.type) {
    case 'SeedDrawn':
    case 'PromiseStored':
    case 'NonceStored':
      return { ...state, vault: evolveFairVault(state.vault, event) };
    case 'RowSalted': {
      const { seat, row, salt } = event;
      return { ...state, vault: { ...state.vault, salts: [...state.vault.salts, { seat, row, salt }] } };
    }
    case 'DeckSalted': {
      const { salt, copies } = event;
      return { ...state, deckSeals: withSeat(state.deckSeals, event.to, { salt, copies }) };
    }
    case 'DeskNoted':
      return { ...state, desk: evolveDesk(state.desk, event.note) };
    default:
      return withRules(state, evolve(state.rules, event));
  }
}

/** Returns the match after all of `events`, in order. */
export const evolveMatchAll = (state: SealedMatch, events: readonly MatchEvent[]): SealedMatch =>
  events.reduce(evolveMatch, state);
