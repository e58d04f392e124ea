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
    `${VIRTUE[virtue]} is what this card is strong in. Whoever overcomes all its virtues can defeat it.`,
  superiority: (virtue) =>
    `This card overcomes ${lower(virtue)}. It defeats those whose virtues it overcomes, every one of them.`,
  protection: (virtue) =>
    `If a card is protected from all virtues of the one it faces, it cannot be defeated by it. Protection from ${lower(virtue)} alone is enough against a card with no other virtue. It does not stop abilities.`,
};

export const explainEn: typeof explainRu = {
  close: 'Close',
  virtue: (virtue) => VIRTUE[virtue],
  virtueMeans: (virtue) =>
    `One of the five virtues. To defeat a card that has it, one must overcome ${lower(virtue)} and all else that the card is strong in.`,
  aspect: (aspect, virtue) => NAMED[aspect](virtue),
  aspectMeans: (aspect, virtue) => MEANS[aspect](virtue),
  trait: (trait) => `Tag: ${trait}`,
  rarity: (rarity) => `Rarity: ${rarity}`,
  copies: (count) => (count === 1 ? 'the only one' : `${count} in the game`),
  copiesName: 'How many there are',
  copiesMean: (count) =>
    `A unique card has one to three copies in the whole game. This one has ${count}, and every copy has one owner.`,
  initiative: (timing, initiative) => `${timing}: initiative ${initiative}`,
  rule: (rule) => `Rule ${rule}`,
};
