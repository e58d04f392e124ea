// What cards do to the game of a contract (PROMISES 5, INTRIGUE 5).

import { never } from '../../lib/index.ts';
import { type Held, isContractEffect, type WindowEffect } from '../../windows/index.ts';
import { type DemandCards, NO_GAME } from '../game.ts';
import { NOBODY, type Party } from '../party.ts';
import type { ContractCards, ContractState, Signed } from '../state.ts';

const NO_CARDS: ContractCards = { play: null, askings: 0, barred: NOBODY };

/** What cards have done in a contract so far. */
export const cardsIn = (state: Signed): ContractCards => state.cards ?? NO_CARDS;

/** The play that waits for an answer in a contract; null if there is none. */
export const openPlayIn = (state: ContractState): ContractCards['play'] =>
  state.at === 'signed' ? cardsIn(state).play : null;

export const withCards = (state: Signed, cards: Partial<ContractCards>): Signed => ({
  ...state,
  cards: { ...cardsIn(state), ...cards },
});

/** Adds to a standing demand what a card has changed about it. */
const alter = (state: Signed, cards: DemandCards): Signed =>
  state.game.at === 'demanded' ? { ...state, game: { ...state.game, ...cards } } : state;

function decline(state: Signed, bars: boolean): Signed {
  const { game } = state;
  if (game.at !== 'proposed' && game.at !== 'demanded') return state;
  const declined = { ...state, game: NO_GAME };
  return bars ? withCards(declined, { barred: { ...cardsIn(state).barred, [game.by]: true } }) : declined;
}

function applyEffect(state: Signed, effect: WindowEffect, rounding: 'floor' | 'ceil' | null): Signed {
  if (!isContractEffect(effect)) return state;
  switch (effect.op) {
    case 'decline':
      return decline(state, effect.bars === true);
    case 'part':
      return alter(state, { part: effect.n });
    case 'rounding':
      return rounding === null ? state : alter(state, { rounding });
    default:
      return never(effect);
  }
}

export interface ContractPlay {
  readonly by: Party;
  readonly card: Held;
  readonly rounding: 'floor' | 'ceil' | null;
}

/** Carries out the effects of a card that was not cancelled, in the order listed (PR12, IN13). */
export function carryOut(
  state: Signed,
  effects: readonly WindowEffect[],
  { card, rounding }: ContractPlay,
): Signed {
  const names = state.game.at === 'demanded' ? (state.game.names ?? []) : [];
  const done = effects.reduce((now, effect) => applyEffect(now, effect, rounding), state);
  return card.kind === 'intrigue' ? alter(done, { names: [...names, card.card] }) : done;
}
