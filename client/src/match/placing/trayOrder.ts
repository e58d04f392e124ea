// Tray order: the cards at hand sorted, and filtered by what they have and whom they beat.

import { type Card, type Virtue, VIRTUES } from '@dunmer/shared/cards';

export const TRAY_ORDERS = ['deck', 'virtue', 'superiority'] as const;
type TrayOrder = (typeof TRAY_ORDERS)[number];

export interface TrayFilter {
  readonly order: TrayOrder;
  /** The card has all of these virtues. */
  readonly has: readonly Virtue[];
  /** The card overcomes one whose virtues are these (4.2). */
  readonly beats: readonly Virtue[];
  /** The card is shielded from one whose virtues are these (note 4). */
  readonly stands: readonly Virtue[];
}

export const WHOLE_TRAY: TrayFilter = { order: 'deck', has: [], beats: [], stands: [] };

export const isFiltered = ({ has, beats, stands }: TrayFilter): boolean =>
  has.length + beats.length + stands.length > 0;

const includesEvery = (list: readonly Virtue[], wanted: readonly Virtue[]): boolean =>
  wanted.every((virtue) => list.includes(virtue));

const passesTray = (card: Card, { has, beats, stands }: TrayFilter): boolean =>
  includesEvery(card.virtues, has) &&
  includesEvery(card.superiority, beats) &&
  includesEvery(card.protection ?? [], stands);

/** A list of virtues as one number: the first virtue counts most; none comes last. */
const rank = (virtues: readonly Virtue[]): number =>
  virtues.length === 0
    ? VIRTUES.length * 10
    : Math.min(...virtues.map((virtue) => VIRTUES.indexOf(virtue))) * 10 + virtues.length;

const COMPARE: Readonly<Record<TrayOrder, (x: Card, y: Card) => number>> = {
  deck: () => 0,
  virtue: (x, y) => rank(x.virtues) - rank(y.virtues),
  superiority: (x, y) =>
    y.superiority.length - x.superiority.length || rank(x.superiority) - rank(y.superiority),
};

/** The cards to show, in order; equals keep the deck's own order. */
export const inTrayOrder = <T extends { readonly card: Card }>(
  cards: readonly T[],
  filter: TrayFilter,
): readonly T[] =>
  cards
    .filter(({ card }) => passesTray(card, filter))
    .toSorted((x, y) => COMPARE[filter.order](x.card, y.card));
