// Teller: who tells the film, in which language, and how cards are named.

import { type Catalogue, type Lang, shortName, type Words } from '@dunmer/shared/cards';
import {
  type BySeat,
  type CommonState,
  type CopyId,
  type DeckCard,
  type Field,
  type Move,
  placeOf,
  type Seat,
} from '@dunmer/shared/rules';
import type { MatchText } from '../../around/matchText.ts';
import type { FilmStep } from './filmStep.ts';
import type { CardMove, Duel, SeatedCard } from './happening.ts';
import type { Twins } from './twins.ts';

type FilmText = MatchText['told'];

/** What promises and intrigue cards are called, by their ids. */
export type PlayNames = ReadonlyMap<string, Words>;

export interface Teller {
  readonly text: FilmText;
  readonly lang: Lang;
  readonly catalogue: Catalogue;
  readonly plays: PlayNames;
  readonly names: BySeat<string>;
  /** What each has laid down, in drakes; null where the reader may not know it. */
  readonly stake: number | null;
  /** Cards by their whole names, or as tiles name them. */
  readonly naming: 'whole' | 'short';
  /** Cards of one name at this table. */
  readonly twins: Twins;
}

/** A card that a sentence speaks of; with its copy and its seat where they are known. */
interface Spoken {
  readonly card: string;
  readonly copy?: CopyId;
  readonly seat?: Seat;
}

/** A name and the number that tells it from others of that name; they stay on one line. */
export function numbered(name: string, copy: CopyId | undefined, twins: Twins): string {
  const twin = copy === undefined ? undefined : twins.get(copy);
  return twin === undefined ? name : `${name}\u00A0${twin.number}`;
}

/** A card's name; in whole words its owner's too, where both sides have one. */
export function cardName(
  { text, catalogue, plays, lang, names, naming, twins }: Teller,
  { card, copy, seat }: Spoken,
): string {
  const found = catalogue.get(card);
  if (found === undefined) return plays.get(card)?.[lang] ?? text.plays.unnamed;
  const name = naming === 'short' ? shortName(lang, found) : found.name[lang];
  const own = numbered(name, copy, twins);
  const isOnBothSides = copy !== undefined && twins.get(copy)?.isOnBothSides === true;
  return naming === 'whole' && seat !== undefined && isOnBothSides ? `${own} · ${names[seat]}` : own;
}

export const cardNames = (teller: Teller, cards: readonly Spoken[]): readonly string[] =>
  cards.map((card) => cardName(teller, card));

/** The table before and after an event, and the moment before. */
export interface Telling {
  readonly before: CommonState;
  readonly after: CommonState;
  readonly last: FilmStep | undefined;
  /** Those of the round before; none before the first. */
  readonly lastDuels: readonly Duel[];
}

/** The copies that lie on the field, with their seats. */
export function seated(field: Field, copies: readonly CopyId[]): readonly SeatedCard[] {
  return copies.flatMap((copy) => {
    const place = placeOf(field, copy);
    const card = place === null ? null : field[place.seat][place.cell];
    return place === null || !card ? [] : [{ seat: place.seat, copy, card: card.card }];
  });
}

/** The same card with its seat, where it lies on the field. */
export const seatedOr = (field: Field, { copy, card }: DeckCard): DeckCard => {
  const [found] = seated(field, [copy]);
  return found ?? { copy, card };
};

/** Moves with the cards that make them. */
export const cardMoves = (field: Field, moves: readonly Move[]): readonly CardMove[] =>
  moves.map((move) => ({ ...move, card: field[move.seat][move.from]?.card ?? '' }));
