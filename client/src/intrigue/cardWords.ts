// CardWords: what an intrigue card is called, says, and when it is played, in the language in use.

import type { CardId } from '@dunmer/shared/cards';
import { cardOf } from '@dunmer/shared/intrigue';
import { describeWindowCard, type IntrigueCard } from '@dunmer/shared/windows';
import { type IntrigueText, useIntrigueText } from './intrigueText.ts';
import { useLang } from '../text/index.ts';
import { frame } from '../net/index.ts';
import { brought } from '../parts/index.ts';

/** All intrigue cards by their ids, in the order of the rulebook; none as long as they are on their way. */
export const useIntrigueCards = brought(async () => {
  const { default: list } = await import('@dunmer/shared/windows/data/intrigue.json');
  return frame('intrigueCards', JSON.stringify(list)) ?? [];
});

interface IntrigueWords {
  /** Undefined while it is on its way. */
  readonly find: (card: CardId) => IntrigueCard | undefined;
  readonly nameOf: (card: CardId) => string;
  /** The same of a copy. */
  readonly nameOfCopy: (copy: string) => string;
  /** What it does. */
  readonly textOf: (card: CardId) => string;
  /** Its head: the window in which it is played. */
  readonly headOf: (card: CardId) => string;
  /** What one has to remember of how it is played, a sentence each. */
  readonly remindersOf: (card: CardId) => readonly string[];
}

type Reminders = IntrigueText['reminders'];

/** IN12 to IN17, as far as this card has to do with them. Pure. */
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

/** Everything that is said of a card; the name alone stands in, as long as its words are on their way. */
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
