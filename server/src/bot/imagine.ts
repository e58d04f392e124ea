// Imagining: a whole match that a view may be of. What is hidden is drawn, and nothing is known of it but its size.

import type { Rarity } from '@dunmer/shared/cards';
import {
  cardsOn,
  type DeckCard,
  type MatchState,
  otherSeat,
  type SecretState,
  withSeat,
} from '@dunmer/shared/rules';
import { type Chance, shuffled } from './chance.ts';
import type { Known, Lore } from './lore.ts';
import type { SeatView } from './mind.ts';

/** How often a trader is thought to have all standard cards: everybody began with them (rule 7). */
const ALIKE = 0.8;
const DEALT: Readonly<Record<Rarity, number>> = { standard: 4, uncommon: 3, rare: 2, unique: 1 };
const STEPS = 1000;

/** Cards drawn by how often they are met, no two alike while there are enough. */
function drawn(cards: readonly Known[], count: number, chance: Chance): readonly Known[] {
  const ranked = cards
    .map((known) => ({ known, rank: ((chance.below(STEPS) + 1) / STEPS) ** (1 / DEALT[known.card.rarity]) }))
    .toSorted((x, y) => y.rank - x.rank);
  return ranked.slice(0, count).map(({ known }) => known);
}

/** Cards that a trader may have who owns `count` more than those that were seen. */
export function drawHidden(
  lore: Lore,
  seen: readonly DeckCard[],
  count: number,
  chance: Chance,
): readonly Known[] {
  const ids = new Set(seen.map(({ card }) => card));
  const unseen = lore.cards.filter(({ card }) => !ids.has(card.id));
  const isAlike = chance.below(STEPS) < ALIKE * STEPS;
  const standard = isAlike ? unseen.filter(({ card }) => card.rarity === 'standard') : [];
  const known = shuffled(chance, standard).slice(0, count);
  const others = unseen.filter((each) => !known.includes(each));
  const cards = [...known, ...drawn(others, count - known.length, chance)];
  // An event with few cards: what is missing is a second copy of what there is.
  while (cards.length < count) cards.push(...drawn(lore.cards, count - cards.length, chance));
  return cards;
}

/** Copies of imagined cards; their ids are nobody's. */
export const imagined = (cards: readonly Known[]): readonly DeckCard[] =>
  cards.map(({ card }, i) => ({ copy: `imagined ${i}`, card: card.id }));

/** How many cards of the other trader this seat has not seen. */
function hiddenCount({ viewer, common, own }: SeatView): number {
  const other = otherSeat(viewer);
  return Math.max(0, own.sizes[other] - cardsOn(common.field[other]).length - common.discard[other].length);
}

/** The whole match with this secret of the other seat. */
function withHidden(view: SeatView, secret: SecretState): MatchState {
  const { viewer, common, own } = view;
  return { common, secret: withSeat({ a: own, b: own }, otherSeat(viewer), secret) };
}

/** A match after the reveal that this view may be of: the other's deck is drawn. */
export function imagine(lore: Lore, view: SeatView, chance: Chance): MatchState {
  const { viewer, common, own } = view;
  const other = otherSeat(viewer);
  const seen = [...cardsOn(common.field[other]), ...common.discard[other]];
  const deck = imagined(drawHidden(lore, seen, hiddenCount(view), chance));
  return withHidden(view, { deck, laid: [], sizes: own.sizes, seen: [], offered: [] });
}
