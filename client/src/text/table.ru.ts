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
      window: (name: string | null): string =>
        name === null ? 'Карта или пас:' : `${name} играет карту или пасует:`,
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
  windows: {
    title: 'Обещания',
    hand: (count: number): string => `Обещания: ${numberRu(count)}`,
    playable: (count: number): string => `можно сыграть: ${numberRu(count)}`,
    stops: {
      revealed: 'Карты вскрыты. Сыграете обещание?',
      between: 'Круг окончен. Сыграете обещание?',
      count: 'Перед подсчётом. Сыграете обещание?',
    },
    passes: (name: string): string => `${name} пасует.`,
    play: 'Сыграть обещание',
    pass: 'Пас',
    passEarly: 'Пас заранее',
    ahead: 'Пасовать до конца партии',
    aheadMeans: 'Больше не спросят, пока не передумаете. Соперник это увидит.',
    askAgain: 'Снова спрашивать',
    aheadNow: 'Вы пасуете до конца партии.',
    theyAhead: (name: string): string => `${name} пасует до конца партии.`,
    playIt: 'Сыграть',
    sure: (card: string): string => `Сыграть «${card}»?`,
    means: (name: string): string => `Все прочтут, что вы играете и кто это обещает: ${name}.`,
    choose: 'На что',
    chooseFirst: 'Выберите, на что',
    shown: (cards: readonly string[]): string =>
      `Вы подсмотрели: ${cards.map((card) => `«${card}»`).join(', ')}.`,
    played: (name: string, card: string): string => `${name} играет «${card}».`,
    playedMine: (card: string): string => `Вы играете «${card}».`,
    lies: (card: string): string => `Перед вами лежит «${card}».`,
    liesTheirs: (name: string, card: string): string => `У соперника (${name}) лежит «${card}».`,
    empty: 'В руке нет чужих обещаний.',
    hidden: 'лицом вниз',
  },
  lost: {
    play: 'Сыгранная карта',
    pass: 'Пас',
    ahead: 'Пас до конца партии',
  },
  claim: {
    moves: 'Выбранная карта станет вашей насовсем.',
    practice: 'Колоды здесь учебные: карта останется у хозяина.',
  },
};
