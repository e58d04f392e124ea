// Quick: the quick mind answers choices only by what is known of the cards. Other minds look ahead with it in both
// seats.

import { virtueSet } from '@dunmer/shared/cards';
import {
  behindOrBefore,
  cardsOn,
  type Cell,
  cellAt,
  type Choice,
  columnOf,
  type DeckCard,
  type FieldCard,
  type Fighter,
  otherSeat,
  placeOf,
  rowOf,
  type SeatCommand,
} from '@dunmer/shared/rules';
import { weightOf } from './enemyWorth.ts';
import { exchange } from './fells.ts';
import type { Lore } from './lore.ts';
import type { SeatView } from './mind.ts';
import { optionsOf } from './options.ts';

/** A card as it stands on the field, with all changes. */
function fighterOn(lore: Lore, { copy, card, altered }: FieldCard): Fighter {
  if (altered === null) return lore.known(card).fighter;
  const { virtues, superiority, protection } = altered;
  return {
    copy,
    virtues: virtueSet(virtues),
    superiority: virtueSet(superiority),
    protection: virtueSet(protection),
  };
}

/** The worth of using an ability on a card: what an own card gains, or another's loses. */
function targetWorth(lore: Lore, view: SeatView, { by }: Choice, copy: string): number {
  const place = placeOf(view.common.field, copy);
  const card = place === null ? null : view.common.field[place.seat][place.cell];
  const ability = lore.known(by.card).card.abilities?.[by.ability];
  if (!card || place === null || ability?.timing !== 'reveal') return 0;
  const gain = lore.gain(ability, lore.known(card.card)) * weightOf(place.cell);
  return place.seat === view.viewer ? gain : -gain;
}

/** The worth of summoning a creature to a cell: how it does against the card that it will face. */
function summonWorth(lore: Lore, { viewer, common }: SeatView, copy: DeckCard, cell: Cell): number {
  const known = lore.known(copy.card);
  const front = cellAt('front', columnOf(cell));
  const isCovered = rowOf(cell) === 'back' && common.field[viewer][front] !== null;
  const half = common.field[otherSeat(viewer)];
  const facing = half[front] ?? half[behindOrBefore(front)];
  if (!facing) return 1;
  const other = fighterOn(lore, facing);
  const conflict = exchange(known.fighter, other);
  return 1 + (isCovered ? 0.1 * lore.duel(known) : conflict) + 0.1 * lore.duel(known);
}

/** The worth of a card to its owner. */
export const cardWorth = (lore: Lore, { card }: DeckCard): number => {
  const known = lore.known(card);
  return lore.duel(known) + 0.3 * (known.card.abilities ?? []).length;
};

function worthOf(lore: Lore, view: SeatView, command: SeatCommand): number {
  const { phase } = view.common;
  if (command.type === 'chooseTarget' && phase.at === 'choosing')
    return targetWorth(lore, view, phase.choice, command.copy);
  if (command.type === 'summon') {
    const creature = view.own.deck.find(({ copy }) => copy === command.copy);
    return creature === undefined ? 0 : summonWorth(lore, view, creature, command.cell);
  }
  if (command.type === 'claim') {
    const card = cardsOn(view.common.field[otherSeat(view.viewer)]).find(({ copy }) => copy === command.copy);
    return card === undefined ? 0 : cardWorth(lore, card);
  }
  return 0;
}

/** The options of this seat, the best-seeming first. */
export function byPromise(lore: Lore, view: SeatView): readonly SeatCommand[] {
  const options = optionsOf(view);
  if (options.length < 2) return options;
  return options
    .map((command) => ({ command, worth: worthOf(lore, view, command) }))
    .toSorted((x, y) => y.worth - x.worth)
    .map(({ command }) => command);
}
