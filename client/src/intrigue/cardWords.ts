// CardWords: an intrigue card's name, text and window, in the language in use.

import type { CardId } from '@dunmer/shared/cards';
import { cardOf } from '@dunmer/shared/intrigue';
import { describeWindowCard, type IntrigueCard } from '@dunmer/shared/windows';
import { type IntrigueText, useIntrigueText } from './intrigueText.ts';
import { useLang } from '../text/index.ts';
import { frame } from '../net/index.ts';
import { brought } from '../parts/index.ts';

/** Returns all intrigue cards by id, in the order of the rulebook; empty while they are loading. */
export const useIntrigueCards = brought(async () => {
  const { default: list } = await import('@dunmer/shared/windows/data/intrigue.json');
  return frame('intrigueCards', JSON.stringify(list)) ?? [];
});

interface IntrigueWords {
  /** Undefined while the cards are loading. */
  readonly find: (card: CardId) => IntrigueCard | undefined;
  readonly nameOf: (card: CardId) => string;
  /** The same for a copy. */
  readonly nameOfCopy: (copy: string) => string;
  /** Returns what the card does. */
  readonly textOf: (card: CardId) => string;
  /** Returns the head of the card: the window in which it is played. */
  readonly headOf: (card: CardId) => string;
  /** Returns what to remember when playing the card, one sentence each. */
  readonly remindersOf: (card: CardId) => readonly string[];
}

type Reminders = IntrigueText['reminders'];

/** Returns the sentences about IN12 to IN17 that apply to this card. Pure. */
export function remindersOf({ window, attack, choose, lies, until }: IntrigueCard, text: Reminders) {
  const isMost = choose !== undefined && typeof choose.n !== 'number';
  return [
    window === 'action' || window === 'played' ? text[window] : text.window,
    ...(attack === true ? [text.attack] : []),
    ...(choose === undefined ? [] : [isMost ? text.upTo : text.exactly]),
    ...(lies === undefined ? [] : [text.lies]),
    ...(until === undefined ? [] : [text.until]),
    ...(window === 'action' ? [] : [text.sameName]),
  ];
}

function headOf({ window, attack, demanded }: IntrigueCard, text: IntrigueText): string {
  const head = demanded === true ? text.demanded : text.head[window];
  return attack === true ? text.attack(head) : head;
}

/**
 * Returns functions for all words about a card. While the cards are loading, the name is a stand-in and other words are
 * empty.
 */
export function useIntrigueWords(): IntrigueWords {
  const lang = useLang();
  const text = useIntrigueText();
  const cards = useIntrigueCards();
  const find = (id: CardId): IntrigueCard | undefined => cards.get(id);
  const said = (id: CardId, say: (card: IntrigueCard) => string): string => {
    const card = find(id);
    return card === undefined ? '' : say(card);
  };
  const nameOf = (id: CardId): string => find(id)?.name[lang] ?? text.unnamed;
  return {
    find,
    nameOf,
    nameOfCopy: (copy) => nameOf(cardOf(copy)),
    textOf: (id) => said(id, (card) => describeWindowCard(lang, card)),
    headOf: (id) => said(id, (card) => headOf(card, text)),
    remindersOf(id) {
      const card = find(id);
      return card === undefined ? [] : remindersOf(card, text.reminders);
    },
  };
}
