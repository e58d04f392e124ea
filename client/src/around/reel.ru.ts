// Russian words on the film's own line, as few as will do. A press shows the full explanation.

import { cardsChangedRu, cardsRu } from '../text/amounts.ts';
import { listOf, parts, type Parts } from '../text/parts.ts';

const quoted = (cards: readonly string[]): Parts =>
  listOf(
    cards.map((card) => parts`«${card}»`),
    ', ',
    ' и ',
  );

export const reelRu = {
  /** The tab below the line: a press shows why. */
  why: 'почему?',

  revealed: parts`Все карты открываются.`,
  toss: {
    placement: (first: string): Parts => parts`Жребий: ${first} расставляет раньше.`,
    initiative: (first: string): Parts => parts`Монета: сначала ${first}.`,
    window: (first: string): Parts => parts`Монета: ${first} может играть раньше.`,
  },
  tossed: (first: string): Parts => parts`Монета: ${first}.`,
  statics: (count: number): Parts => parts`Постоянные умения меняют ${cardsChangedRu(count)}.`,

  touches: (card: string, others: readonly string[]): Parts => parts`«${card}» меняет: ${quoted(others)}.`,
  touchesMany: (card: string, count: number): Parts => parts`«${card}» меняет ${cardsChangedRu(count)}.`,
  acts: (card: string): Parts => parts`«${card}».`,
  idle: (card: string): Parts => parts`«${card}»: ничего не меняется.`,
  passed: (card: string, why: Parts): Parts => parts`«${card}»: ${why}.`,
  fails: (cards: readonly string[]): Parts =>
    cards.length === 1 ? parts`Не срабатывает: ${quoted(cards)}.` : parts`Не срабатывают: ${quoted(cards)}.`,
  failMany: (count: number): Parts => parts`Не срабатывают: ${cardsRu(count)}.`,
  choosesTarget: (trader: string | null): Parts =>
    trader === null ? parts`Ваш выбор.` : parts`${trader} выбирает цель.`,
  choosesSummon: (trader: string | null): Parts =>
    trader === null ? parts`Ваш выбор.` : parts`${trader} решает, призывать ли.`,
  defaulted: (trader: string): Parts => parts`${trader}: ход сделан автоматически.`,
  passedFor: {
    clock: (trader: string): Parts => parts`${trader}: пас, вышло время.`,
    referee: (trader: string): Parts => parts`${trader}: пас за игрока.`,
  },
  silent: (trader: string): Parts => parts`${trader}: телефон молчит, партия идёт без его числа.`,

  summons: (card: string, creature: string): Parts => parts`«${card}» призывает: «${creature}».`,
  summoned: (creature: string): Parts => parts`Призыв: «${creature}».`,
  declines: (card: string): Parts => parts`«${card}» никого не призывает.`,
  noSummon: (cards: readonly string[]): Parts => parts`Призыва нет: ${quoted(cards)}.`,
  noSummonMany: (count: number): Parts => parts`Призыва нет: ${cardsRu(count)}.`,

  noDuels: parts`Конфликтов нет.`,
  /** In a column whose outcome is the same as in the round before. */
  asBefore: 'как было',
  fallen: (count: number): Parts => parts`В отбой: ${cardsRu(count)}.`,
  advanced: (count: number): Parts => parts`Вперёд: ${cardsRu(count)}.`,

  won: (winner: string, own: number, other: number): Parts => parts`${winner} побеждает, ${own} : ${other}.`,
  drawn: (each: number): Parts => parts`Ничья, ${each} : ${each}.`,
  claimClosed: parts`Выбор цены победы закрыт.`,
  awarded: (winner: string): Parts => parts`Победа присуждена, победитель — ${winner}.`,
  voided: parts`Партия отменена.`,
};
