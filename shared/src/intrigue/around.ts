// Around an action (IN14, IN21): its player and whom it names, until it has ended.

import type { TraderId } from '../windows/index.ts';
import type { DeckFacts } from './facts.ts';
import type { Action, DeckCommon } from './state.ts';

/** IN21: the action that is open around a trader; undefined where none is. They open no match and play no other. */
export const actionAround = ({ actions }: DeckCommon, trader: TraderId): Action | undefined =>
  actions.find(({ who, named }) => who === trader || named.includes(trader));

/** Whether somebody trades, and has come into the initiative: who joins does, and who is ruined leaves it. */
export const isTrading = ({ order }: DeckCommon, { traders }: DeckFacts, trader: TraderId): boolean =>
  traders.includes(trader) && order.includes(trader);

/**
 * IN14: who is in a match, frozen, with a surplus, or with an open action around them, can't be named. Asked of a whole
 * event, each trader is looked up and nobody searched for.
 */
export function nameable(
  { order, surplus, actions }: DeckCommon,
  { traders, busy, frozen }: DeckFacts,
): (trader: TraderId) => boolean {
  const inOrder = new Set(order);
  const trading = new Set(traders.filter((trader) => inOrder.has(trader)));
  const hindered = new Set([...surplus, ...actions.flatMap(({ who, named }) => [who, ...named])]);
  return (trader) => trading.has(trader) && !busy.has(trader) && !frozen.has(trader) && !hindered.has(trader);
}

/** These traders in order of initiative. */
export const inInitiative = ({ order }: DeckCommon, traders: readonly TraderId[]): readonly TraderId[] =>
  order.filter((trader) => traders.includes(trader));
