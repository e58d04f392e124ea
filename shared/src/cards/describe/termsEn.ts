// English explanations of the terms.

import type { TermWords } from './termRule.ts';
import type { Term } from './textPart.ts';

export const termsEn: Readonly<Record<Term, TermWords>> = {
  virtues: {
    name: 'Virtues',
    text: 'Virtues are what a card is strong in. A card without virtues is defeated by any card that it has no protection from.',
  },
  superiority: {
    name: 'Superiority',
    text: 'A card defeats the one it faces if it overcomes every virtue of that card.',
  },
  protection: {
    name: 'Protection',
    text: 'A card cannot be defeated in a conflict if it is protected from every virtue of the other. Protection does not stop abilities.',
  },
  initiative: {
    name: 'Initiative',
    text: 'Abilities work in order: the smaller the number, the sooner. Where both sides have the same, a coin decides. Among your own cards: from left to right, the front row before the back.',
  },
  reveal: { name: 'Reveal', text: 'Works once, right after the cards are revealed.' },
  static: { name: 'Static', text: 'Works all the time while the card is on the field, face up.' },
  summon: {
    name: 'Summon',
    text: 'Before the second and the third round, before cards move up. Nobody has to summon.',
  },
  silence: {
    name: 'Silence',
    text: 'The abilities of the card do not work. What it has already done stays.',
  },
  swap: {
    name: 'Change of rows',
    text: 'The card changes places with the card in the other row of its column, or moves there if the cell is free.',
  },
  match: {
    name: 'Until the end of the match',
    text: 'It stays even when the card that did it leaves the field. Everything else ends with that card.',
  },
  front: {
    name: 'Front row',
    text: 'The three cells in front, towards the opponent. Only cards in the front row conflict.',
  },
  back: {
    name: 'Back row',
    text: 'The three cells behind the front row. Between rounds a card moves up from here if the cell before it is free.',
  },
  row: {
    name: 'Row',
    text: 'Three cells of one half, from left to right: the front row or the back. The “matching” enemy row is front for front, back for back.',
  },
  column: {
    name: 'Column',
    text: 'Cells one behind the other: two on your half and two on the opponent’s. In a column the two front cards face each other.',
  },
  opposing: {
    name: 'Opposing',
    text: 'The enemy front card in the same column. A card in the back row has nobody opposing it.',
  },
  adjacent: {
    name: 'Adjacent',
    text: 'Your cards to the left and right in the same row. A card is not adjacent to itself.',
  },
  rounds: {
    name: 'Between rounds',
    text: 'There are three rounds of conflicts. After the first and the second, creatures are summoned; then back cards move up.',
  },
  creature: {
    name: 'Creature',
    text: 'A card with the tag “creature”. Only creatures can be summoned from the deck.',
  },
  deck: { name: 'Deck', text: 'Your cards that lie neither on the field nor in the discard.' },
  uses: {
    name: 'How often',
    text: 'This ability brings nobody more often than that in one match. Declining is always free.',
  },
  trait: {
    name: 'Tag',
    text: 'It says who this is. A tag does nothing by itself, but abilities of cards may look for it.',
  },
  rarity: {
    name: 'Rarity',
    text: 'Everybody has the standard cards, not everybody uncommon and rare ones, and of a unique card there are one to three in the whole game. Rarity does not decide conflicts.',
  },
};
