// Prepared cards: definitions in a form that is fast to resolve, with sets as sets and abilities by timing.

import { present } from '../lib/index.ts';
import {
  type Ability,
  type Card,
  type CardId,
  type Catalogue,
  type StaticAbility,
  virtueSet,
  type VirtueSet,
} from '../cards/index.ts';

export interface IndexedStatic {
  readonly index: number;
  readonly ability: StaticAbility;
}

/** An ability that comes up by initiative. */
interface IndexedTimed {
  readonly index: number;
  readonly initiative: number;
}

export type Timing = Exclude<Ability['timing'], 'static'>;

export interface PreparedCard {
  readonly card: Card;
  readonly virtues: VirtueSet;
  readonly superiority: VirtueSet;
  readonly protection: VirtueSet;
  readonly abilities: readonly Ability[];
  readonly statics: readonly IndexedStatic[];
  readonly timed: Readonly<Record<Timing, readonly IndexedTimed[]>>;
}

/** Looks up a prepared card; throws for a card that is not in the catalogue. */
export type Cards = (id: CardId) => PreparedCard;

const timedOf = (abilities: readonly Ability[], timing: Timing): readonly IndexedTimed[] =>
  abilities.flatMap((ability, index) =>
    ability.timing === timing ? [{ index, initiative: ability.initiative }] : [],
  );

const prepare = (card: Card): PreparedCard => {
  const abilities = card.abilities ?? [];
  return {
    card,
    virtues: virtueSet(card.virtues),
    superiority: virtueSet(card.superiority),
    protection: virtueSet(card.protection ?? []),
    abilities,
    statics: abilities.flatMap((ability, index) => (ability.timing === 'static' ? [{ index, ability }] : [])),
    timed: { reveal: timedOf(abilities, 'reveal'), summon: timedOf(abilities, 'summon') },
  };
};

/** Prepares the cards of a catalogue, each one when it is first looked up. */
export function prepareCards(catalogue: Catalogue): Cards {
  const prepared = new Map<CardId, PreparedCard>();
  return (id) => {
    const known = prepared.get(id);
    if (known !== undefined) return known;
    const made = prepare(present(catalogue.get(id), `card ${id} is in the catalogue`));
    prepared.set(id, made);
    return made;
  };
}
