// Builders of cards in a short notation: "strength cunning > power | wisdom" means virtues > superiority |
// protection.

import { present } from '../lib/index.ts';
import {
  type Ability,
  type Aspect,
  type Card,
  type Catalogue,
  type Effect,
  type GrantEffect,
  type RemoveEffect,
  type RevealAbility,
  type Selector,
  type StaticAbility,
  type StaticEffect,
  type SummonAbility,
  type Target,
  type Virtue,
  VIRTUES,
} from '../cards/index.ts';

/** A card without its id and name. */
export type Sketch = Omit<Card, 'id' | 'name'>;

const namesIn = (words: string | undefined): readonly Virtue[] =>
  (words ?? '')
    .split(' ')
    .filter((word) => word !== '')
    .map((word) =>
      present(
        VIRTUES.find((virtue) => virtue === word),
        `${word} is a virtue`,
      ),
    );

/** A standard card without traits. */
export function card(notation: string, ...abilities: readonly Ability[]): Sketch {
  const [values = '', protection] = notation.split('|');
  const [virtues, superiority] = values.split('>');
  return {
    rarity: 'standard',
    traits: [],
    virtues: namesIn(virtues),
    superiority: namesIn(superiority),
    protection: namesIn(protection),
    abilities,
  };
}

/** A standard card with the trait `creature`. */
export const creature = (notation: string, ...abilities: readonly Ability[]): Sketch => ({
  ...card(notation, ...abilities),
  traits: ['creature'],
});

/** Has every virtue and no superiority: no card here defeats it, and it defeats only cards without virtues. */
const WALL = card('strength cunning wealth power wisdom');

/** Makes a catalogue from sketches or bare notations under their ids, and adds `wall`. */
export function cards(sketches: Readonly<Record<string, Sketch | string>>): Catalogue {
  const all = Object.entries({ wall: WALL, ...sketches });
  return new Map(
    all.map(([id, sketch]): [string, Card] => [
      id,
      { ...(typeof sketch === 'string' ? card(sketch) : sketch), id, name: { ru: id, en: id } },
    ]),
  );
}

/** Makes an ability that comes up once after the reveal. */
export const onReveal = (
  initiative: number,
  target: Target,
  effects: readonly Effect[],
  more: Partial<Pick<RevealAbility, 'in' | 'if' | 'duration'>> = {},
): RevealAbility => ({ timing: 'reveal', initiative, target, effects, ...more });

/** Makes an ability that works all the time. */
export const always = (
  target: Selector,
  effects: readonly StaticEffect[],
  more: Partial<Pick<StaticAbility, 'in' | 'if'>> = {},
): StaticAbility => ({ timing: 'static', target, effects, ...more });

/** Makes an ability that brings creatures between the rounds. */
export const summoning = (
  initiative: number,
  more: Partial<Omit<SummonAbility, 'timing' | 'initiative'>> = {},
): SummonAbility => ({ timing: 'summon', initiative, ...more });

export const grant = (aspect: Aspect, ...virtues: readonly Virtue[]): GrantEffect => ({
  op: 'grant',
  aspect,
  virtues,
});
export const remove = (aspect: Aspect, ...virtues: readonly Virtue[]): RemoveEffect => ({
  op: 'remove',
  aspect,
  virtues,
});
export const removeAll = (aspect: Aspect): RemoveEffect => ({ op: 'remove', aspect, virtues: 'all' });
export const SILENCE: Effect = { op: 'silence' };
export const SWAP: Effect = { op: 'swap' };

export const SELF: Selector = { where: 'self' };
export const OPPOSING: Selector = { where: 'opposing' };
export const ADJACENT: Selector = { where: 'adjacent' };
export const own = (where: 'column' | 'row' | 'front' | 'back' | 'field'): Selector => ({
  where,
  side: 'own',
});
export const enemy = (where: 'column' | 'row' | 'front' | 'back' | 'field'): Selector => ({
  where,
  side: 'enemy',
});
