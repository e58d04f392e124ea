// English words of promises and intrigue cards in the film.

import type { Row } from '@dunmer/shared/cards';
import { cardsEn, drakesEn } from '../text/amounts.ts';
import { listOf, parts, type Parts } from '../text/parts.ts';
import type { playsRu } from './plays.ru.ts';

const list = (items: readonly Parts[]): Parts => listOf(items, ', ', ' and ');
const named = (cards: readonly string[]): Parts => list(cards.map((card) => parts`${card}`));

const ROW: Readonly<Record<Row, string>> = { front: 'front row', back: 'back row' };

export const playsEn: typeof playsRu = {
  unnamed: 'a card without a name',
  title: {
    promise: 'Promise',
    intrigue: 'Intrigue card',
    answer: 'Answer',
    effect: 'What the card does',
    shown: 'For you alone',
  },

  promise: (trader, card) => parts`${trader} plays the promise ${card}.`,
  intrigue: (trader, card) => parts`${trader} plays the intrigue card ${card}.`,
  answer: (trader, card, other) => parts`${trader} answers ${other} with ${card}.`,
  owner: (trader) => parts`Promised by ${trader}.`,
  on: (aims) => parts`${aims.length === 1 ? 'Target' : 'Targets'}: ${list(aims)}.`,
  onCard: (card) => parts`${card}`,
  onCell: (row, column, trader) => parts`${ROW[row]}, column ${column} (${trader})`,

  stands: (card) => parts`${card} works: the answer is cancelled.`,
  cancelled: (card, by) => parts`${card} does nothing: ${by} cancels it.`,
  ended: (card) => parts`${card} does nothing: the match is over.`,

  works: {
    first: (trader) => parts`no toss, ${trader} goes first`,
    tie: (trader) => parts`in a draw ${trader} wins`,
    wide: (trader) => parts`if ${trader} loses, the discard can be chosen from too`,
    shield: (card) => parts`${card} can’t be the price of victory`,
    solace: (trader, amount) =>
      parts`if ${trader} loses, ${amount === null ? 'part of the stake comes back' : `${drakesEn(amount)} ${amount === 1 ? 'comes' : 'come'} back`}`,
    bar: (trader) => parts`${trader} summons nobody now`,
    firstShared: parts`both have it, so a toss decides`,
    tieEmpty: parts`nobody has a card left, so a draw stays a draw`,
    tieShared: parts`both have it, so a draw stays a draw`,
  },
  does: (card, deed) => parts`${card}: ${deed}.`,
  shows: (card, cards) => parts`${card}: you see ${named(cards)}.`,
  shownNone: parts`There is nothing to be shown.`,
  tie: (trader, card) =>
    card === null
      ? parts`The same number of cards, but ${trader} wins.`
      : parts`The same number of cards, but ${trader} wins: ${card}.`,
  part: (trader, amount) => parts`${trader} gets ${drakesEn(amount)} of the stake back.`,

  reel: {
    shows: (cards) => parts`You see ${named(cards)}.`,
    plays: (trader, card) => parts`${trader} plays ${card}.`,
    answers: (trader, card) => parts`${trader} answers: ${card}.`,
    stands: (card) => parts`${card} works.`,
    fails: (card) => parts`${card} does nothing.`,
    shownMany: (count) => parts`You see ${cardsEn(count)}.`,
  },
};
