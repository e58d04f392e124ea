// English words on the film's own line.

import { cardsEn } from '../text/amounts.ts';
import { listOf, parts, type Parts } from '../text/parts.ts';
import type { reelRu } from './reel.ru.ts';

const named = (cards: readonly string[]): Parts =>
  listOf(
    cards.map((card) => parts`${card}`),
    ', ',
    ' and ',
  );

export const reelEn: typeof reelRu = {
  why: 'why?',

  revealed: parts`All cards turn over.`,
  toss: {
    placement: (first) => parts`The lot: ${first} places first.`,
    initiative: (first) => parts`The toss: ${first} goes first.`,
    window: (first) => parts`The toss: ${first} may play first.`,
  },
  tossed: (first) => parts`The toss: ${first}.`,
  statics: (count) => parts`Abilities that always work change ${cardsEn(count)}.`,

  touches: (card, others) => parts`${card} changes ${named(others)}.`,
  touchesMany: (card, count) => parts`${card} changes ${cardsEn(count)}.`,
  acts: (card) => parts`${card}.`,
  idle: (card) => parts`${card}: nothing changes.`,
  passed: (card, why) => parts`${card}: ${why}.`,
  fails: (cards) => parts`No effect: ${named(cards)}.`,
  failMany: (count) => parts`No effect: ${cardsEn(count)}.`,
  choosesTarget: (trader) => (trader === null ? parts`Your choice.` : parts`${trader} chooses a target.`),
  choosesSummon: (trader) =>
    trader === null ? parts`Your choice.` : parts`${trader} decides whether to summon.`,
  defaulted: (trader) => parts`${trader}: the move was made automatically.`,
  passedFor: {
    clock: (trader) => parts`${trader}: a pass, time is up.`,
    referee: (trader) => parts`${trader}: a pass, so ruled.`,
  },
  silent: (trader) => parts`${trader}’s phone is silent: the match goes on without its number.`,

  summons: (card, creature) => parts`${card} summons ${creature}.`,
  summoned: (creature) => parts`Summon: ${creature}.`,
  declines: (card) => parts`${card} summons nobody.`,
  noSummon: (cards) => parts`No summon: ${named(cards)}.`,
  noSummonMany: (count) => parts`No summon: ${cardsEn(count)}.`,

  noDuels: parts`No conflicts.`,
  asBefore: 'as before',
  fallen: (count) => parts`Discarded: ${cardsEn(count)}.`,
  advanced: (count) => parts`Forward: ${cardsEn(count)}.`,

  won: (winner, own, other) => parts`${winner} wins, ${own} : ${other}.`,
  drawn: (each) => parts`A draw, ${each} : ${each}.`,
  claimClosed: parts`The choice is closed.`,
  awarded: (winner) => parts`The match is awarded to ${winner}.`,
  voided: parts`The match is voided.`,
};
