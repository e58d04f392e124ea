// English words of what has happened to the intrigue deck: exactly the keys of Russian.

import { cardsEn, drakesEn, numberEn } from './amounts.ts';
import type { deckNewsRu } from './deckNews.ru.ts';

const quoted = (cards: readonly string[]): string => cards.map((card) => `“${card}”`).join(', ');

const SILENT = { trader: '', clock: ', time is up', referee: ', a referee decided' } as const;
const SPENT = {
  surplus: 'spends a surplus',
  exchange: 'exchanges cards',
  drop: 'spends',
  ruin: 'is ruined; spent',
} as const;
const LEFT = { removed: 'a card was played', ring: 'a status phase', ruin: 'a ruin' } as const;

export const deckNewsEn: typeof deckNewsRu = {
  made: (copies) => `The deck is made: ${cardsEn(copies)}. Its seal is published.`,
  word: (word) => `The word is said: “${word}”.`,
  shuffled: (size) => `The deck is shuffled: ${cardsEn(size)}.`,
  again: (k, size) => `What was spent is the deck again: ${cardsEn(size)}, shuffle number ${numberEn(k)}.`,
  seed: 'The deck is closed, and its secret number published.',
  order: 'The order of initiative is published.',
  ring: (ring) => `Status phase number ${numberEn(ring)}.`,
  joined: (name) => `${name} draws too, from the next ring on.`,
  audience: (name) => `The audience is open: ${name}.`,
  audienceOver: 'The audience is closed.',
  bought: (name, price) => `${name} buys a card for ${drakesEn(price)}.`,
  allowed: (name, reason) => `${name} draws: an organiser decided (${reason}).`,
  drawn: (name, count) => `${name} draws ${cardsEn(count)}.`,
  allDrawn: (names) => `They draw a card each: ${names.join(', ')}.`,
  surplus: (name) => `${name} has a surplus and must choose what to keep.`,
  surplusOver: (name) => `${name} has no surplus any more.`,
  spent: (name, why, cards) => `${name} ${SPENT[why]}: ${quoted(cards)}.`,
  shown: (name, cards) => `${name} shows everybody: ${quoted(cards)}.`,
  ruined: (name, reason) => `${name} is ruined (${reason}).`,
  played: (name, card, chosen) =>
    `${name} plays “${card}”${chosen.length === 0 ? '' : `: ${chosen.join(', ')}`}.`,
  playedAt: (name, card) => `${name} plays “${card}” in a deal or a match.`,
  asked: (name) => `${name} is asked for an answer.`,
  passed: (name, by) => `${name} passes${SILENT[by]}.`,
  cancel: (name, card) => `${name} cancels: “${card}”.`,
  done: (card) => `“${card}”: the play is over.`,
  lies: (card, name) => `“${card}” lies before ${name}.`,
  cancelled: (card) => `“${card}”: the play is cancelled.`,
  broken: (card) => `“${card}”: a ruin ends the play.`,
  leaves: (card) => `“${card}” is spent.`,
  looked: (name, of) => `${name} looks at the hand of ${of}.`,
  taken: (name, from, count) => `${name} takes ${cardsEn(count)} at random from the hand of ${from}.`,
  dropping: (names, count) => `They choose what to spend (${numberEn(count)} each): ${names.join(', ')}.`,
  dropped: (name, by) => `${name} has chosen${SILENT[by]}.`,
  retrieved: (name, card) => `${name} takes from what was spent: “${card}”.`,
  fell: (card, name, why) => `“${card}” that lay before ${name} is spent: ${LEFT[why]}.`,
};
