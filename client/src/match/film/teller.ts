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

/** What a promise or an intrigue card is called. `ties`: with it a draw is a victory. */
export interface PlayName extends Words {
  readonly ties?: boolean;
}

export const playName = (card: {
  readonly name: Words;
  readonly effects: readonly { readonly op: string }[];
}): PlayName => ({ ...card.name, ties: card.effects.some(({ op }) => op === 'tie') });

/** The names of promises and intrigue cards, by card id. */
export type PlayNames = ReadonlyMap<string, PlayName>;

export interface Teller {
  readonly text: FilmText;
  readonly lang: Lang;
  readonly catalogue: Catalogue;
  readonly plays: PlayNames;
  readonly names: BySeat<string>;
  /** The stake of each player, in drakes; null when the reader may not know it. */
  readonly stake: number | null;
  /** `whole`: full card names; `short`: the names on tiles. */
  readonly naming: 'whole' | 'short';
  /** Cards that share a name at this table. */
  readonly twins: Twins;
}

/** A card in a sentence, with its copy and its seat when they are known. */
interface Spoken {
  readonly card: string;
  readonly copy?: CopyId;
  readonly seat?: Seat;
}

/** Adds the number that tells a card from others of the same name. A no-break space keeps both on one line. */
export function numbered(name: string, copy: CopyId | undefined, twins: Twins): string {
  const twin = copy === undefined ? undefined : twins.get(copy);
  return twin === undefined ? name : `${name}\u00A0${twin.number}`;
}

/** Returns a card's name; with whole names also its owner's, if both sides have a card of this name. */
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

/** The table before and after an event, and the last moment of the film so far. */
export interface Telling {
  readonly before: CommonState;
  readonly after: CommonState;
  readonly last: FilmStep | undefined;
  /** The duels of the round before; empty in the first round. */
  readonly lastDuels: readonly Duel[];
}

/** Returns those copies that lie on the field, with their seats. */
export function seated(field: Field, copies: readonly CopyId[]): readonly SeatedCard[] {
  return copies.flatMap((copy) => {
    const place = placeOf(field, copy);
    const card = place === null ? null : field[place.seat][place.cell];
    return place === null || !card ? [] : [{ seat: place.seat, copy, card: card.card }];
  });
}

/** Returns the card with its seat if it lies on the field, else as it is. */
export const seatedOr = (field: Field, { copy, card }: DeckCard): DeckCard => {
  const [found] = seated(field, [copy]);
  return found ?? { copy, card };
};

/** Adds to each move the card that makes it. */
export const cardMoves = (field: Field, moves: readonly Move[]): readonly CardMove[] =>
  moves.map((move) => ({ ...move, card: field[move.seat][move.from]?.card ?? '' }));
