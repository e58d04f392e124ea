// Which actions a trader may play now, and what each can choose (IN14 to IN16). Used to decide and to show.

import { err, ok, type Result } from '../lib/index.ts';
import type { IntrigueRules, TraderId } from '../windows/index.ts';
import { actionAround, isTrading, nameable } from './around.ts';
import { cardOf, type DeckCards } from './copies.ts';
import type { DeckFacts } from './facts.ts';
import { isInFull } from './inFull.ts';
import type { DeckRefusal } from './refusal.ts';
import { handSize } from './state.ts';
import type { DeckView } from './view.ts';

/** What can be chosen with a card, and how many. */
export interface Choices {
  readonly from: readonly string[];
  readonly atLeast: number;
  readonly atMost: number;
}

const NOTHING: Choices = { from: [], atLeast: 0, atMost: 0 };

/** IN14, IN16: returns what a card could choose, as far as its player knows. */
function candidates(view: DeckView, facts: DeckFacts, who: TraderId, copy: string, rules: IntrigueRules) {
  const { common, own } = view;
  const { choose, attack } = rules;
  switch (choose?.what) {
    case 'trader': {
      const mayBeNamed = nameable(common, facts);
      return facts.traders.filter(
        (trader) => trader !== who && mayBeNamed(trader) && handSize(common, trader) >= (choose.cards ?? 0),
      );
    }
    case 'hand':
      return own.hand.filter((one) => one !== copy);
    case 'spent':
      return common.spent;
    case 'front': {
      const mayBeNamed = nameable(common, facts);
      return common.fronts
        .filter(({ before }) => (before === who ? attack === undefined : mayBeNamed(before)))
        .map((front) => front.copy);
    }
    case undefined:
      return [];
  }
}

function choicesOf(view: DeckView, facts: DeckFacts, who: TraderId, copy: string, rules: IntrigueRules) {
  if (rules.choose === undefined) return NOTHING;
  const { n } = rules.choose;
  const from = candidates(view, facts, who, copy, rules);
  return typeof n === 'number' ? { from, atLeast: n, atMost: n } : { from, atLeast: 0, atMost: n.upTo };
}

/** IN14: returns why this trader can't play any action now; null if they can. */
function hindrance({ common }: DeckView, facts: DeckFacts, who: TraderId): DeckRefusal | null {
  if (facts.isPaused) return { code: 'event-paused' };
  if (!isTrading(common, facts, who)) return { code: 'not-trading', who };
  if (facts.busy.has(who)) return { code: 'busy' };
  if (facts.frozen.has(who)) return { code: 'frozen' };
  if (common.surplus.includes(who)) return { code: 'surplus' };
  return actionAround(common, who) === undefined ? null : { code: 'play-open' };
}

function isChoice({ from, atLeast, atMost }: Choices, chosen: readonly string[]): boolean {
  const isCount = chosen.length >= atLeast && chosen.length <= atMost;
  return isCount && new Set(chosen).size === chosen.length && chosen.every((one) => from.includes(one));
}

export interface ActionPlay {
  readonly who: TraderId;
  readonly copy: string;
  readonly chosen: readonly string[];
}

/** Returns the rules of a card that may be played as an action now, or why it may not. */
function playable(
  cards: DeckCards,
  view: DeckView,
  facts: DeckFacts,
  { who, copy }: Pick<ActionPlay, 'who' | 'copy'>,
): Result<{ readonly rules: IntrigueRules; readonly choices: Choices }, DeckRefusal> {
  if (!view.own.hand.includes(copy)) return err({ code: 'not-in-hand', copy });
  const rules = cards.get(cardOf(copy));
  if (rules?.window !== 'action') return err({ code: 'wrong-window' });
  const hindered = hindrance(view, facts, who);
  if (hindered !== null) return err(hindered);
  const choices = choicesOf(view, facts, who, copy, rules);
  return choices.from.length < choices.atLeast ? err({ code: 'nothing-there' }) : ok({ rules, choices });
}

/** Checks a play by the trader who sees this view; returns the rules of its card, or the first reason against it. */
export function checkAction(
  cards: DeckCards,
  view: DeckView,
  facts: DeckFacts,
  play: ActionPlay,
): Result<IntrigueRules, DeckRefusal> {
  const found = playable(cards, view, facts, play);
  if (!found.ok) return found;
  const { rules, choices } = found.value;
  if (!isChoice(choices, play.chosen)) return err({ code: 'bad-choice' });
  return isInFull(view.common, { ...play, rules }) ? ok(rules) : err({ code: 'not-in-full' });
}

/** A card in hand that can be played as an action now. */
export interface PlayableAction extends Choices {
  readonly copy: string;
}

/**
 * Whether some choice of a card can be applied in full. Fewer choices are enough: choosing more never makes less
 * necessary.
 */
function someIsInFull(view: DeckView, who: TraderId, rules: IntrigueRules, { from, atLeast }: Choices) {
  const tries = atLeast === 1 ? from.map((one) => [one]) : [from.slice(0, atLeast)];
  return tries.some((chosen) => isInFull(view.common, { who, rules, chosen }));
}

/** Returns how many may be chosen so that the card can still be applied in full. */
function mostInFull(view: DeckView, who: TraderId, rules: IntrigueRules, choices: Choices): number {
  const { from, atLeast, atMost } = choices;
  const inFull = (n: number) => isInFull(view.common, { who, rules, chosen: from.slice(0, n) });
  let most = atMost;
  while (most > atLeast && !inFull(most)) most -= 1;
  return most;
}

/**
 * Returns the actions that the viewer may play now, and what each card can choose. It needs nothing from others'
 * hands.
 */
export function playableActions(
  cards: DeckCards,
  view: DeckView,
  facts: DeckFacts,
): readonly PlayableAction[] {
  const { viewer, own } = view;
  if (viewer === null || !facts.isOn || view.common.seed !== null) return [];
  return own.hand.flatMap((copy) => {
    const found = playable(cards, view, facts, { who: viewer, copy });
    if (!found.ok) return [];
    const { rules, choices } = found.value;
    if (!someIsInFull(view, viewer, rules, choices)) return [];
    return [{ copy, ...choices, atMost: mostInFull(view, viewer, rules, choices) }];
  });
}
