// Russian words of events of the intrigue deck: one sentence each. A person is `null` when it is the reader.

import { cardsChangedRu, cardsRu, drakesRu, numberRu } from '../text/amounts.ts';

const quoted = (cards: readonly string[]): string => cards.map((card) => `«${card}»`).join(', ');
const named = (who: readonly string[]): string => who.join(', ');
const one = (who: string | null, mine: string, theirs: string): string =>
  who === null ? mine : `${who} ${theirs}`;

export const intrigueNewsRu = {
  you: 'вы',
  card: (card: string): string => `«${card}»`,
  sealed: (count: number): string => `Колода интриг готова: ${cardsRu(count)}. Порядок запечатан.`,
  word: (word: string): string => `Сказано слово: «${word}».`,
  shuffled: (count: number): string => `Колода интриг перетасована: ${cardsRu(count)}.`,
  again: (count: number): string => `Сброс интриг перетасован, в колоде снова ${cardsRu(count)}.`,
  opened: 'Колода закрыта. Теперь её может проверить каждый.',
  order: 'Известна инициатива торговцев.',
  ring: (ring: number): string => `Фаза статуса ${numberRu(ring)}.`,
  joined: (who: string | null): string =>
    one(who, 'Вы берёте карты со следующей фазы статуса.', 'берёт карты со следующей фазы статуса.'),
  audience: (who: string | null): string =>
    one(who, 'Аудиенция: вы берёте 2 карты.', 'на аудиенции и берёт 2 карты.'),
  audienceClosed: 'Аудиенция закончена.',
  bought: (who: string | null, price: number): string =>
    one(who, `Вы покупаете карту: ${drakesRu(price)}.`, `покупает карту: ${drakesRu(price)}.`),
  allowed: (who: string | null, count: number, reason: string): string =>
    `${one(who, `Мастер даёт вам ${cardsChangedRu(count)}`, `берёт ${cardsChangedRu(count)} с разрешения мастера`)}: ${reason}`,
  draws: (who: string | null, count: number): string =>
    one(who, `Вы берёте ${cardsChangedRu(count)}.`, `берёт ${cardsChangedRu(count)}.`),
  drawn: (who: readonly string[]): string => `Берут карты: ${named(who)}.`,
  came: (card: string): string => `К вам приходит «${card}».`,
  surplus: (who: string | null): string =>
    one(who, 'У вас излишек: выберите, что сбросить.', 'выбирает, что сбросить: в руке излишек.'),
  surplusOver: (who: string | null): string =>
    who === null ? 'Излишка у вас больше нет.' : `${who}: излишка больше нет.`,
  spent: {
    surplus: (who: string | null, cards: readonly string[]): string =>
      one(who, `Вы сбрасываете излишек: ${quoted(cards)}.`, `сбрасывает излишек: ${quoted(cards)}.`),
    exchange: (who: string | null, cards: readonly string[]): string =>
      one(who, `Вы сбрасываете, чтобы взять новые: ${quoted(cards)}.`, `меняет ${quoted(cards)}.`),
    drop: (who: string | null, cards: readonly string[]): string =>
      one(who, `Вы сбрасываете ${quoted(cards)}.`, `сбрасывает ${quoted(cards)}.`),
    ruin: (who: string | null, cards: readonly string[]): string =>
      one(who, `При разгроме вы теряете ${quoted(cards)}.`, `теряет при разгроме ${quoted(cards)}.`),
  },
  shown: (who: string | null, cards: readonly string[]): string =>
    one(who, `Вы показываете всем ${quoted(cards)}.`, `показывает всем ${quoted(cards)}.`),
  shownToYou: (who: string, cards: readonly string[]): string => `${who} показывает вам ${quoted(cards)}.`,
  shownByYou: (to: string, cards: readonly string[]): string =>
    `${to} видит вашу руку: вы показываете ${quoted(cards)}.`,
  handOpened: (reason: string): string => `Мастер смотрит вашу руку: ${reason}`,
  ruined: (who: string | null): string =>
    one(who, 'Разгром: ваши карты интриг уходят в сброс.', 'терпит разгром: карты интриг уходят в сброс.'),
  plays: (who: string | null, card: string): string => one(who, `Вы играете «${card}».`, `играет «${card}».`),
  playsOn: (who: string | null, card: string, on: readonly string[]): string =>
    `${one(who, `Вы играете «${card}».`, `играет «${card}».`)} ${on.length === 1 ? 'Цель' : 'Цели'}: ${named(on)}.`,
  passes: {
    trader: (who: string | null): string => one(who, 'Вы пасуете.', 'пасует.'),
    clock: (who: string | null): string => one(who, 'Ваше время вышло: пас.', 'молчит: время вышло.'),
    referee: (who: string | null): string =>
      one(who, 'Вы пасуете: так решил мастер или судья.', 'пасует: так решил мастер или судья.'),
  },
  cancels: (who: string | null, card: string): string =>
    one(who, `Вы отвечаете картой «${card}».`, `отвечает картой «${card}».`),
  cancelsSpent: (cards: readonly string[]): string => `В сброс интриг уходят ответы: ${quoted(cards)}.`,
  done: (card: string): string => `«${card}» срабатывает.`,
  cancelled: (card: string): string => `«${card}» не срабатывает: есть ответ.`,
  undone: (card: string): string => `«${card}» не срабатывает: разгром.`,
  lies: (card: string, before: string | null): string =>
    before === null ? `«${card}» теперь лежит перед вами.` : `«${card}» теперь лежит у торговца: ${before}.`,
  at: (who: string | null, card: string): string =>
    one(
      who,
      `Вы играете «${card}» за столом или в контракте.`,
      `играет «${card}» за столом или в контракте.`,
    ),
  spentAfter: (card: string): string => `«${card}» уходит в сброс интриг.`,
  looks: (who: string | null, of: string | null): string =>
    of === null
      ? `${who ?? ''} смотрит вашу руку.`
      : one(who, `Вы смотрите чужую руку (${of}).`, `смотрит чужую руку (${of}).`),
  seen: (of: string, cards: readonly string[]): string =>
    cards.length === 0 ? `${of}: рука пуста.` : `${of} держит в руке ${quoted(cards)}.`,
  takes: (who: string | null, from: string | null, count: number): string =>
    from === null
      ? `${who ?? ''} берёт у вас наугад ${cardsChangedRu(count)}.`
      : one(
          who,
          `Вы берёте наугад ${cardsChangedRu(count)} из чужой руки (${from}).`,
          `берёт наугад ${cardsChangedRu(count)} из чужой руки (${from}).`,
        ),
  moved: (isMine: boolean, cards: readonly string[]): string =>
    isMine
      ? `К вам ${cards.length > 1 ? 'переходят' : 'переходит'} ${quoted(cards)}.`
      : `От вас ${cards.length > 1 ? 'уходят' : 'уходит'} ${quoted(cards)}.`,
  dropAsked: (who: readonly string[], count: number): string =>
    `Выбирают, что сбросить (${cardsRu(count)}): ${named(who)}.`,
  dropChosen: (cards: readonly string[]): string => `Вы сбросите ${quoted(cards)}.`,
  drops: {
    trader: (who: string | null): string =>
      one(who, 'Вы выбираете, что сбросить.', 'выбирает, что сбросить.'),
    clock: (who: string | null): string =>
      one(
        who,
        'Ваше время вышло: уйдёт то, что пришло последним.',
        'молчит: уйдёт то, что пришло последним.',
      ),
    referee: (who: string | null): string =>
      `Судья или мастер решает за ${who === null ? 'вас' : `торговца (${who})`}: уйдёт то, что пришло последним.`,
  },
  retrieved: (who: string | null, card: string): string =>
    one(who, `Вы берёте из сброса «${card}».`, `берёт из сброса «${card}».`),
  frontSpent: (card: string, before: string | null): string =>
    before === null
      ? `Перед вами больше не лежит «${card}».`
      : `«${card}» больше не лежит у торговца: ${before}.`,
};
