// compose: composes a picture from parts for cards that organisers add: the traits give the figure, the virtues what
// it wears and holds, the rarity the light, the name the sky and the landscape.

import type { Virtue } from '@dunmer/shared/cards';
import type { Picture } from '../tileFace.ts';
import { SKIES, type Cut, type Sheet } from './sheets.ts';
import { FAR, GROUND, LIGHTS } from './parts/backdrops.ts';
import { CREATURES, GOD, MARKINGS, PEOPLE, THINGS } from './parts/bodies.ts';
import { LEFT, RIGHT } from './parts/hands.ts';
import { HEADS_BY_TRAIT, HEADS_BY_VIRTUE, NOBODY } from './parts/heads.ts';

const PAPER_OF = {
  strength: 'lit',
  cunning: 'ember',
  wealth: 'gold',
  power: 'gold',
  wisdom: 'lit',
} as const satisfies Readonly<Record<Virtue, Cut[0]>>;

type Occasion = 1 | 2 | 3 | 4;

// Returns a function that picks by hash: the same name always picks the same, and picks on different occasions are
// independent.
const picker =
  (name: string) =>
  <Thing>(things: readonly Thing[], occasion: Occasion): Thing | undefined => {
    let hash = 0x811c9dc5 ^ Math.imul(occasion, 0x9e3779b9);
    for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
    const mixed = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b) >>> 16;
    return things[mixed % things.length];
  };

const bodyOf = (traits: readonly string[], first: Virtue | undefined): readonly Cut[] => {
  if (traits.includes('soldier') || first === 'strength') return PEOPLE.plated;
  const hides = traits.includes('thief') || traits.includes('merchant') || first === 'cunning';
  return hides ? PEOPLE.cloaked : PEOPLE.robed;
};

const person = ({ traits, virtues }: Picture): readonly Cut[] => {
  const [first, second, third] = virtues;
  const trade = Object.entries(HEADS_BY_TRAIT).find(([trait]) => traits.includes(trait))?.[1];
  // The hands do not repeat what the head shows already.
  const [right, left] = trade === undefined ? [second, third] : [first, second];
  return [
    ...bodyOf(traits, first),
    ...(trade ?? (first === undefined ? NOBODY : HEADS_BY_VIRTUE[first])),
    ...(right === undefined ? [] : RIGHT[right]),
    ...(left === undefined ? [] : LEFT[left]),
  ];
};

const figure = (picture: Picture, pick: ReturnType<typeof picker>): readonly Cut[] => {
  const { traits, virtues } = picture;
  const [first, second] = virtues;
  if (traits.includes('god')) return [...GOD, ...(first === undefined ? [] : RIGHT[first])];
  if (traits.includes('creature')) {
    // The same occasion picks the creature and its markings, so that they fit.
    const marking = pick(MARKINGS, 1);
    const worn: readonly Cut[] =
      first === undefined || marking === undefined ? [] : [[PAPER_OF[first], marking]];
    return [...(pick(CREATURES, 1) ?? []), ...worn];
  }
  if (traits.length > 0) return person(picture);
  return [...(pick(THINGS, 1) ?? []), ...(second === undefined ? [] : LEFT[second])];
};

/** Returns the picture of a card, the same everywhere. */
export const compose = (picture: Picture): Sheet => {
  const pick = picker(picture.art);
  return {
    sky: pick(SKIES, 2) ?? 'ash',
    cuts: [...LIGHTS[picture.rarity], ...(pick(FAR, 3) ?? []), GROUND, ...figure(picture, pick)],
  };
};
