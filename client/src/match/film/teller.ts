// Teller: with whose words, and which names, a film is told.

import { type Catalogue, type Lang, shortName } from '@dunmer/shared/cards';
import { type BySeat, cardsOn, type CommonState, type Seat } from '@dunmer/shared/rules';
import type { filmRu } from '../../text/index.ts';

type FilmText = typeof filmRu;

export interface Teller {
  readonly text: FilmText;
  readonly lang: Lang;
  readonly catalogue: Catalogue;
  readonly names: BySeat<string>;
  /** Cards by their whole names, or as tiles name them. */
  readonly naming: 'whole' | 'short';
}

/** A teller who looks at a table where the same card may stand on both sides. */
export interface Seer extends Teller {
  readonly doubles: ReadonlySet<string>;
}

/** A card that a sentence speaks of; with its seat where it is known. */
interface Spoken {
  readonly card: string;
  readonly seat?: Seat;
}

export function seeing(teller: Teller, { field }: CommonState): Seer {
  const others = new Set(cardsOn(field.b).map(({ card }) => card));
  return {
    ...teller,
    doubles: new Set(cardsOn(field.a).flatMap(({ card }) => (others.has(card) ? [card] : []))),
  };
}

/** A card's name; where both sides have one, its owner's too. */
export function cardName({ catalogue, lang, names, doubles, naming }: Seer, { card, seat }: Spoken): string {
  const found = catalogue.get(card);
  const name = found === undefined ? card : naming === 'short' ? shortName(lang, found) : found.name[lang];
  return seat !== undefined && doubles.has(card) ? `${name} · ${names[seat]}` : name;
}

export const cardNames = (seer: Seer, cards: readonly Spoken[]): readonly string[] =>
  cards.map((card) => cardName(seer, card));
