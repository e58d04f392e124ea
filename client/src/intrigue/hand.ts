// Hand: what lies in a hand, copies of one card told together, what can be played now first. Pure.

import type { CardId } from '@dunmer/shared/cards';
import { actionAround, cardOf, type PlayableAction } from '@dunmer/shared/intrigue';
import type { HomeView, IntrigueInfo } from '@dunmer/shared/protocol';
import type { IntrigueText } from './intrigueText.ts';

/** Copies of one card in a hand, in order of drawing. */
export interface HandGroup {
  readonly card: CardId;
  readonly copies: readonly string[];
  /** How the first of them may be played as an action now; null where it may not. */
  readonly playable: PlayableAction | null;
  /** The first of them that answers what is asked now (IN19); null where none does. */
  readonly answers: string | null;
}

/** Copies of each card, in the order in which the first of them came. */
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

/** What answers stands first, then what can be played, then the rest in order of drawing. */
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

/** Why an action in the hand can't be played now (IN14), as a word of its own; what holds longest comes first. */
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
