// Answers to actions (IN19, IN20): who is asked, cancels that hit each other, and how the action goes on after them.

import { present } from '../../lib/index.ts';
import type { TraderId } from '../../windows/index.ts';
import type { DeckTraderCommand } from '../command.ts';
import type { AnsweredBy } from '../event.ts';
import { type Action, type Asked, type Cancel, handSize } from '../state.ts';
import { carryOut, endAction } from './effects.ts';
import { DONE, refuse, type Refused, type Run } from './run.ts';

function ask(run: Run, id: string, who: TraderId): void {
  run.emit({ type: 'AnswerAsked', to: 'everyone', id, asking: run.common.askings + 1, who });
}

/**
 * IN19: asks the next trader who is to be asked and has a card in hand; if there is none, the action takes effect at
 * once.
 */
export function askNext(run: Run, id: string): void {
  const action = present(run.action(id), 'the action is open');
  const next = action.toAsk.find((trader) => handSize(run.common, trader) > 0);
  if (next === undefined) carryOut(run, id);
  else ask(run, id, next);
}

/**
 * Spends the cancels, the last one first. If pile and spent are both empty, the first one spent becomes the pile at
 * once (IN4), before the next is spent; it gets an event of its own, so that the log shows this.
 */
function spendCancels(run: Run, id: string, cancels: readonly Cancel[]): void {
  const { pile, spent } = run.common;
  const copies = cancels.map(({ copy }) => copy).toReversed();
  const alone = pile === 0 && spent.length === 0 ? 1 : 0;
  for (const part of [copies.slice(0, alone), copies.slice(alone)])
    if (part.length > 0) run.emit({ type: 'CancelsCounted', to: 'everyone', id, copies: part });
}

/** IN20: ends the cancels. Each cancel that stands undoes the one before it, so an even number leaves the play. */
function countCancels(run: Run, { id, cancels }: Action): void {
  spendCancels(run, id, cancels);
  if (cancels.length % 2 === 1) endAction(run, id, 'cancelled');
  else askNext(run, id);
}

/** IN20: asks the trader whom the last cancel hits; nobody else may answer it. */
function askAboutCancel(run: Run, id: string): void {
  const action = present(run.action(id), 'the action is open');
  const hit = action.cancels.length % 2 === 1 ? action.who : action.answering;
  if (hit !== null && handSize(run.common, hit) > 0) ask(run, id, hit);
  else countCancels(run, action);
}

/** Returns the open action that asks this trader with this number; otherwise the refusal. */
function askedBy(run: Run, who: TraderId, asking: number): Refused<Action & { readonly asked: Asked }> {
  for (const action of run.common.actions) {
    const { asked } = action;
    if (asked?.who === who)
      return asked.asking === asking
        ? { ok: true, value: { ...action, asked } }
        : refuse({ code: 'asking-closed' });
  }
  return refuse({ code: 'not-asked' });
}

export function cancel(run: Run, command: Extract<DeckTraderCommand, { type: 'cancel' }>): Refused {
  const { who, copy } = command;
  const action = askedBy(run, who, command.asking);
  if (!action.ok) return action;
  if (!run.hand(who).includes(copy)) return refuse({ code: 'not-in-hand', copy });
  if (run.rules(copy).window !== 'played') return refuse({ code: 'wrong-window' });
  if (run.facts.isPaused) return refuse({ code: 'event-paused' });
  if (run.facts.frozen.has(who)) return refuse({ code: 'frozen' });
  if (run.hasSurplus(who)) return refuse({ code: 'surplus' });
  const { id } = action.value;
  run.emit({ type: 'CancelPlayed', to: 'everyone', id, who, copy });
  askAboutCancel(run, id);
  return DONE;
}

/** IN19: a trader passes, by a command or by silence. */
export function passAnswer(run: Run, who: TraderId, asking: number, by: AnsweredBy): Refused {
  const action = askedBy(run, who, asking);
  if (!action.ok) return action;
  if (run.facts.isPaused) return refuse({ code: 'event-paused' });
  const { id } = action.value;
  run.emit({ type: 'AnswerPassed', to: 'everyone', id, who, by });
  countCancels(run, present(run.action(id), 'the action is open'));
  return DONE;
}

/** Removes a ruined trader from open actions: others go on without them, and their own ends without effect. */
export function closeRuined(run: Run, who: TraderId): void {
  for (const { id } of run.common.actions) {
    const action = present(run.action(id), 'the action is open');
    if (action.who === who) {
      spendCancels(run, id, action.cancels);
      endAction(run, id, 'ruined');
    } else if (action.asked?.who === who) {
      run.emit({ type: 'AnswerPassed', to: 'everyone', id, who, by: 'referee' });
      countCancels(run, present(run.action(id), 'the action is open'));
    }
  }
}
