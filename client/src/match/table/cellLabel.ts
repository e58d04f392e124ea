// CellLabel: what a cell shows, and the words for it.

import { type Virtue, virtueName } from '@dunmer/shared/cards';
import { type Cell, columnOf, type FieldCard, rowOf, type Seat } from '@dunmer/shared/rules';
import { tileFace, type TileFace } from '../../cards/index.ts';
import { numbered, type Teller } from '../film/teller.ts';
import { valuesOf } from '../film/valueChange.ts';
import type { Match } from '../match.ts';

/** Returns the face of a card by its id; null when the catalogue does not know it. */
export function faceOf({ catalogue, lang }: Teller, card: string): TileFace | null {
  const found = catalogue.get(card);
  return found === undefined ? null : tileFace(found, lang);
}

/** Returns the face of a card on the field, with its current values, and with a number if others share its name. */
export function fieldFace(teller: Teller, fieldCard: FieldCard): TileFace | null {
  const face = faceOf(teller, fieldCard.card);
  if (face === null) return null;
  const { virtues, superiority, protection } = valuesOf(teller.catalogue, fieldCard);
  return {
    ...face,
    name: numbered(face.name, fieldCard.copy, teller.twins),
    virtues,
    superiority,
    protection,
  };
}

/** For example "Your front row, column 2". */
export function placeLabel(
  { text, viewer, names }: Pick<Match, 'text' | 'viewer' | 'names'>,
  seat: Seat,
  cell: Cell,
): string {
  return text.place(seat === viewer ? null : names[seat], rowOf(cell), columnOf(cell) + 1);
}

/** Returns a card's name with everything that its icons say. */
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
