// CardWords: a promise's name, text, and when it is played, in the language in use.

import type { CardId } from '@dunmer/shared/cards';
import type { PersonId, PledgeItem } from '@dunmer/shared/protocol';
import { describeWindowCard, type PledgeCard } from '@dunmer/shared/windows';
import { useLang } from '../text/index.ts';
import { usePledgesText } from './pledgesText.ts';
import { frame } from '../net/index.ts';
import { brought } from '../parts/index.ts';

export type PledgeCards = ReadonlyMap<CardId, PledgeCard>;

/** Returns all promises by id, in the order of the rulebook; empty while they are loading. */
export const usePledgeCards = brought(async () => {
  const { default: list } = await import('@dunmer/shared/windows/data/pledges.json');
  return frame('pledgeCards', JSON.stringify(list)) ?? [];
});

interface PledgeWords {
  readonly cardOf: (card: CardId) => PledgeCard | undefined;
  readonly nameOf: (card: CardId) => string;
  /** Returns what the promise does. */
  readonly textOf: (card: CardId) => string;
  /** Returns when it is played, and with whom. */
  readonly whenOf: (card: CardId) => string;
  /** Returns who promises it. */
  readonly byOf: (item: PledgeItem, reader: PersonId) => string;
  /** Returns the name of the house that gives this promise. */
  readonly houseOf: (card: CardId) => string;
}

/**
 * Returns functions for all words about a promise. While the cards are loading, the name is a stand-in and other
 * words are empty.
 */
export function usePledgeWords(): PledgeWords {
  const lang = useLang();
  const text = usePledgesText();
  const cards = usePledgeCards();
  const cardOf = (id: CardId): PledgeCard | undefined => cards.get(id);
  const said = (id: CardId, say: (card: PledgeCard) => string): string => {
    const card = cardOf(id);
    return card === undefined ? '' : say(card);
  };
  return {
    cardOf,
    nameOf: (id) => cardOf(id)?.name[lang] ?? text.unnamed,
    textOf: (id) => said(id, (card) => describeWindowCard(lang, card)),
    whenOf: (id) =>
      said(id, ({ window, with: other = 'any' }) =>
        [text.when[window], ...(other === 'any' ? [] : [text.withWhom[other]])].join(' '),
      ),
    byOf: ({ owner }, reader) => (owner.person === reader ? text.byMe : text.by(owner.name)),
    houseOf: (id) => said(id, (card) => (card.kind === 'house' ? card.house[lang] : '')),
  };
}
