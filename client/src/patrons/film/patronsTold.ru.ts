// Russian words of events at the patrons' table: one sentence each. A player is `null` when it is the reader.

import { cardsChangedRu, cardsRu, numberRu } from '../../text/amounts.ts';
import { coinsPaidRu, woundsRu } from '../../text/tokens.ts';

const quoted = (cards: readonly string[]): string => cards.map((card) => `«${card}»`).join(', ');
const one = (who: string | null, mine: string, theirs: string): string =>
  who === null ? mine : `${who} ${theirs}`;
const on = (targets: readonly string[]): string => (targets.length === 0 ? '' : `: ${quoted(targets)}`);
const signed = (count: number): string => (count < 0 ? `−${-count}` : `+${count}`);
const off = (warded: number): string => (warded === 0 ? '' : ` Доспех снял ${numberRu(warded)}.`);

export const patronsToldRu = {
  theirs: 'у соперника',
  choosesOwn: (patron: string): string => `Вы выбираете героя: «${patron}».`,
  seals: (who: string | null): string => one(who, 'Ваш выбор запечатан.', 'выбирает героя, выбор запечатан.'),
  opens: (who: string | null, patron: string): string =>
    one(who, `Ваш герой: «${patron}».`, `играет за героя «${patron}».`),
  begins: (who: string | null): string =>
    who === null ? 'Жребий: начинаете вы.' : `Жребий: начинает ${who}.`,
  shuffles: (who: string | null, count: number): string =>
    one(who, `Ваша стопка перетасована: ${cardsRu(count)}.`, `тасует стопку: ${cardsRu(count)}.`),
  exchangesOwn: (cards: readonly string[]): string => `Вы отдаёте на обмен: ${quoted(cards)}.`,
  exchanges: (who: string | null, count: number): string =>
    count === 0
      ? one(who, 'Вы оставляете всю руку.', 'оставляет всю руку.')
      : one(who, `Вы меняете ${cardsChangedRu(count)}.`, `меняет ${cardsChangedRu(count)}.`),
  drawsOwn: (cards: readonly string[]): string => `Вы берёте ${quoted(cards)}.`,
  draws: (who: string | null, count: number): string =>
    one(who, `Вы берёте ${cardsChangedRu(count)}.`, `берёт ${cardsChangedRu(count)}.`),
  coin: (who: string | null): string => one(who, 'Вы получаете монету.', 'получает монету.'),
  turn: (who: string | null, turn: string): string =>
    who === null ? `Ход ${turn} ваш.` : `Ход ${turn}: ходит ${who}.`,
  main: 'Умения начала хода сработали.',
  ends: (who: string | null): string => one(who, 'Вы заканчиваете ход.', 'заканчивает ход.'),
  raisesEnd: 'Усиления этого хода кончились.',
  over: (turn: string): string => `Ход ${turn} закончен.`,
  pays: (who: string | null, coins: number): string =>
    one(who, `Вы платите ${coinsPaidRu(coins)}.`, `платит ${coinsPaidRu(coins)}.`),
  closesToPay: (card: string): string => `За это закрывается «${card}».`,
  plays: (who: string | null, card: string, targets: readonly string[]): string =>
    `${one(who, `Вы играете «${card}»`, `играет «${card}»`)}${on(targets)}.`,
  enters: (who: string | null, card: string): string =>
    one(who, `Вы играете «${card}».`, `играет «${card}».`),
  uses: (who: string | null, card: string, targets: readonly string[]): string =>
    `${one(who, `Вы применяете умение карты «${card}»`, `применяет умение карты «${card}»`)}${on(targets)}.`,
  strikes: (card: string, target: string): string => `«${card}» бьёт: цель «${target}».`,
  defends: (card: string): string => `«${card}» встаёт на защиту.`,
  undefended: (who: string | null): string =>
    one(who, 'Вы никого не ставите на защиту.', 'никого не ставит на защиту.'),
  queued: (cards: readonly string[]): string => `В очередь: ${quoted(cards)}.`,
  comesOut: (card: string): string => `Срабатывает «${card}».`,
  done: (card: string): string => `«${card}»: умение выполнено.`,
  skipped: {
    gone: (card: string): string => `«${card}»: умение пропущено, цели уже нет.`,
    'nothing-to-pick': (card: string): string => `«${card}»: умение пропущено, выбрать нечего.`,
  },
  asked: {
    defend: (who: string | null): string => one(who, 'Вы решаете, кто защитит.', 'решает, кто защитит.'),
    target: (who: string | null): string => one(who, 'Вы выбираете цель.', 'выбирает цель.'),
    discard: (who: string | null): string =>
      one(who, 'Вы выбираете, что сбросить.', 'выбирает, что сбросить.'),
    keep: (who: string | null): string =>
      one(who, 'В руке больше 7 карт: лишние уйдут.', 'выбирает, что оставить в руке.'),
  },
  picks: (who: string | null, cards: readonly string[]): string =>
    cards.length === 0
      ? one(who, 'Вы никого не выбираете.', 'никого не выбирает.')
      : one(who, `Вы выбираете ${quoted(cards)}.`, `выбирает ${quoted(cards)}.`),
  wounds: (by: string, card: string, count: number, warded: number): string =>
    count === 0
      ? `«${by}» не ранит «${card}».${off(warded)}`
      : `«${by}» ранит «${card}» на ${numberRu(count)}.${off(warded)}`,
  misses: (card: string, count: number, warded: number): string =>
    count === 0
      ? `Стопка пуста, но «${card}» без ран.${off(warded)}`
      : `Стопка пуста: «${card}» получает ${woundsRu(count)}.${off(warded)}`,
  heals: (by: string, card: string, count: number): string =>
    `«${by}» лечит «${card}» на ${numberRu(count)}.`,
  closes: (by: string, card: string): string => `«${by}» закрывает «${card}».`,
  raises: (by: string, card: string, strike: number, life: number): string =>
    `«${by}» меняет «${card}»: ${[
      ...(strike === 0 ? [] : [`удар\u00A0${signed(strike)}`]),
      ...(life === 0 ? [] : [`жизнь\u00A0${signed(life)}`]),
    ].join(', ')} до конца хода.`,
  takes: (who: string | null, by: string, card: string): string =>
    who === null ? `«${by}»: «${card}» переходит к вам.` : `«${by}»: ${who} забирает «${card}».`,
  falls: (card: string): string => `«${card}» гибнет: ран не меньше, чем жизни.`,
  ousted: (by: string, card: string): string =>
    `«${by}» вытесняет «${card}»: двух поддержек одного вида не бывает.`,
  destroys: (by: string, card: string): string => `«${by}» уничтожает «${card}».`,
  recalls: (who: string | null, by: string, card: string): string =>
    who === null
      ? `«${by}» возвращает «${card}» в вашу руку.`
      : `«${by}» возвращает «${card}»: ${who} берёт карту в руку.`,
  returns: (who: string | null, by: string, card: string): string =>
    who === null
      ? `«${by}»: с кладбища в вашу руку приходит «${card}».`
      : `«${by}»: ${who} берёт с кладбища «${card}».`,
  discards: (who: string | null, cards: readonly string[]): string =>
    one(who, `Вы сбрасываете ${quoted(cards)}.`, `сбрасывает ${quoted(cards)}.`),
  notKept: (who: string | null, cards: readonly string[]): string =>
    one(who, `Вы сбрасываете лишнее: ${quoted(cards)}.`, `сбрасывает лишнее: ${quoted(cards)}.`),
  wins: (who: string | null): string => one(who, 'Вы побеждаете.', 'побеждает.'),
  drawn: 'Ничья.',
  concedes: (who: string | null): string => one(who, 'Вы сдаётесь.', 'сдаётся.'),
  awarded: (who: string | null, reason: string): string =>
    who === null
      ? `Победа присуждена вам. Причина: ${reason}`
      : `Победа присуждена, победитель — ${who}. Причина: ${reason}`,
  voided: (reason: string): string => `Партия отменена. Причина: ${reason}`,
  default: {
    clock: (who: string | null): string =>
      one(who, 'Ваше время вышло, за вас решено автоматически.', 'молчит: время вышло.'),
    referee: (who: string | null): string =>
      who === null ? 'Судья или мастер решает за вас.' : `Судья или мастер решает за игрока (${who}).`,
  },
  seated: 'Партия открыта. Порядок стопок запечатан.',
  exchangesShown: 'Обмен карт открыт: партию может проверить каждый.',
  waived: (who: string | null): string =>
    who === null
      ? 'Ваш телефон молчал: жребий без вашего числа.'
      : `${who}: телефон молчал, жребий без его числа.`,
  fair: 'Телефоны обменялись числами для честного жребия.',
};
