// Look: how an owner views a deck: sorted, filtered, and against a rival card.

import { type Card, type CardId, type Lang, RARITIES, type Virtue, VIRTUES } from '@dunmer/shared/cards';
import { beatsAsPrinted, type Printed } from '@dunmer/shared/rules';

/** A rival: a card, or any card with these icons. */
export interface Rival extends Printed {
  readonly card: CardId | null;
  readonly protection: readonly Virtue[];
}

interface Duel {
  readonly rivalFalls: boolean;
  readonly cardFalls: boolean;
}

export const duelOf = (card: Printed, rival: Printed): Duel => ({
  rivalFalls: beatsAsPrinted(card, rival),
  cardFalls: beatsAsPrinted(rival, card),
});

export type DuelEnd = 'wins' | 'loses' | 'bothFall' | 'bothStand';

export const endOf = ({ rivalFalls, cardFalls }: Duel): DuelEnd =>
  rivalFalls ? (cardFalls ? 'bothFall' : 'wins') : cardFalls ? 'loses' : 'bothStand';

/** The orders in which the cards of a deck can be shown. */
export const SORTS = ['own', 'name', 'rarity', 'initiative', 'virtue', 'superiority'] as const;
type Sort = (typeof SORTS)[number];

/** Which cards to show against a rival, by the outcome. */
export const OUTCOMES = ['all', 'beats', 'stands', 'falls'] as const;
type Outcome = (typeof OUTCOMES)[number];

export interface Look {
  readonly sort: Sort;
  /** The card has all of these virtues; `none`: it has no virtue. */
  readonly has: readonly Virtue[] | 'none';
  /** The card overcomes all of these. */
  readonly beats: readonly Virtue[];
  /** The card is protected from all of these. */
  readonly shields: readonly Virtue[];
  readonly rival: Rival | null;
  readonly outcome: Outcome;
}

export const PLAIN_LOOK: Look = {
  sort: 'own',
  has: [],
  beats: [],
  shields: [],
  rival: null,
  outcome: 'all',
};

/** Tells whether nothing differs from the defaults, so that there is nothing to reset. */
export const isPlain = ({ sort, has, beats, shields, rival, outcome }: Look): boolean =>
  sort === 'own' && outcome === 'all' && has.length + beats.length + shields.length === 0 && rival === null;

const includesEvery = (list: readonly Virtue[], wanted: readonly Virtue[]): boolean =>
  wanted.every((virtue) => list.includes(virtue));

const OUTCOME: Readonly<Record<Outcome, (duel: Duel) => boolean>> = {
  all: () => true,
  beats: ({ rivalFalls }) => rivalFalls,
  stands: ({ cardFalls }) => !cardFalls,
  falls: ({ cardFalls }) => cardFalls,
};

const passes = (card: Card, { has, beats, shields, rival, outcome }: Look): boolean =>
  (has === 'none' ? card.virtues.length === 0 : includesEvery(card.virtues, has)) &&
  includesEvery(card.superiority, beats) &&
  includesEvery(card.protection ?? [], shields) &&
  (rival === null || OUTCOME[outcome](duelOf(card, rival)));

/** Returns a list of virtues as one number for sorting: the first virtue counts most; cards without any come last. */
const rank = (virtues: readonly Virtue[]): number =>
  virtues.length === 0
    ? VIRTUES.length * 10
    : Math.min(...virtues.map((virtue) => VIRTUES.indexOf(virtue))) * 10 + virtues.length;

/** Returns the smallest initiative of a card's abilities; cards with only static ones come last. */
const initiativeOf = ({ abilities = [] }: Card): number =>
  Math.min(...abilities.map((each) => (each.timing === 'static' ? Infinity : each.initiative)), 100);

const COMPARE: Readonly<Record<Sort, (x: Card, y: Card, lang: Lang) => number>> = {
  own: () => 0,
  name: (x, y, lang) => x.name[lang].localeCompare(y.name[lang], lang),
  rarity: (x, y) => RARITIES.indexOf(y.rarity) - RARITIES.indexOf(x.rarity),
  initiative: (x, y) => initiativeOf(x) - initiativeOf(y),
  virtue: (x, y) => rank(x.virtues) - rank(y.virtues),
  superiority: (x, y) =>
    y.superiority.length - x.superiority.length || rank(x.superiority) - rank(y.superiority),
};

/** Returns the cards to show, sorted; equal cards keep their order. */
export const shownOf = <T extends { readonly card: Card }>(
  items: readonly T[],
  look: Look,
  lang: Lang,
): readonly T[] =>
  items.filter(({ card }) => passes(card, look)).toSorted((x, y) => COMPARE[look.sort](x.card, y.card, lang));
