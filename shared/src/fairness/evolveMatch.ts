// evolveMatch: all change of a sealed match, each event in the part of its audience.

import { never } from '../lib/index.ts';
import { evolve, type MatchState, withSeat } from '../rules/index.ts';
import { evolveDesk } from './desk.ts';
import { deskAfter } from './deskAfter.ts';
import type { FairnessEvent, MatchEvent } from './event.ts';
import type { SealedMatch, Seals, Vault } from './state.ts';

type SealEvent = Extract<FairnessEvent, { to: 'everyone' }>;
type VaultEvent = Extract<FairnessEvent, { to: 'server' }>;

const SEAL_EVENTS: Readonly<Record<SealEvent['type'], true>> = {
  MatchSealed: true,
  PromiseGiven: true,
  PromisesPublished: true,
  NonceGiven: true,
  NoncesPublished: true,
  NonceWaived: true,
  RowSealed: true,
  SaltsPublished: true,
  SeedPublished: true,
};

/** Whether an event changes what everyone knows of the seals. */
export const isSealEvent = (event: MatchEvent): event is SealEvent => Object.hasOwn(SEAL_EVENTS, event.type);

/** What everyone knows of the seals after a public event. */
export function evolveSeals(seals: Seals, event: SealEvent): Seals {
  switch (event.type) {
    case 'MatchSealed': {
      const { match, commitment, decks, bots } = event;
      return { ...seals, match, commitment, decks, bots };
    }
    case 'PromiseGiven':
      return { ...seals, promised: withSeat(seals.promised, event.seat, true) };
    case 'PromisesPublished':
      return { ...seals, promises: event.promises };
    case 'NonceGiven':
      return { ...seals, opened: withSeat(seals.opened, event.seat, true) };
    case 'NoncesPublished':
      return { ...seals, nonces: event.nonces };
    case 'NonceWaived':
      return { ...seals, waived: [...seals.waived, { seat: event.seat, by: event.by }] };
    case 'RowSealed': {
      const { seat, row, commitment } = event;
      return { ...seals, rows: [...seals.rows, { seat, row, commitment }] };
    }
    case 'SaltsPublished':
      return { ...seals, salts: event.salts };
    case 'SeedPublished':
      return { ...seals, seed: event.seed };
    default:
      return never(event);
  }
}

function evolveVault(vault: Vault, event: VaultEvent): Vault {
  switch (event.type) {
    case 'SeedDrawn':
      return { ...vault, seed: event.seed };
    case 'PromiseStored': {
      const { seat, promise } = event;
      const promised = withSeat(vault.promised, seat, vault.promised[seat] + 1);
      return { ...vault, promises: withSeat(vault.promises, seat, promise), promised };
    }
    case 'NonceStored':
      return { ...vault, nonces: withSeat(vault.nonces, event.seat, event.nonce) };
    case 'RowSalted': {
      const { seat, row, salt } = event;
      return { ...vault, salts: [...vault.salts, { seat, row, salt }] };
    }
    default:
      return never(event);
  }
}

/** The match with what the rules make of it, and its desk after that. */
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

/** The whole match after an event. Never refuses, never draws. */
export function evolveMatch(state: SealedMatch, event: MatchEvent): SealedMatch {
  if (isSealEvent(event)) return withSeals(state, evolveSeals(state.seals, event));
  switch (event.type) {
    case 'SeedDrawn':
    case 'PromiseStored':
    case 'NonceStored':
    case 'RowSalted':
      return { ...state, vault: evolveVault(state.vault, event) };
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

/** The match after all of `events`, in order. */
export const evolveMatchAll = (state: SealedMatch, events: readonly MatchEvent[]): SealedMatch =>
  events.reduce(evolveMatch, state);
