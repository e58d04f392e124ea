// Hand: the groups of a hand: copies of one card together, playable ones first. Pure.

import type { CardId } from '@dunmer/shared/cards';
import { actionAround, cardOf, type PlayableAction } from '@dunmer/shared/intrigue';
import type { HomeView, IntrigueInfo } from '@dunmer/shared/protocol';
import type { IntrigueText } from './intrigueText.ts';

/** The copies of one card in a hand, in the order in which they were drawn. */
export interface HandGroup {
  readonly card: CardId;
  readonly copies: readonly string[];
  /** How the first playable one may be played as an action now; null when none may. */
  readonly playable: PlayableAction | null;
  /** The first one that answers what is asked now (IN19); null when none does. */
  readonly answers: string | null;
}

/** Groups copies by card, in the order in which the first copy of each came. */
export function grouped(copies: readonly string[]): ReadonlyMap<CardId, readonly string[]> {
  const groups = new Map<CardId, string[]>();
  for (const copy of copies) {
    const group = groups.get(cardOf(copy));
    if (group === undefined) groups.set(cardOf(copy), [copy]);
    else group.push(copy);
  }
  return groups;
}

type Held = Pick<IntrigueInfo, 'deck' | 'playable' | 'answers'>;

/**
 * Returns the groups of a hand: cards that answer first, then those that can be played, then the rest, in the order
 * of drawing.
 */
export function handGroups({ deck, playable, answers }: Held): readonly HandGroup[] {
  const groups = [...grouped(deck.own.hand)].map(([card, copies]): HandGroup => ({
    card,
    copies,
    playable: playable.find(({ copy }) => copies.includes(copy)) ?? null,
    answers: answers.find((copy) => copies.includes(copy)) ?? null,
  }));
  const rank = (group: HandGroup): number => (group.answers !== null ? 0 : group.playable !== null ? 1 : 2);
  return groups.toSorted((x, y) => rank(x) - rank(y));
}

/** Returns why an action in the hand can't be played now (IN14); the reason that lasts longest comes first. */
export function waitOf(
  { on, deck }: Pick<IntrigueInfo, 'on' | 'deck'>,
  { me, match, event }: Pick<HomeView, 'me' | 'match' | 'event'>,
): keyof IntrigueText['wait'] {
  if (deck.common.seed !== null) return 'closed';
  if (!on) return 'off';
  if (me.frozen) return 'frozen';
  if (event.paused) return 'paused';
  if (deck.common.surplus.includes(me.person)) return 'surplus';
  if (match !== null) return 'busy';
  return actionAround(deck.common, me.person) === undefined ? 'notNow' : 'open';
}
