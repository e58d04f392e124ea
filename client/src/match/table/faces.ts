// Faces: how a card on the field looks: printed, or as abilities have changed it.

import type { FieldCard } from '@dunmer/shared/rules';
import { tileFace, type TileFace } from '../../cards/index.ts';
import { valuesOf } from '../film/valueChange.ts';
import { numbered, type Teller } from '../film/teller.ts';

/** The face of a card by its id; null where the catalogue does not know it. */
export function faceOf({ catalogue, lang }: Teller, card: string): TileFace | null {
  const found = catalogue.get(card);
  return found === undefined ? null : tileFace(found, lang);
}

/** The face of a card on the field, with its current values, and its number where others bear its name. */
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
