// Hands: keeping cards of a surplus (IN10), showing (IN11), an organiser's look (IN26), ruin (IN25).

import type { TraderId } from '../../windows/index.ts';
import type { DeckStaffCommand, DeckTraderCommand } from '../command.ts';
import { limitOf } from '../limit.ts';
import { closeRuined } from './answers.ts';
import { DONE, refuse, type Refused, type Run } from './run.ts';

/** Refuses a choice from a hand unless it is `n` different copies that are there. */
export function chosenOf(hand: readonly string[], copies: readonly string[], n: number): Refused {
  const missing = copies.find((copy) => !hand.includes(copy));
  if (missing !== undefined) return refuse({ code: 'not-in-hand', copy: missing });
  const isChoice = copies.length === n && new Set(copies).size === n;
  return isChoice ? DONE : refuse({ code: 'bad-choice' });
}

/** IN10: keeps as many cards as the limit allows, and spends the rest face up. */
export function keep(run: Run, who: TraderId, copies: readonly string[]): Refused {
  if (!run.hasSurplus(who)) return refuse({ code: 'no-surplus' });
  const hand = run.hand(who);
  const chosen = chosenOf(hand, copies, limitOf(run.cards, run.common, who));
  if (!chosen.ok) return chosen;
  const rest = hand.filter((copy) => !copies.includes(copy));
  run.emit({ type: 'CardsSpent', to: 'everyone', who, copies: rest, why: 'surplus' });
  return DONE;
}

/** IN10: for a trader who doesn't choose, spends the newest in hand. */
export const keepOldest = (run: Run, who: TraderId): Refused =>
  keep(run, who, run.hand(who).slice(0, limitOf(run.cards, run.common, who)));

export function show(run: Run, command: Extract<DeckTraderCommand, { type: 'show' }>): Refused {
  const { who, copies, shownTo } = command;
  if (run.hasSurplus(who)) return refuse({ code: 'surplus' });
  const chosen = chosenOf(run.hand(who), copies, Math.max(copies.length, 1));
  if (!chosen.ok) return chosen;
  if (shownTo === null) {
    run.emit({ type: 'CardsShown', to: 'everyone', by: who, copies });
    return DONE;
  }
  if (shownTo === who || !run.trades(shownTo)) return refuse({ code: 'not-trading', who: shownTo });
  for (const trader of [who, shownTo])
    run.emit({ type: 'CardsShownTo', to: 'trader', trader, by: who, shownTo, copies });
  return DONE;
}

/** IN26: an organiser looks at a hand, and its holder reads of it. */
export function openHand(run: Run, { who, reason }: Extract<DeckStaffCommand, { type: 'openHand' }>) {
  run.emit({ type: 'HandOpened', to: 'trader', trader: who, reason });
  return DONE;
}

/**
 * IN25: ruins a trader, whose hand and front are spent. Refuses while they are in a match: the ruin comes at its end
 * (PR25).
 */
export function ruin(run: Run, { who, reason }: Extract<DeckStaffCommand, { type: 'ruin' }>): Refused {
  if (run.facts.busy.has(who)) return refuse({ code: 'busy' });
  const order = run.common.order.filter((trader) => trader !== who);
  run.emit({ type: 'TraderRuined', to: 'everyone', who, reason, order });
  for (const { copy, before } of run.common.fronts)
    if (before === who) run.emit({ type: 'FrontSpent', to: 'everyone', copy, before, why: 'ruin' });
  const copies = run.hand(who);
  if (copies.length > 0) run.emit({ type: 'CardsSpent', to: 'everyone', who, copies, why: 'ruin' });
  closeRuined(run, who);
  return DONE;
}
