// Russian words of promises and intrigue cards in the film: who plays what, and its outcome.

import type { Row } from '@dunmer/shared/cards';
import { cardsChangedRu, drakesRu } from '../text/amounts.ts';
import { listOf, parts, type Parts } from '../text/parts.ts';

const list = (items: readonly Parts[]): Parts => listOf(items, ', ', ' и ');
const quoted = (cards: readonly string[]): Parts => list(cards.map((card) => parts`«${card}»`));

const ROW: Readonly<Record<Row, string>> = { front: 'первый ряд', back: 'второй ряд' };

/** The later effect of a card, after its name and a colon. */
const works = {
  first: (trader: string): Parts => parts`монету не бросают, сначала ${trader}`,
  tie: (trader: string): Parts => parts`при ничьей побеждает ${trader}`,
  /** With no card on either side. */
  tieEmpty: parts`ни у кого нет карт, ничья остаётся ничьей`,
  wide: (trader: string): Parts => parts`при проигрыше ${trader} выбирает и из отбоя`,
  shield: (card: string): Parts => parts`«${card}» не станет ценой победы`,
  /** `amount` is null for a watcher who may not know the stake. */
  solace: (trader: string, amount: number | null): Parts =>
    parts`при проигрыше ${trader} получает ${amount === null ? 'часть своей ставки' : drakesRu(amount)}`,
  bar: (trader: string): Parts => parts`${trader} сейчас никого не призывает`,
  /** When the other side has the same effect. */
  firstShared: parts`такая карта у обоих, решает монета`,
  tieShared: parts`такая карта у обоих, ничья остаётся ничьей`,
};

export const playsRu = {
  /** Stands in for a card whose name this phone does not know. */
  unnamed: 'без названия',
  title: {
    promise: 'Обещание',
    intrigue: 'Карта интриги',
    answer: 'Ответ',
    effect: 'Действие карты',
    shown: 'Видно только вам',
  },

  promise: (trader: string, card: string): Parts => parts`${trader} играет обещание «${card}».`,
  intrigue: (trader: string, card: string): Parts => parts`${trader} играет карту интриги «${card}».`,
  answer: (trader: string, card: string, other: string): Parts =>
    parts`${trader} отвечает картой «${card}» на «${other}».`,
  owner: (trader: string): Parts => parts`Обещает ${trader}.`,
  on: (aims: readonly Parts[]): Parts => parts`${aims.length === 1 ? 'Цель' : 'Цели'}: ${list(aims)}.`,
  onCard: (card: string): Parts => parts`«${card}»`,
  onCell: (row: Row, column: number, trader: string): Parts =>
    parts`${ROW[row]}, столбец ${column} (${trader})`,

  stands: (card: string): Parts => parts`«${card}» срабатывает: ответ отменён.`,
  cancelled: (card: string, by: string): Parts => parts`«${card}» не срабатывает из-за карты «${by}».`,
  ended: (card: string): Parts => parts`«${card}» не срабатывает: партия закончена.`,

  works,
  does: (card: string, deed: Parts): Parts => parts`«${card}»: ${deed}.`,
  shows: (card: string, cards: readonly string[]): Parts => parts`«${card}»: вам видно ${quoted(cards)}.`,
  shownNone: parts`Показывать нечего.`,
  tie: (trader: string, card: string | null): Parts =>
    card === null
      ? parts`Карт поровну, но побеждает ${trader}.`
      : parts`Карт поровну, но побеждает ${trader}: «${card}».`,
  part: (trader: string, amount: number): Parts => parts`${trader} получает обратно ${drakesRu(amount)}.`,

  /** The words on the line between the halves. */
  reel: {
    shows: (cards: readonly string[]): Parts => parts`Вам видно ${quoted(cards)}.`,
    plays: (trader: string, card: string): Parts => parts`${trader} играет «${card}».`,
    answers: (trader: string, card: string): Parts => parts`${trader} отвечает: «${card}».`,
    stands: (card: string): Parts => parts`«${card}» срабатывает.`,
    fails: (card: string): Parts => parts`«${card}» не срабатывает.`,
    shownMany: (count: number): Parts => parts`Вам видно ${cardsChangedRu(count)}.`,
  },
};
