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
      `Игра на паузе, всё сохранено.${by === null ? '' : ` Так решил мастер (${by}).`}`,
    defaultYou: 'Судья решит за вас через:',
    defaultThem: (name: string): string => `Судья решит за соперника (${name}).`,
    late: 'Ваше время уже идёт: досмотрите партию.',
    hurry: 'Вас просят поторопиться.',
    called: 'Судью позвали, ждите.',
    unbound: 'Вы свободны: карту можно выбрать и позже.',
    stopped: 'Партия остановлена: произошёл сбой. Позовите судью: партию отменят, ставки и карты вернутся.',
    stoppedWatched: 'Партия остановлена: произошёл сбой. Она ждёт судью.',
    stoppedPractice: 'Партия остановлена: произошёл сбой. Начните другую.',
    failed: 'В записи партии сбой. Чем она закончилась, видно в контракте и в кошельке.',
    voided: 'Партия отменена: ставки и карты вернулись.',
    clock: {
      placement: (name: string | null): string =>
        name === null ? 'Ваша расстановка:' : `${name} расставляет:`,
      decision: (name: string | null): string => (name === null ? 'Ваше решение:' : `${name} решает:`),
      claim: (name: string | null): string =>
        name === null ? 'Ваш выбор цены победы:' : `${name} выбирает цену победы:`,
      default: (name: string | null): string =>
        name === null ? 'Решат за вас через:' : `Решат за соперника (${name}) через:`,
    },
    stands: 'стоят',
  },
  menu: {
    notes: 'Журнал партии',
    nudge: 'Поторопить соперника',
    nudged: 'Поторопили',
    nudgeShort: 'Поторопить',
    call: 'Позвать судью',
    calledAlready: 'Судью уже позвали',
    watch: 'Позвать зрителей',
    contract: 'К контракту',
  },
  call: {
    title: 'Позвать судью?',
    means: 'Судья увидит отметку у вашей партии и подойдёт. Партия не остановится, соперник увидит вызов.',
    confirm: 'Позвать',
    back: 'Не нужно',
  },
  watch: {
    title: 'Для зрителей',
    hint: 'По этой ссылке видно то, что видно всем. Играть по ней нельзя.',
    qr: 'Код для камеры: смотреть партию',
    spelled: (code: string): string => `Код ${code}`,
    shared: 'Партия в «Данмерскую торговлю»',
  },
  result: {
    potMine: (sum: number): string => `Престиж ваш: ${drakesRu(sum)} в вашем кошельке.`,
    potMineTable: (sum: number): string => `Престиж ваш: возьмите со стола ${drakesRu(sum)}.`,
    potTheirs: (name: string, sum: number): string => `${name} забирает престиж: ${drakesRu(sum)}.`,
    stakesBack: (sum: number): string => `Ставки вернулись: каждому по ${drakesEachRu(sum)}.`,
    stakesBackTable: (sum: number): string => `Каждый забирает со стола свою ставку: ${drakesRu(sum)}.`,
    friendly: 'Партия была дружеской: ни дрейки, ни карты не перешли.',
    claimed: 'Карта переходит насовсем.',
    toContract: 'К контракту',
    contractNext: 'Контракт в силе: осталось передать обещанное.',
    notes: 'Журнал партии',
    again: {
      by: {
        referee: 'Судья пересмотрел итог после конца партии',
        organiser: 'Мастер пересмотрел итог после конца партии',
      },
      awarded: (who: string, name: string): string => `${who}: победитель — ${name}.`,
      voided: (who: string): string => `${who}: партия отменена.`,
      drawn: (who: string): string => `${who}: ничья.`,
      mine: (sum: number): string => `Престиж теперь ваш: ${drakesRu(sum)}.`,
      theirs: (name: string, sum: number): string => `${name} теперь забирает престиж: ${drakesRu(sum)}.`,
      back: (sum: number): string =>
        `Престиж не забирает никто, каждому возвращается ставка: ${drakesRu(sum)}.`,
      purse: 'Что уже перешло, видно в кошельке.',
      coins: 'Рассчитайтесь монетами.',
      card: 'Взятая карта вернётся, если она ещё у того, кто её взял.',
    },
  },
  claim: {
    moves: 'Выбранная карта станет вашей насовсем.',
    practice: 'Колоды здесь учебные: карта останется у хозяина.',
  },
};
