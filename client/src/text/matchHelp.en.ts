// English words that explain the rules inside a match: short, with the numbers of the rulebook.

import type { Aspect, Virtue } from '@dunmer/shared/cards';
import type { matchHelpRu } from './matchHelp.ru.ts';

const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

const ASPECT: Readonly<Record<Aspect, (virtue: Virtue) => string>> = {
  virtues: (virtue) =>
    `${capital(virtue)} is a virtue of this card. It falls to a card that overcomes all its virtues.`,
  superiority: (virtue) => `The card overcomes ${virtue}. It defeats those whose every virtue it overcomes.`,
  protection: (virtue) =>
    `Protection from ${virtue}. The card can’t be defeated by one from whose every virtue it is protected. It doesn’t help against abilities.`,
};

export const matchHelpEn: typeof matchHelpRu = {
  virtue: (virtue, aspect) => ASPECT[aspect](virtue),
  ruleWords: {
    '2.1':
      'The front row is sealed before the back, and can’t be changed. The opponent sees the seal, not the cards.',
    '2.2':
      'Who has fewer than six cards lays them all at once, on any cells, after the other. As many on both sides: a toss.',
    '2.3': 'Where both have enough cards, neither waits for the other.',
    '2.4': 'All cards turn up at one moment, once both halves are complete.',
    '3.1': 'Abilities come up in order of initiative, smallest first; static ones work all the time.',
    '3.2': 'The same initiative on both sides: a toss decides whose abilities go first.',
    '3.4': 'An ability whose card is silenced, or whose condition does not hold when it comes up, is lost.',
    '4.2': 'A card is defeated when the one it faces overcomes all its virtues, unless it is protected.',
    '4.3': 'The defeated leave together at the end of the round; what they did ends with them.',
    '5.1':
      'Between the rounds cards with a summon may call a creature from the deck. Declining is always free.',
    '5.2': 'A back card steps forward where the cell before it is free.',
    '6.1': 'Who has more cards standing, both rows counted, wins.',
    '6.2': 'The loser chooses one of the winner’s cards, or waives.',
    '6.4': 'One may concede before the count; who concedes chooses no price of victory.',
    '6.5': 'A voided match counts as not played.',
    F4: 'Where a phone is silent its number for the toss is empty, and everybody is told.',
  },
  rules: {
    title: 'The rules in short',
    virtues: 'The five virtues',
    where:
      'In the upper corner of a card are its virtues. Below, on dark ground, those it overcomes. Shields on the left: what it is protected from.',
    beats: 'Who beats whom',
    beatsBody: [
      'A card is defeated when the one it faces overcomes all its virtues (4.2).',
      'A shield saves it when it is protected from all virtues of the other.',
      'A card without virtues falls to any card, unless it is protected. Both may fall, one, or neither.',
    ],
    abilities: 'Abilities',
    abilitiesBody: [
      'They go by initiative, smallest first. The same on both sides: a toss. The same among your own: from left to right, the front row before the back.',
    ],
    course: 'The course of a match',
    courseBody: [
      'Both lay cards face down: the front row, then the back.',
      'The reveal: all cards at once, then abilities by initiative.',
      'Round 1: in each column the front cards conflict, all at the same time.',
      'Summons, then back cards step forward to free places.',
      'Rounds 2 and 3 in the same way.',
      'The count: more cards win. The loser chooses the price of victory.',
    ],
    terms: 'Words',
    termNames: {
      virtues: 'Virtues',
      superiority: 'Superiority',
      protection: 'Protection',
      initiative: 'Initiative',
      reveal: 'Reveal',
      static: 'Static',
      summon: 'Summon',
      silence: 'Silence',
      swap: 'Change of rows',
      match: 'To the end of the match',
    },
  },
};
