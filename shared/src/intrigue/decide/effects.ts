// The effects of actions (INTRIGUE 5), in order. What answers have used up is no longer there: the rest is done
// (IN14).

import { never, present } from '../../lib/index.ts';
import { type ActionEffect, isActionEffect, type TraderId } from '../../windows/index.ts';
import { inInitiative } from '../around.ts';
import { lotOf } from '../draws.ts';
import { type Action, handSize } from '../state.ts';
import type { Run } from './run.ts';

/** IN10: whether cards may touch a trader's hand. They may not if the trader has a surplus or no longer trades. */
const isWithinReach = (run: Run, trader: TraderId): boolean => run.trades(trader) && !run.hasSurplus(trader);

function draw(run: Run, traders: readonly TraderId[], n: number): void {
  for (const trader of traders) if (isWithinReach(run, trader)) run.draw(trader, n);
}

function exchange(run: Run, { who, chosen }: Action): void {
  const hand = run.hand(who);
  const copies = chosen.filter((copy) => hand.includes(copy));
  if (copies.length === 0 || !isWithinReach(run, who)) return;
  run.emit({ type: 'CardsSpent', to: 'everyone', who, copies, why: 'exchange' });
  run.draw(who, copies.length);
}

function look(run: Run, { id, who, chosen }: Action): void {
  for (const of of chosen) {
    if (!isWithinReach(run, of)) continue;
    run.emit({ type: 'HandSeen', to: 'trader', trader: who, of, copies: run.hand(of) });
    run.emit({ type: 'HandLookedAt', to: 'everyone', id, by: who, of });
  }
}

/** Takes cards by lots that follow from the command that played the action. */
function take(run: Run, { id, who, chosen }: Action, most: number): void {
  for (const from of chosen) {
    const hand = [...run.hand(from)];
    const n = Math.min(most, hand.length);
    if (n === 0 || !isWithinReach(run, from) || !isWithinReach(run, who)) continue;
    const copies = Array.from({ length: n }, (_, i) =>
      present(hand.splice(lotOf(run.sources, id, i, hand.length), 1)[0], 'the lot is of the hand'),
    );
    for (const trader of [from, who])
      run.emit({ type: 'CardsMoved', to: 'trader', trader, by: who, from, copies });
    run.emit({ type: 'CardsTaken', to: 'everyone', id, by: who, from, n });
  }
}

function retrieve(run: Run, { who, chosen }: Action): void {
  for (const copy of chosen)
    if (run.common.spent.includes(copy) && isWithinReach(run, who))
      run.emit({ type: 'SpentRetrieved', to: 'everyone', who, copy });
}

function remove(run: Run, { chosen }: Action): void {
  for (const { copy, before } of run.common.fronts)
    if (chosen.includes(copy)) run.emit({ type: 'FrontSpent', to: 'everyone', copy, before, why: 'removed' });
}

/** Asks all at once to drop. If nobody within reach holds a card, nothing is dropped. */
function drop(run: Run, { id, chosen }: Action, n: number, effect: number): void {
  const traders = inInitiative(run.common, chosen).filter(
    (trader) => isWithinReach(run, trader) && handSize(run.common, trader) > 0,
  );
  if (traders.length === 0) return;
  const asking = run.common.askings + 1;
  run.emit({ type: 'DropAsked', to: 'everyone', id, asking, effect, n, traders });
}

function carryOutEffect(run: Run, action: Action, effect: ActionEffect, index: number): void {
  switch (effect.op) {
    case 'draw':
      return draw(
        run,
        effect.each === undefined ? [action.who] : inInitiative(run.common, action.chosen),
        effect.n,
      );
    case 'exchange':
      return exchange(run, action);
    case 'look':
      return look(run, action);
    case 'take':
      return take(run, action, effect.n);
    case 'drop':
      return drop(run, action, effect.n, index);
    case 'retrieve':
      return retrieve(run, action);
    case 'remove':
      return remove(run, action);
    // This works by lying in a front.
    case 'limit':
      return undefined;
    default:
      return never(effect);
  }
}

/** Returns the trader before whom the card lies from now on; null if it is spent. */
function liesBefore(run: Run, { who, copy, chosen }: Action): TraderId | null {
  const { lies } = run.rules(copy);
  const before = lies === 'own' ? who : lies === 'theirs' ? (chosen[0] ?? null) : null;
  return before !== null && run.trades(before) ? before : null;
}

/** IN13, IN20: ends an action: its card is spent or goes to a front. A cancelled card has no effect and is spent. */
export function endAction(run: Run, id: string, how: 'done' | 'cancelled' | 'ruined'): void {
  const action = present(run.action(id), 'the action is open');
  const lies = how === 'done' ? liesBefore(run, action) : null;
  run.emit({ type: 'ActionEnded', to: 'everyone', id, copy: action.copy, how, lies });
}

/** Carries out the effects that are left, in the order listed, up to one that asks. */
export function carryOut(run: Run, id: string): void {
  const { copy, next } = present(run.action(id), 'the action is open');
  const { effects } = run.rules(copy);
  for (const [index, effect] of effects.entries()) {
    if (index < next) continue;
    const action = present(run.action(id), 'the action is open');
    if (isActionEffect(effect)) carryOutEffect(run, action, effect, index);
    if (run.action(id)?.drop !== null) return;
  }
  endAction(run, id, 'done');
}
