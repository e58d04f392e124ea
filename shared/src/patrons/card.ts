// Cards of the patrons' table as organisers write them (PATRONS 9), and their catalogues.

import type { CardId, Words } from '../cards/index.ts';
import { BrokenInvariant, present } from '../lib/index.ts';
import type { Ability, SupportClass } from './ability.ts';

/** How many cards a court has. */
export const COURT_SIZE = 20;

interface Named {
  readonly id: CardId;
  readonly name: Words;
  readonly abilities?: readonly Ability[];
}

export interface PatronCard extends Named {
  readonly kind: 'patron';
  readonly life: number;
  /** The twenty cards that the patron brings; ids may repeat. */
  readonly court: readonly CardId[];
}

export interface CreatureCard extends Named {
  readonly kind: 'creature';
  readonly cost: number;
  readonly strike: number;
  readonly life: number;
}

interface SpellCard extends Named {
  readonly kind: 'spell';
  readonly cost: number;
  readonly abilities: readonly Ability[];
}

interface SupportCard extends Named {
  readonly kind: 'support';
  readonly cost: number;
  readonly class: SupportClass;
}

export type GameCard = PatronCard | CreatureCard | SpellCard | SupportCard;
export type Kind = GameCard['kind'];

/** The definitions with which a game is played, by id, in order: the first patron is the default (PT27). */
export type GameCatalogue = ReadonlyMap<CardId, GameCard>;

/** Returns a definition; throws if the card is not in the catalogue. */
export function cardIn(catalogue: GameCatalogue, id: CardId): GameCard {
  const card = catalogue.get(id);
  // Cards are looked up very often, so the message is only written if it is needed.
  if (card === undefined) throw new BrokenInvariant(`card ${id} is not in the catalogue`);
  return card;
}

/** Whether a card is a patron or a creature: only these have life and take wounds. */
export const isPersona = (card: GameCard): card is PatronCard | CreatureCard =>
  card.kind === 'patron' || card.kind === 'creature';

/** PT27: returns the default patron, the first of the catalogue; undefined if there is none. */
export const defaultPatron = (catalogue: GameCatalogue): CardId | undefined =>
  [...catalogue.values()].find((card) => card.kind === 'patron')?.id;

/** Returns an ability of a card; throws if the card doesn't have it. */
export const abilityOf = (card: GameCard, index: number): Ability =>
  present(card.abilities?.[index], `ability ${index} is on ${card.id}`);
