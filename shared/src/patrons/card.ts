// Cards of the patrons' table as organisers write them (PATRONS 9), and catalogues of them.

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
  /** The twenty cards that it brings, repeats allowed. */
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

/** The definitions that a game is played with, by id, in their order: the first patron is the default (PT27). */
export type GameCatalogue = ReadonlyMap<CardId, GameCard>;

/** Looks up a definition; a card outside the catalogue is a broken invariant. */
export function cardIn(catalogue: GameCatalogue, id: CardId): GameCard {
  const card = catalogue.get(id);
  // Cards are looked up all the time: a message for each would be written for nothing.
  if (card === undefined) throw new BrokenInvariant(`card ${id} is not in the catalogue`);
  return card;
}

/** Whether a card is a patron or a creature: only those have life and take wounds. */
export const isPersona = (card: GameCard): card is PatronCard | CreatureCard =>
  card.kind === 'patron' || card.kind === 'creature';

/** An ability of a card; one that is not there is a broken invariant. */
export const abilityOf = (card: GameCard, index: number): Ability =>
  present(card.abilities?.[index], `ability ${index} is on ${card.id}`);
