// Around an action (IN14, IN21): its player and the traders it names, until it has ended.

import type { TraderId } from '../windows/index.ts';
import type { DeckFacts } from './facts.ts';
import type { Action, DeckCommon } from './state.ts';

/**
 * IN21: returns the action that is open around a trader, who opens no match and plays no other; undefined if there is
 * none.
 */
export const actionAround = ({ actions }: DeckCommon, trader: TraderId): Action | undefined =>
  actions.find(({ who, named }) => who === trader || named.includes(trader));

/** Whether somebody trades and is in the initiative: a trader who joins enters it, and one who is ruined leaves it. */
export const isTrading = ({ order }: DeckCommon, { traders }: DeckFacts, trader: TraderId): boolean =>
  traders.includes(trader) && order.includes(trader);

/**
 * IN14: returns whether a trader may be named: not in a match, not frozen, without a surplus, and without an open
 * action around them. It is a function of one trader, so that asking it of a whole event takes one look-up for each
 * and no search.
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

/** Returns these traders in order of initiative. */
export const inInitiative = ({ order }: DeckCommon, traders: readonly TraderId[]): readonly TraderId[] =>
  order.filter((trader) => traders.includes(trader));
