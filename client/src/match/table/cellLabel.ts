// Cell labels: what a cell or a card is called aloud.

import { type Virtue, virtueName } from '@dunmer/shared/cards';
import { type Cell, columnOf, type FieldCard, rowOf, type Seat } from '@dunmer/shared/rules';
import { numbered } from '../film/teller.ts';
import { valuesOf } from '../film/valueChange.ts';
import type { Match } from '../match.ts';

/** "Your front row, column 2". */
export function placeLabel(
  { text, viewer, names }: Pick<Match, 'text' | 'viewer' | 'names'>,
  seat: Seat,
  cell: Cell,
): string {
  return text.place(seat === viewer ? null : names[seat], rowOf(cell), columnOf(cell) + 1);
}

/** A card by name with all that its icons say. */
export function cardLabel({ text, teller }: Pick<Match, 'text' | 'teller'>, fieldCard: FieldCard): string {
  const { lang, catalogue, twins } = teller;
  const values = valuesOf(catalogue, fieldCard);
  const named = (virtues: readonly Virtue[]): string =>
    virtues.map((virtue) => virtueName(lang, virtue)).join(', ');
  const card = catalogue.get(fieldCard.card);
  const signs = (card?.abilities ?? []).map((ability) =>
    text.sign(ability.timing, ability.timing === 'static' ? null : ability.initiative),
  );
  return text.card({
    name: numbered(card?.name[lang] ?? fieldCard.card, fieldCard.copy, twins),
    virtues: named(values.virtues),
    superiority: named(values.superiority),
    protection: named(values.protection),
    abilities: signs.join(', '),
    silenced: values.silenced,
  });
}
