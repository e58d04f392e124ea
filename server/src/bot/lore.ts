// Lore: what a trader knows of a catalogue before any card is laid: which cards beat which, and so what a change is
// worth.

import { never, present } from '@dunmer/shared/lib';
import {
  type Ability,
  type Card,
  type CardId,
  type Catalogue,
  type Effect,
  type Rarity,
  virtueSet,
} from '@dunmer/shared/cards';
import { afterEffect, type Fighter } from '@dunmer/shared/rules';
import { exchange, fells } from './fells.ts';

/** A card as a bot thinks of it; `place` is its number within the catalogue. */
export interface Known {
  readonly place: number;
  readonly card: Card;
  readonly fighter: Fighter;
  /** How likely it is met on the other half; all cards together make 1. */
  readonly share: number;
}

/** An ability that changes cards. */
export type Lasting = Extract<Ability, { timing: 'reveal' | 'static' }>;

export interface Lore {
  readonly cards: readonly Known[];
  known(id: CardId): Known;
  /** What a column with this front and this back card brings: cards felled less cards lost. */
  column(front: Known | null, back: Known | null): number;
  /** The same if it is known which card it faces. */
  against(front: Known | null, back: Known | null, facing: Known): number;
  /** What an ability does for the card it is used on; below 0 if it harms. */
  gain(ability: Lasting, on: Known): number;
  /** How well a card does against any other, on average. */
  duel(card: Known): number;
}

/** How often cards are met by their rarity, and how much more often those that beat more. */
const MET: Readonly<Record<Rarity, number>> = { standard: 1, uncommon: 0.4, rare: 0.25, unique: 0.1 };
const PREFERRED = 2;
/** The weight of a column's later fights: there may be two. */
const ON = 1.1;
/** The worth to a card of losing its abilities, and of changing rows against its owner's will. */
const SILENCED = -0.3;
const SWAPPED = -0.1;

/** All cards, each with its share; those that beat more are laid more often. */
function knownCards(catalogue: Catalogue): readonly Known[] {
  const cards = [...catalogue.values()].map((card) => ({
    card,
    fighter: {
      copy: card.id,
      virtues: virtueSet(card.virtues),
      superiority: virtueSet(card.superiority),
      protection: virtueSet(card.protection ?? []),
    },
  }));
  const met = cards.reduce((sum, { card }) => sum + MET[card.rarity], 0);
  const odds = cards.map(({ card, fighter }) => {
    const duel = cards.reduce((sum, y) => sum + MET[y.card.rarity] * exchange(fighter, y.fighter), 0) / met;
    return MET[card.rarity] * Math.exp(PREFERRED * duel);
  });
  const all = odds.reduce((x, y) => x + y, 0);
  return cards.map((known, place) => ({ ...known, place, share: (odds[place] ?? 0) / all }));
}

/** The fighter after all effects of an ability. */
const changed = (fighter: Fighter, { effects }: Lasting): Fighter =>
  effects.reduce((before: Fighter, effect): Fighter => {
    switch (effect.op) {
      case 'grant':
      case 'remove':
        return Object.assign({}, before, { [effect.aspect]: afterEffect(before[effect.aspect], effect) });
      case 'silence':
      case 'swap':
        return before;
      default:
        return never(effect);
    }
  }, fighter);

/** The worth of effects to a card beside its fights, summed in this order, each kind once. */
const ASIDE: Readonly<Record<Effect['op'], number>> = {
  grant: 0,
  remove: 0,
  silence: SILENCED,
  swap: SWAPPED,
};

/** Learns a catalogue. This takes a few milliseconds, so keep it for all matches. */
export function loreOf(catalogue: Catalogue): Lore {
  const cards = knownCards(catalogue);
  const byId = new Map(cards.map((known) => [known.card.id, known]));
  const size = cards.length;
  const against = (x: Fighter): number => cards.reduce((sum, y) => sum + y.share * exchange(x, y.fighter), 0);
  const duels = cards.map(({ fighter }) => against(fighter));
  const beats = cards.map(({ fighter }) => cards.map((y) => fells(fighter, y.fighter)));
  const duelOf = ({ place }: Known): number => duels[place] ?? 0;
  const fell = (x: Known, y: Known): number => beats[x.place]?.[y.place] ?? 0;

  /** What comes after the first fight of a column. */
  const onwards = (front: Known, back: Known | null, y: Known, won: number, lost: number): number => {
    if (lost === 0) return won === 0 ? 0 : duelOf(front);
    if (back === null) return 0;
    return won === 0 ? fell(back, y) - fell(y, back) : duelOf(back);
  };
  const columnAgainst = (front: Known, back: Known | null, y: Known): number => {
    const [won, lost] = [fell(front, y), fell(y, front)];
    return won - lost + ON * onwards(front, back, y, won, lost);
  };
  const columnOf = (front: Known | null, back: Known | null): number => {
    if (front === null) return back === null ? 0 : ON * duelOf(back);
    return cards.reduce((sum, y) => sum + y.share * columnAgainst(front, back, y), 0);
  };

  const columns = new Map<number, number>();
  const gains = new Map<Lasting, Map<Known, number>>();
  return {
    cards,
    known: (id) => present(byId.get(id), `card ${id} is in the catalogue`),
    duel: duelOf,
    against(front, back, y) {
      if (front !== null) return columnAgainst(front, back, y);
      return back === null ? 0 : ON * (fell(back, y) - fell(y, back));
    },
    column(front, back) {
      const key = (front?.place ?? size) * (size + 1) + (back?.place ?? size);
      const found = columns.get(key);
      if (found !== undefined) return found;
      const worth = columnOf(front, back);
      columns.set(key, worth);
      return worth;
    },
    gain(ability, on) {
      let known = gains.get(ability);
      if (known === undefined) gains.set(ability, (known = new Map<Known, number>()));
      const found = known.get(on);
      if (found !== undefined) return found;
      const { effects } = ability;
      // Silencing costs nothing to a card without abilities.
      const canAct = (on.card.abilities ?? []).length > 0;
      const gain = Object.entries(ASIDE)
        .filter(([kind]) => effects.some(({ op }) => op === kind) && (kind !== 'silence' || canAct))
        .reduce((sum, [, worth]) => sum + worth, against(changed(on.fighter, ability)) - duelOf(on));
      known.set(on, gain);
      return gain;
    },
  };
}
