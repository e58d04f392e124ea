// `drop` (INTRIGUE 5): all chosen traders choose at the same time cards to spend; who doesn't choose spends the
// newest in hand.

import { present } from '../../lib/index.ts';
import type { TraderId } from '../../windows/index.ts';
import type { AnsweredBy } from '../event.ts';
import { type Action, type Drop, NO_SECRET } from '../state.ts';
import { carryOut } from './effects.ts';
import { chosenOf } from './hands.ts';
import { DONE, refuse, type Refused, type Run } from './run.ts';

type Dropping = Action & { readonly drop: Drop };

const isDropping = (action: Action): action is Dropping => action.drop !== null;

/** Returns the action that asks this trader to drop with this number; otherwise the refusal. */
function droppingOf(run: Run, who: TraderId, asking: number): Refused<Dropping> {
  const action = run.common.actions.filter(isDropping).find(({ drop }) => drop.waiting.includes(who));
  if (action === undefined) return refuse({ code: 'not-asked' });
  return action.drop.asking === asking ? { ok: true, value: action } : refuse({ code: 'asking-closed' });
}

/** Returns the cards that a trader spends: those they chose and still have, and otherwise the newest. */
function dropped(run: Run, { id, drop }: Dropping, trader: TraderId): readonly string[] {
  if (run.hasSurplus(trader) || !run.trades(trader)) return [];
  const hand = run.hand(trader);
  const chosen = (run.state.secret[trader] ?? NO_SECRET).dropping[id] ?? [];
  const there = chosen.filter((copy) => hand.includes(copy));
  const others = hand.filter((copy) => !there.includes(copy)).toReversed();
  const copies = [...there, ...others].slice(0, drop.n);
  return hand.filter((copy) => copies.includes(copy));
}

/** Once all have chosen, spends all their cards at once, and goes on with the action. */
function dropWhereAllHaveChosen(run: Run, id: string): void {
  const action = present(run.action(id), 'the action is open');
  if (!isDropping(action) || action.drop.waiting.length > 0) return;
  const all = action.drop.traders.map((who) => ({ who, copies: dropped(run, action, who) }));
  run.emit({ type: 'DropEnded', to: 'everyone', id });
  for (const { who, copies } of all)
    if (copies.length > 0) run.emit({ type: 'CardsSpent', to: 'everyone', who, copies, why: 'drop' });
  carryOut(run, id);
}

function answer(run: Run, id: string, who: TraderId, by: AnsweredBy): void {
  run.emit({ type: 'DropAnswered', to: 'everyone', id, who, by });
  dropWhereAllHaveChosen(run, id);
}

export interface DropChoice {
  readonly who: TraderId;
  readonly asking: number;
  readonly copies: readonly string[];
}

export function chooseDrop(run: Run, { who, asking, copies }: DropChoice): Refused {
  const action = droppingOf(run, who, asking);
  if (!action.ok) return action;
  if (run.facts.isPaused) return refuse({ code: 'event-paused' });
  if (run.hasSurplus(who)) return refuse({ code: 'surplus' });
  const hand = run.hand(who);
  const { id, drop } = action.value;
  const chosen = chosenOf(hand, copies, Math.min(drop.n, hand.length));
  if (!chosen.ok) return chosen;
  run.emit({ type: 'DropChosen', to: 'trader', trader: who, id, copies });
  answer(run, id, who, 'trader');
  return DONE;
}

export function dropForThem(run: Run, who: TraderId, asking: number, by: AnsweredBy): Refused {
  const action = droppingOf(run, who, asking);
  if (!action.ok) return action;
  if (run.facts.isPaused) return refuse({ code: 'event-paused' });
  answer(run, action.value.id, who, by);
  return DONE;
}

/** Answers for a ruined trader, so that nobody waits for them. */
export function dropWithoutRuined(run: Run, who: TraderId): void {
  for (const action of run.common.actions.filter(isDropping))
    if (action.drop.waiting.includes(who)) answer(run, action.id, who, 'referee');
}
