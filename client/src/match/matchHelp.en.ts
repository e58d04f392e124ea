// English words that explain the rules inside a match: short, with the numbers of the rulebook.

import type { matchHelpRu } from './matchHelp.ru.ts';

export const matchHelpEn: typeof matchHelpRu = {
  ruleWords: {
    '2.1':
      'The front row is sealed before the back, and can’t be changed. The opponent sees the seal, not the cards.',
    '2.2':
      'Whoever has fewer than six cards places second: all at once, on any cells. If both are short, whoever has more goes first; if they have the same number, a lot decides.',
    '2.3': 'Where both have enough cards, neither waits for the other.',
    '2.4': 'All cards are turned over together, once both halves are complete.',
    '3.1': 'Abilities take turns by initiative, smallest first; those that always work need no turn.',
    '3.2': 'Same initiative on both sides: a toss decides whose abilities go first.',
    '3.4': 'Its card is silenced or its condition unmet when it comes up: the ability is lost.',
    '4.2': 'A card falls when the card it faces overcomes all its virtues; protected from it, it stands.',
    '4.3': 'The defeated leave together at the end of the round; what their abilities did ends with them.',
    '5.1': 'Between rounds cards with a summon may bring creatures from the deck. You may always decline.',
    '5.2': 'A back card advances when the cell before it is free.',
    '6.1': 'Whoever has more cards left on the field, both rows counted, wins.',
    '6.2': 'The loser takes one of the winner’s cards, or nothing.',
    '6.4': 'You may concede before the count. Whoever concedes takes no price of victory.',
    '6.5': 'A voided match counts as never played.',
    F4: 'The match can go on without a silent phone’s number: when a referee says so or time is up. Everybody is told.',
    PR11: 'A promise is played openly: everybody sees whose it is, and on what.',
    PR18: 'If both may play, a toss says who begins the first time; then they take turns.',
    IN13: 'An intrigue card may be cancelled by an answer; without one it works, and is spent.',
    IN20: 'An answer cancels the card that it answers. It may itself be cancelled.',
    IN21: 'When a match ends, a card awaiting an answer does nothing; it is spent.',
  },
  rules: {
    virtues: 'The five virtues',
    where:
      'In the upper corner of a card are its virtues. Below, on a dark background, those it overcomes. Shields on the left: those it is protected from.',
    beats: 'Who beats whom',
    beatsBody: [
      'A card falls if the one opposite overcomes all its virtues (4.2).',
      'A shield saves it if it covers all virtues of the other.',
      'A card without virtues falls to any card, unless it is protected. Both, one or neither may fall.',
    ],
    abilities: 'Abilities',
    abilitiesBody: [
      'They take turns by initiative, smallest first. If both sides have the same, a toss decides. Among your own cards: left to right, front row before back.',
    ],
    course: 'The course of a match',
    courseBody: [
      'Both place cards face down: the front row, then the back.',
      'The reveal: all cards at once, then abilities by initiative.',
      'Round 1: in each column the front cards conflict, all at the same time.',
      'Summons, then back cards advance to free cells.',
      'Rounds 2 and 3 are the same.',
      'The count: more cards win. The loser chooses the price of victory.',
    ],
    terms: 'Words',
  },
};
