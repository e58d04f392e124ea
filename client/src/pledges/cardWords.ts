// CardWords: what a promise is called, says, and when it is played, in the language in use.

import type { CardId } from '@dunmer/shared/cards';
import type { PersonId, PledgeItem } from '@dunmer/shared/protocol';
import { describeWindowCard, type PledgeCard } from '@dunmer/shared/windows';
import { useLang } from '../text/index.ts';
import { usePledgesText } from './pledgesText.ts';
import { frame } from '../net/index.ts';
import { brought } from '../parts/index.ts';

export type PledgeCards = ReadonlyMap<CardId, PledgeCard>;

/** All promises by their ids, in the order of the rulebook; none as long as they are on their way. */
export const usePledgeCards = brought(async () => {
  const { default: list } = await import('@dunmer/shared/windows/data/pledges.json');
  return frame('pledgeCards', JSON.stringify(list)) ?? [];
});

interface PledgeWords {
  readonly cardOf: (card: CardId) => PledgeCard | undefined;
  readonly nameOf: (card: CardId) => string;
  /** What it does. */
  readonly textOf: (card: CardId) => string;
  /** When it is played, and with whom. */
  readonly whenOf: (card: CardId) => string;
  /** Who promises it. */
  readonly byOf: (item: PledgeItem, reader: PersonId) => string;
  /** How a house is called, by the promise that it gives. */
  readonly houseOf: (card: CardId) => string;
}

/** Everything that is said of a promise; the name alone stands in, as long as its words are on their way. */
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
