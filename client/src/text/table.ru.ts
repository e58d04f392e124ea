// Russian words around a match: its stake, clocks, referees, watchers, and what it leaves behind.

import { drakesEachRu, drakesRu, numberRu } from './amounts.ts';

export const tableRu = {
  stake: {
    sum: numberRu,
    each: (sum: number): string => `Престиж: ${drakesRu(sum)} с каждого`,
    friendly: 'Дружеская партия: ни дрейки, ни карты не переходят',
  },
  line: {
    paused: 'Партия на паузе. Подождите, она продолжится.',
    restored: 'Пауза: игру восстановили из копии. Дождитесь судьи.',
    eventPaused: (by: string | null): string =>
      `${by === null ? 'Игра на паузе' : `${by}: игра на паузе`}. Всё сохранено.`,
    defaultYou: 'Судья решит за вас, если не успеете:',
    defaultThem: (name: string): string => `Судья решит за игрока: ${name}.`,
    late: 'Ваше время уже идёт: досмотрите показ.',
    hurry: 'Вас просят поторопиться.',
    called: 'Судью позвали, он подойдёт.',
    unbound: 'Вы свободны: карту можно выбрать и позже.',
    stopped: 'Партия остановлена: произошёл сбой. Позовите судью: он отменит её, ставки и карты вернутся.',
    stoppedWatched: 'Партия остановлена: произошёл сбой. Она ждёт судью.',
    stoppedPractice: 'Партия остановлена: произошёл сбой. Начните другую.',
    failed: 'В записи этой партии сбой. Чем она закончилась, видно в контракте и в кошельке.',
    voided: 'Партия отменена: ставки и карты вернулись.',
    clock: {
      placement: (name: string | null): string =>
        name === null ? 'Вам на расстановку:' : `На расстановку, ${name}:`,
      decision: (name: string | null): string => (name === null ? 'Вам на решение:' : `На решение, ${name}:`),
      claim: (name: string | null): string =>
        name === null ? 'Вам на цену победы:' : `На цену победы, ${name}:`,
      default: (name: string | null): string =>
        name === null ? 'До решения за вас:' : `До решения за игрока, ${name}:`,
    },
    stands: 'стоят',
  },
  menu: {
    notes: 'Журнал партии',
    nudge: (name: string): string => `Поторопить: ${name}`,
    nudged: 'Поторопили',
    nudgeShort: 'Поторопить',
    call: 'Позвать судью',
    calledAlready: 'Судью уже позвали',
    watch: 'Позвать зрителей',
    contract: 'К контракту',
  },
  call: {
    title: 'Позвать судью?',
    means:
      'Судья увидит отметку у вашей партии и подойдёт. Партия при этом не останавливается, соперник увидит вызов.',
    confirm: 'Позвать',
    back: 'Не нужно',
  },
  watch: {
    title: 'Для зрителей',
    hint: 'По этой ссылке видно то, что видно всем. Места за столом она не даёт.',
    qr: 'Код для камеры: смотреть партию',
    spelled: (code: string): string => `Код ${code}`,
    shared: 'Партия в «Данмерскую торговлю»',
  },
  result: {
    potMine: (sum: number): string => `Престиж ваш: ${drakesRu(sum)} теперь в вашем кошельке.`,
    potMineTable: (sum: number): string => `Престиж ваш: возьмите со стола ${drakesRu(sum)}.`,
    potTheirs: (name: string, sum: number): string => `Престиж взял победитель (${name}): ${drakesRu(sum)}.`,
    stakesBack: (sum: number): string => `Ставки вернулись: каждому по ${drakesEachRu(sum)}.`,
    stakesBackTable: (sum: number): string => `Каждый забирает со стола свою ставку: ${drakesRu(sum)}.`,
    friendly: 'Партия была дружеской: ни дрейки, ни карты не перешли.',
    claimed: 'Карта переходит насовсем.',
    toContract: 'К контракту',
    contractNext: 'Контракт остаётся в силе: осталось передать обещанное.',
    notes: 'Журнал партии',
    again: {
      by: {
        referee: 'Судья пересмотрел итог уже после конца партии',
        organiser: 'Мастер пересмотрел итог уже после конца партии',
      },
      awarded: (who: string, name: string): string => `${who}: победа присуждена, ${name}.`,
      voided: (who: string): string => `${who}: партия отменена.`,
      drawn: (who: string): string => `${who}: ничья.`,
      mine: (sum: number): string => `Престиж теперь ваш: ${drakesRu(sum)}.`,
      theirs: (name: string, sum: number): string =>
        `Престиж теперь у победителя (${name}): ${drakesRu(sum)}.`,
      back: (sum: number): string => `Престиж не взял никто, каждому возвращается ставка: ${drakesRu(sum)}.`,
      purse: 'Что уже перешло, видно в кошельке.',
      coins: 'Рассчитайтесь монетами.',
      card: 'Взятая карта возвращается, если она ещё у того, кто её взял.',
    },
  },
  claim: {
    moves: 'Выбранная карта перейдёт к вам насовсем.',
    practice: 'Колоды здесь готовые: выбор записывается, но карта остаётся у хозяина.',
  },
};
