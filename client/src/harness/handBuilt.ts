// handBuilt: a table whose cards and events a test writes by hand; each card has a single property.

import type { Card, Catalogue } from '@dunmer/shared/cards';
import type { VisibleEvent } from '@dunmer/shared/fairness';
import type { AbilityRef, Altered, CopyId, DeckCard, Mark } from '@dunmer/shared/rules';

type Facts = Omit<Card, 'id' | 'name' | 'rarity' | 'traits'>;

const card = (id: string, ru: string, en: string, facts: Facts): Card => ({
  id,
  name: { ru, en },
  rarity: 'standard',
  traits: [],
  ...facts,
});

const CARDS: readonly Card[] = [
  card('guard', 'Страж', 'Guard', { virtues: ['strength'], superiority: ['wisdom'] }),
  card('pilgrim', 'Странник', 'Pilgrim', { virtues: ['wisdom'], superiority: ['cunning'] }),
  card('idol', 'Идол', 'Idol', { virtues: [], superiority: [] }),
  card('trader', 'Торговка', 'Trader', { virtues: ['wealth'], superiority: ['power', 'strength'] }),
  card('governor', 'Наместник', 'Governor', { virtues: ['power'], superiority: [], protection: ['cunning'] }),
  card('thief', 'Вор', 'Thief', {
    virtues: ['cunning'],
    superiority: ['power'],
    abilities: [
      {
        timing: 'reveal',
        initiative: 3,
        in: 'front',
        target: { where: 'front', side: 'enemy', pick: 'one' },
        effects: [{ op: 'remove', aspect: 'virtues', virtues: ['wealth'] }],
      },
    ],
  }),
  card('herald', 'Глашатай', 'Herald', {
    virtues: ['power', 'wisdom'],
    superiority: ['wealth'],
    abilities: [
      {
        timing: 'static',
        target: { where: 'front', side: 'own' },
        effects: [{ op: 'grant', aspect: 'protection', virtues: ['power'] }],
      },
    ],
  }),
  card('conjurer', 'Заклинатель', 'Conjurer', {
    virtues: ['wisdom'],
    superiority: ['strength'],
    abilities: [{ timing: 'summon', initiative: 2 }],
  }),
  card('scamp', 'Скамп', 'Scamp', { virtues: ['strength'], superiority: [] }),
];

export const CATALOGUE: Catalogue = new Map(CARDS.map((one) => [one.id, one]));
export const CARD_LIST = CARDS;

const row = (seat: 'a' | 'b', ids: readonly (string | null)[]): readonly (DeckCard | null)[] =>
  ids.map((id, at) => (id === null ? null : { copy: `${seat}${at}`, card: id }));

/** Seat a is above. By column: a guard faces a pilgrim, an idol a trader, a governor a thief. */
const FIELD = {
  a: row('a', ['guard', 'idol', 'governor', 'conjurer', null, 'herald']),
  b: row('b', ['pilgrim', 'trader', 'thief', 'guard', 'conjurer', null]),
};

const ref = (copy: CopyId, id: string): AbilityRef => ({ copy, card: id, ability: 0 });
export const THIEF = ref('b2', 'thief');
export const HERALD = ref('a5', 'herald');
export const CONJURER = ref('a3', 'conjurer');

/** Returns the altered values of a card, and the marks behind them. */
export const altered = (facts: Partial<Altered>, marks: readonly Mark[] = []): Altered => ({
  virtues: [],
  superiority: [],
  protection: [],
  silenced: false,
  ...facts,
  marks,
});

export const OPENED: readonly VisibleEvent[] = [
  {
    type: 'MatchSealed',
    to: 'everyone',
    match: 'hand-built',
    commitment: 'aa'.repeat(32),
    decks: { a: 'bb'.repeat(32), b: 'cc'.repeat(32) },
    bots: [],
  },
  { type: 'MatchOpened', to: 'everyone', short: { a: false, b: false }, order: 'together', friendly: false },
];

export const REVEALED: readonly VisibleEvent[] = [
  ...OPENED,
  { type: 'CardsRevealed', to: 'everyone', field: FIELD, pending: [] },
];
