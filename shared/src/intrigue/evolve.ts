// evolve: makes every change of the deck. It never refuses and never draws; the public part is not even given the
// secrets.

import type { TraderId } from '../windows/index.ts';
import type { DeckEvent, PublicDeckEvent } from './event.ts';
import { evolveActions } from './evolveActions.ts';
import { type DeckCommon, type DeckSecret, type DeckState, type DeckVault, NO_SECRET } from './state.ts';

const without = (copies: readonly string[], gone: readonly string[]): readonly string[] =>
  copies.filter((copy) => !gone.includes(copy));

/** Returns how many cards an event brings into which hands. */
function broughtBy(event: PublicDeckEvent): readonly (readonly [TraderId, number])[] {
  switch (event.type) {
    case 'CardDrawn':
    case 'SpentRetrieved':
      return [[event.who, 1]];
    case 'CardsSpent':
      return [[event.who, -event.copies.length]];
    case 'ActionPlayed':
    case 'CancelPlayed':
    case 'CardPlayedAt':
      return [[event.who, -1]];
    case 'CardsTaken':
      return [
        [event.from, -event.n],
        [event.by, event.n],
      ];
    default:
      return [];
  }
}

function evolveHands(hands: DeckCommon['hands'], event: PublicDeckEvent): DeckCommon['hands'] {
  const brought = broughtBy(event);
  if (brought.length === 0) return hands;
  const next = { ...hands };
  for (const [trader, n] of brought) next[trader] = (next[trader] ?? 0) + n;
  return next;
}

/** Returns the copies that an event spends, the newest last. */
function spentBy(event: PublicDeckEvent): readonly string[] {
  switch (event.type) {
    case 'CardsSpent':
    case 'CancelsCounted':
      return event.copies;
    case 'ActionEnded':
      return event.lies === null ? [event.copy] : [];
    case 'PlayedCardSpent':
    case 'FrontSpent':
      return [event.copy];
    default:
      return [];
  }
}

function evolveSpent(spent: readonly string[], event: PublicDeckEvent): readonly string[] {
  if (event.type === 'PileSealed') return event.copies;
  if (event.type === 'PileShuffled') return [];
  if (event.type === 'SpentRetrieved') return without(spent, [event.copy]);
  const more = spentBy(event);
  return more.length === 0 ? spent : [...spent, ...more];
}

function evolveFronts(fronts: DeckCommon['fronts'], event: PublicDeckEvent): DeckCommon['fronts'] {
  if (event.type === 'FrontSpent') return fronts.filter(({ copy }) => copy !== event.copy);
  if (event.type === 'ActionEnded' && event.lies !== null)
    return [...fronts, { copy: event.copy, before: event.lies }];
  return fronts;
}

/** Returns the public state without changes of actions and of where copies lie. */
function evolveRest(state: DeckCommon, event: PublicDeckEvent): DeckCommon {
  switch (event.type) {
    case 'PileSealed': {
      const { event: name, commitment, packs } = event;
      return { ...state, sealed: { event: name, commitment, packs } };
    }
    case 'WordSaid':
      return { ...state, word: event.word };
    case 'PileShuffled':
      return { ...state, shuffle: event.k, place: 0, pile: event.size };
    case 'SeedOpened':
      return { ...state, seed: event.seed };
    case 'RingBegun':
      return { ...state, ring: event.ring, order: event.order };
    case 'TraderJoined':
    case 'TraderRuined':
      return { ...state, order: event.order };
    case 'CardDrawn':
      return { ...state, place: event.place + 1, pile: state.pile - 1 };
    case 'AudienceOpened':
      return { ...state, audience: { who: event.who, bought: [] } };
    case 'AudienceClosed':
      return { ...state, audience: null };
    case 'DrawBought':
      return state.audience === null
        ? state
        : { ...state, audience: { ...state.audience, bought: [...state.audience.bought, event.who] } };
    case 'SurplusBegun':
      return { ...state, surplus: [...state.surplus, event.who] };
    case 'SurplusEnded':
      return { ...state, surplus: state.surplus.filter((who) => who !== event.who) };
    case 'CardPlayedAt': {
      const { who, copy, where } = event;
      return { ...state, table: [...state.table, { who, copy, where }] };
    }
    case 'PlayedCardSpent':
      return { ...state, table: state.table.filter(({ copy }) => copy !== event.copy) };
    case 'AnswerAsked':
    case 'DropAsked':
      return { ...state, askings: event.asking };
    default:
      return state;
  }
}

/** Returns the public state after a public event. */
export function evolveCommon(state: DeckCommon, event: PublicDeckEvent): DeckCommon {
  const rest = evolveRest(state, event);
  const hands = evolveHands(state.hands, event);
  const spent = evolveSpent(state.spent, event);
  const fronts = evolveFronts(state.fronts, event);
  const actions = evolveActions(state.actions, event);
  const isSame =
    hands === state.hands && spent === state.spent && fronts === state.fronts && actions === state.actions;
  return isSame ? rest : { ...rest, hands, spent, fronts, actions };
}

const withoutKey = <T>(record: Readonly<Record<string, T>>, key: string): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(record).filter(([one]) => one !== key));

/** Returns a trader's secret state after an event that this trader sees. */
export function evolveSecret(state: DeckSecret, trader: TraderId, event: DeckEvent): DeckSecret {
  switch (event.type) {
    case 'CardCame':
      return { ...state, hand: [...state.hand, event.copy] };
    case 'CardsMoved':
      if (event.by === trader) return { ...state, hand: [...state.hand, ...event.copies] };
      return event.from === trader ? { ...state, hand: without(state.hand, event.copies) } : state;
    case 'CardsSpent':
      return event.who === trader ? { ...state, hand: without(state.hand, event.copies) } : state;
    case 'SpentRetrieved':
      return event.who === trader ? { ...state, hand: [...state.hand, event.copy] } : state;
    case 'ActionPlayed':
    case 'CancelPlayed':
    case 'CardPlayedAt':
      return event.who === trader ? { ...state, hand: without(state.hand, [event.copy]) } : state;
    case 'DropChosen':
      return { ...state, dropping: { ...state.dropping, [event.id]: event.copies } };
    case 'DropEnded':
    case 'ActionEnded':
      return Object.hasOwn(state.dropping, event.id)
        ? { ...state, dropping: withoutKey(state.dropping, event.id) }
        : state;
    default:
      return state;
  }
}

/** Returns what only the server keeps, after an event. */
function evolveVault(state: DeckVault, event: DeckEvent): DeckVault {
  if (event.type === 'SeedDrawn') return { ...state, seed: event.seed };
  return event.type === 'PileOrdered' ? { ...state, order: event.order } : state;
}

/** Returns the traders whose secrets a public event may change, so that no others are looked at. */
function touchedBy(event: PublicDeckEvent, state: DeckState): readonly TraderId[] {
  if (event.type === 'DropEnded' || event.type === 'ActionEnded') return Object.keys(state.secret);
  return broughtBy(event).map(([trader]) => trader);
}

function withSecrets(state: DeckState, traders: readonly TraderId[], event: DeckEvent): DeckState['secret'] {
  const { secret } = state;
  const changed = traders.flatMap((trader) => {
    const before = secret[trader] ?? NO_SECRET;
    const after = evolveSecret(before, trader, event);
    return after === before ? [] : [[trader, after] as const];
  });
  return changed.length === 0 ? secret : { ...secret, ...Object.fromEntries(changed) };
}

/** Returns the whole state after an event: the public part, the part of each trader who sees it, and the server's. */
export function evolveDeck(state: DeckState, event: DeckEvent): DeckState {
  switch (event.to) {
    case 'everyone':
      return {
        ...state,
        common: evolveCommon(state.common, event),
        secret: withSecrets(state, touchedBy(event, state), event),
      };
    case 'trader':
      return { ...state, secret: withSecrets(state, [event.trader], event) };
    case 'server':
      return { ...state, vault: evolveVault(state.vault, event) };
  }
}

/** Returns the state after all of `events`, in order. */
export const evolveDeckAll = (state: DeckState, events: readonly DeckEvent[]): DeckState =>
  events.reduce(evolveDeck, state);
