// English words that explain icons and terms: exactly the keys of the Russian ones.

import type { Aspect, Virtue } from '@dunmer/shared/cards';
import type { explainRu } from './explain.ru.ts';

const VIRTUE: Readonly<Record<Virtue, string>> = {
  strength: 'Strength',
  cunning: 'Cunning',
  wealth: 'Wealth',
  power: 'Power',
  wisdom: 'Wisdom',
};
const lower = (virtue: Virtue): string => VIRTUE[virtue].toLowerCase();

const NAMED: Readonly<Record<Aspect, (virtue: Virtue) => string>> = {
  virtues: (virtue) => `Virtue: ${lower(virtue)}`,
  superiority: (virtue) => `Overcomes ${lower(virtue)}`,
  protection: (virtue) => `Protection from ${lower(virtue)}`,
};

const MEANS: Readonly<Record<Aspect, (virtue: Virtue) => string>> = {
  virtues: (virtue) =>
    `${VIRTUE[virtue]} is a virtue of this card. A card that overcomes all its virtues can defeat it.`,
  superiority: (virtue) =>
    `This card overcomes ${lower(virtue)}. It defeats a card if it overcomes all its virtues.`,
  protection: (virtue) =>
    `Protected from all virtues of the card it faces, a card stands. Protection from ${lower(virtue)} is enough against a card with no other virtue; it does not stop abilities.`,
};

export const explainEn: typeof explainRu = {
  close: 'Close',
  virtue: (virtue) => VIRTUE[virtue],
  virtueMeans: 'One of the five virtues. A card with it falls to one that overcomes all its virtues.',
  aspect: (aspect, virtue) => NAMED[aspect](virtue),
  aspectMeans: (aspect, virtue) => MEANS[aspect](virtue),
  trait: (trait) => `Tag: ${trait}`,
  rarity: (rarity) => `Rarity: ${rarity}`,
  copies: (count) => (count === 1 ? 'the only one' : `${count} at the event`),
  copiesName: 'How many there are',
  copiesMean: (count) => `Copies of this card at the event: ${count}. Every copy has one owner.`,
  initiative: (timing, initiative) => `${timing}: initiative ${initiative}`,
  rule: (rule) => `Rule ${rule}`,
};
