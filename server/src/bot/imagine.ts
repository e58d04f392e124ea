// Imagine: draws a whole match that fits a view. Hidden cards are drawn knowing only their number.

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

/** How often a trader is assumed to have all standard cards; everybody began with them (rule 7). */
const ALIKE = 0.8;
const DEALT: Readonly<Record<Rarity, number>> = { standard: 4, uncommon: 3, rare: 2, unique: 1 };
const STEPS = 1000;

/** Draws cards by how often they are met, all different while there are enough. */
function drawn(cards: readonly Known[], count: number, chance: Chance): readonly Known[] {
  const ranked = cards
    .map((known) => ({ known, rank: ((chance.below(STEPS) + 1) / STEPS) ** (1 / DEALT[known.card.rarity]) }))
    .toSorted((x, y) => y.rank - x.rank);
  return ranked.slice(0, count).map(({ known }) => known);
}

/** Draws `count` cards that a trader may have beside those that were seen. */
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
  // In an event with few cards, the rest are second copies.
  while (cards.length < count) cards.push(...drawn(lore.cards, count - cards.length, chance));
  return cards;
}

/** Makes copies of imagined cards; nobody has their ids. */
export const imagined = (cards: readonly Known[]): readonly DeckCard[] =>
  cards.map(({ card }, i) => ({ copy: `imagined ${i}`, card: card.id }));

/** How many of the other trader's cards this seat has not seen. */
function hiddenCount({ viewer, common, own }: SeatView): number {
  const other = otherSeat(viewer);
  return Math.max(0, own.sizes[other] - cardsOn(common.field[other]).length - common.discard[other].length);
}

/** The whole match with this secret state in the other seat. */
function withHidden(view: SeatView, secret: SecretState): MatchState {
  const { viewer, common, own } = view;
  return { common, secret: withSeat({ a: own, b: own }, otherSeat(viewer), secret) };
}

/** A match after the reveal that fits this view; the other's deck is drawn. */
export function imagine(lore: Lore, view: SeatView, chance: Chance): MatchState {
  const { viewer, common, own } = view;
  const other = otherSeat(viewer);
  const seen = [...cardsOn(common.field[other]), ...common.discard[other]];
  const deck = imagined(drawHidden(lore, seen, hiddenCount(view), chance));
  return withHidden(view, { deck, laid: [], sizes: own.sizes, seen: [], offered: [] });
}
