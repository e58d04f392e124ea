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
    text: 'A card cannot be defeated in a conflict if it is protected from every virtue of the card it faces. Protection does not stop abilities.',
  },
  initiative: {
    name: 'Initiative',
    text: 'Abilities take turns: the smaller the number, the sooner. Where both sides have the same number, a toss decides. Among your own cards the order is left to right, front row before back.',
  },
  reveal: { name: 'Reveal', text: 'Works once, right after the cards are revealed.' },
  static: { name: 'Always', text: 'Works all the time while the card is face up on the field.' },
  summon: {
    name: 'Summon',
    text: 'Before rounds two and three, before cards advance, you may bring a creature from your deck to a free cell.',
  },
  silence: {
    name: 'Silence',
    text: 'The abilities of the card do not work. What it has already done stays.',
  },
  swap: {
    name: 'Changing rows',
    text: 'The card changes places with the one behind or in front of it. If nobody is there, it just moves to the other row.',
  },
  match: {
    name: 'Until the end of the match',
    text: 'It lasts to the end even if the card leaves the field. All other abilities end with their card.',
  },
  front: {
    name: 'Front row',
    text: 'The three cells in front, towards the opponent. Only cards in the front row conflict.',
  },
  back: {
    name: 'Back row',
    text: 'The three cells behind the front row. Between rounds a card advances from here if the cell before it is free.',
  },
  row: {
    name: 'Row',
    text: 'Three cells of one half, from left to right: the front row or the back. The matching enemy row is front for front, back for back.',
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
    text: 'There are three rounds of conflicts. After the first and the second, creatures are summoned; then back cards advance.',
  },
  creature: {
    name: 'Creature',
    text: 'A card with the tag “creature”. Only creatures can be summoned from the deck.',
  },
  deck: { name: 'Deck', text: 'Your cards that lie neither on the field nor in the discard.' },
  uses: {
    name: 'How often',
    text: 'How often this summon can work in one match. Declining does not count.',
  },
  trait: {
    name: 'Tag',
    text: 'It says who this is. A tag does nothing by itself, but abilities look for it.',
  },
  rarity: {
    name: 'Rarity',
    text: 'Everybody has the standard cards; not everybody has uncommon or rare ones. Of a unique card the whole event has one to three. Rarity does not decide conflicts.',
  },
};
