// Russian words of the match screens.

import type { Ability, Row } from '@dunmer/shared/cards';
import type { LaidRow } from '@dunmer/shared/rules';
import { fairRu } from './fair.ru.ts';
import { filmRu } from './film.ru.ts';
import { cardsRu } from '../text/amounts.ts';

const ROW: Readonly<Record<Row, string>> = { front: 'первый ряд', back: 'второй ряд' };
const LAID: Readonly<Record<LaidRow, string>> = { ...ROW, half: 'всю половину' };
const LAID_IS: Readonly<Record<LaidRow, string>> = {
  front: 'первый ряд запечатан',
  back: 'второй ряд запечатан',
  half: 'вся половина запечатана',
};
const LAID_TITLE: Readonly<Record<LaidRow, string>> = {
  front: 'Первый ряд',
  back: 'Второй ряд',
  half: 'Ваша половина',
};
const TIMING: Readonly<Record<Ability['timing'], string>> = {
  reveal: 'умение при вскрытии',
  static: 'постоянное умение',
  summon: 'призыв',
};

/** What a screen reader says about a card. */
export interface SpokenCard {
  readonly name: string;
  readonly virtues: string;
  readonly superiority: string;
  readonly protection: string;
  readonly abilities: string;
  readonly silenced: boolean;
}

export const matchRu = {
  title: 'Партия',
  loading: 'Готовим стол…',
  nobody: 'Никто',
  leave: 'Выйти из-за стола',
  close: 'Закрыть',
  and: ' и ',

  board: 'Поле',
  halfOf: (name: string | null): string => (name === null ? 'Ваша половина' : `Половина: ${name}`),
  row: (row: Row): string => (row === 'front' ? 'Первый ряд' : 'Второй ряд'),
  place: (name: string | null, row: Row, column: number): string =>
    `${name === null ? 'Ваш' : `${name}:`} ${ROW[row]}, столбец ${column}`,
  emptyCell: 'пусто',
  unknownCell: 'неизвестно, есть ли карта',
  faceDown: 'карта лицом вниз',
  sealedRow: 'запечатан',
  sign: (timing: Ability['timing'], initiative: number | null): string =>
    initiative === null ? TIMING[timing] : `${TIMING[timing]}, инициатива ${initiative}`,
  card: ({ name, virtues, superiority, protection, abilities, silenced }: SpokenCard): string =>
    [
      `«${name}»`,
      virtues === ''
        ? 'добродетелей нет'
        : `${virtues.includes(',') ? 'добродетели' : 'добродетель'}: ${virtues}`,
      superiority === '' ? 'превосходства нет' : `превосходство: ${superiority}`,
      ...(protection === '' ? [] : [`защита: ${protection}`]),
      ...(abilities === '' ? [] : [abilities]),
      ...(silenced ? ['карта молчит'] : []),
    ].join('; '),

  bot: 'бот',
  here: 'здесь',
  unheard: 'связь неизвестна',
  away: (time: string): string => `нет на связи ${time}`,

  wait: {
    row: (names: string): string => `Ждём карт: ${names}`,
    ownPromise: 'Телефон готовит бросок монеты…',
    silent: (names: string): string => `Ждём телефон: ${names}. От него нужно число для броска.`,
    stuck: 'Без этого телефона партия не продолжится. Подождите, позовите судью или сдайтесь.',
    stuckWatching: 'Без этого телефона партия не продолжится.',
    target: (name: string, card: string): string => `«${card}»: ${name} выбирает цель`,
    summon: (name: string, card: string): string => `«${card}»: ${name} решает, призывать ли`,
    claim: (name: string): string => `${name} выбирает цену победы`,
    play: (name: string): string => `${name}: карта или пас`,
    answer: (name: string): string => `${name}: ответ или пас`,
    nobody: 'Партия идёт дальше…',
  },

  hint: {
    begin: 'Коснитесь карты, потом клетки. Или перетащите.',
    chooseCell: 'Теперь коснитесь клетки. Ещё касание вернёт карту в руку.',
    chooseCard: 'Теперь выберите карту для этой клетки.',
    elsewhere: 'Расстановку изменили в другой вкладке, здесь теперь та же.',
    front: 'Сначала первый ряд. Второй можно расставить заранее.',
    back: 'Теперь второй ряд: эти карты выйдут вперёд, когда освободится место.',
    sealed: 'Ваша половина запечатана.',
    sealedBoth: (name: string): string => `Ваша половина запечатана. ${name} тоже ставит печать.`,
    short: (own: number): string => `У вас ${cardsRu(own)}: кладите всю руку сразу, на любые клетки.`,
    shortWaits: (name: string, own: number): string =>
      `${name} расставляет раньше. У вас ${cardsRu(own)}: вся рука ляжет сразу, расставить можно заранее.`,
    fewerWaits: (name: string, size: number, own: number): string =>
      `${name} расставляет раньше: там ${cardsRu(size)}, у вас ${cardsRu(own)}. Расставить можно заранее.`,
    beforeToss: (own: number, name: string): string =>
      `У вас ${cardsRu(own)}, у соперника (${name}) столько же. Жребий решит, кто расставляет раньше.`,
    bothShort: (own: number, name: string, other: number): string =>
      `Меньше шести у обоих: у вас ${cardsRu(own)}, у соперника (${name}) ${cardsRu(other)}. Кладите всю руку сразу, на любые клетки.`,
    tossed: (first: string): string => `Карт поровну, и жребий решил: ${first} расставляет раньше.`,
    seen: (name: string): string =>
      `Занятые клетки соперника (${name}) видны, карты — нет. Кладите всю руку.`,
    otherShort: (name: string, size: number): string =>
      `У соперника (${name}) всего ${cardsRu(size)}: вся рука ляжет после вас.`,
    boardOrder: (initiative: number): string =>
      `Инициатива ${initiative} у двух ваших карт: раньше та, что левее, и первый ряд раньше второго.`,
  },
  lacks: (row: LaidRow, count: number): string => `${LAID_TITLE[row]}: ещё ${cardsRu(count)}`,
  commit: (row: LaidRow): string => `Запечатать ${LAID[row]}`,
  seal: {
    hold: 'удерживайте: потом не изменить',
    title: (row: LaidRow): string => `Запечатать ${LAID[row]}?`,
    means: 'Запечатанные карты изменить нельзя.',
    back: 'Ещё подумать',
  },
  sending: 'Отправляем…',
  sendingLate: 'Ответа пока нет, отправляем ещё раз…',
  draftSaved: 'сохранено',
  draftUnsaved: 'не сохранено',
  undo: 'Отменить последнее',
  sealSaid: (name: string, row: LaidRow): string => `${name}: ${LAID_IS[row]}.`,
  sealedSoFar: (name: string, rows: readonly LaidRow[]): string =>
    rows.length === 0
      ? `${name}: печатей пока нет.`
      : `${name}: ${rows.map((row) => LAID_IS[row]).join(', ')}.`,

  tray: {
    label: 'Ваши карты',
    left: (count: number): string => `В руке ${cardsRu(count)}`,
    empty: 'Все карты на поле.',
  },

  film: {
    controls: 'Просмотр',
    back: 'Шаг назад',
    forward: 'Шаг вперёд',
    play: 'Продолжить',
    pause: 'Пауза',
    replay: 'Смотреть сначала',
    scrub: 'Место в записи',
    fast: 'Быстро',
    why: 'Почему так',
    log: 'Запись партии',
    showCard: 'Показать карту',
    skip: 'К текущему моменту',
  },
  why: { title: 'Почему такие значки' },
  menu: { title: 'Меню', settings: 'Язык и оформление' },

  choose: {
    target: (card: string): string => `«${card}»: выберите цель`,
    tapTarget: 'Коснитесь одной из подсвеченных карт. Долгое касание покажет карту целиком.',
    isFinal: 'Подтверждённый выбор изменить нельзя.',
    noTarget: 'Цель не выбрана',
    confirmTarget: (card: string): string => `Выбрать: «${card}»`,
    summon: (card: string): string => `«${card}»: призвать существо?`,
    creatures: 'Существа, которых можно призвать',
    noCreature: 'Подходящих существ нет.',
    pickCreature: 'Выберите существо',
    pickCell: 'Выберите клетку',
    decline: 'Не призывать',
    declineTitle: 'Никого не призывать?',
    declineMeans: 'Вернуться к этому призыву потом нельзя.',
    declineConfirm: 'Никого не призывать',
    declineBack: 'Ещё подумать',
    confirmSummon: (card: string): string => `Призвать: «${card}»`,
  },

  claim: {
    question: (winner: string): string => `${winner} побеждает. Выберите цену победы`,
    explained:
      'Торговцы не идут на уступки просто так. Возьмите одну из уцелевших карт победителя или откажитесь (правило\u00A06.2).',
    explainedWide:
      'Возьмите одну карту победителя, уцелевшую или из отбоя, либо откажитесь (правило\u00A06.2).',
    fallen: 'Отбой победителя',
    pick: 'Выберите карту',
    take: (card: string): string => `Взять: «${card}»`,
    waive: 'Отказаться',
    takeTitle: (card: string): string => `Взять «${card}»?`,
    takeMeans: 'Это цена победы. Изменить выбор потом нельзя.',
    takeConfirm: 'Взять',
    waiveTitle: 'Отказаться от цены победы?',
    waiveMeans: 'Вы не возьмёте ничего. Вернуться к выбору потом нельзя.',
    waiveConfirm: 'Отказаться',
    back: 'Ещё подумать',
  },

  lost: {
    title: 'Сервер восстановлен из копии',
    lead: 'Сервер принял эти ходы, но после сбоя их не помнит. Повторите их, когда до них дойдёт.',
    place: (row: LaidRow, names: readonly string[]): string =>
      [`${LAID_TITLE[row]} под печатью`, names.map((name) => `«${name}»`).join(', ')]
        .filter(Boolean)
        .join(': '),
    target: (names: readonly string[]): string =>
      ['Выбранная цель', ...names.map((name) => `«${name}»`)].join(': '),
    summon: (names: readonly string[]): string => ['Призыв', ...names.map((name) => `«${name}»`)].join(': '),
    declineSummon: 'Отказ от призыва',
    claim: (names: readonly string[]): string =>
      ['Цена победы', ...names.map((name) => `«${name}»`)].join(': '),
    waive: 'Отказ от цены победы',
    concede: 'Сдача партии',
    toss: 'Число для броска монеты',
    read: 'Понятно',
  },

  concede: {
    open: 'Сдаться',
    title: 'Сдаться?',
    means: (winner: string): string =>
      `${winner} победит. Кто сдаётся, цену победы не выбирает (правило\u00A06.4).`,
    hidden: 'Карт, лежащих лицом вниз, никто не увидит.',
    isFinal: 'Отменить это нельзя.',
    confirm: 'Сдаться',
    back: 'Играть дальше',
  },

  result: {
    title: 'Итог',
    open: 'К итогу партии',
    youWin: 'Вы победили',
    youLose: 'Вы проиграли',
    wins: (name: string): string => `${name} побеждает`,
    drawn: 'Ничья',
    voided: 'Партия отменена',
    counted: (winner: string, more: number, loser: string, fewer: number): string =>
      `На поле осталось: ${winner}\u00A0— ${more}, ${loser}\u00A0— ${fewer}. Побеждает тот, у кого больше (правило\u00A06.1).`,
    even: (count: number): string =>
      `На поле осталось поровну: по ${count}. Цену победы никто не платит (правило\u00A06.1).`,
    conceded: (name: string): string => `${name} сдаётся (правило\u00A06.4). Цены победы нет.`,
    awarded: (name: string, why: string): string => `Победитель — ${name}: так решено. Причина: ${why}`,
    voidedFor: (why: string): string => `Партии как будто не было. Причина: ${why}`,
    neverRevealed: 'Карты не вскрыты, и никто их не увидит.',
    waived: (loser: string): string => `${loser} не берёт цену победы.`,
    claimClosed: 'Выбор закрыт: цену победы никто не берёт.',
    claimed: (loser: string, card: string): string => `Цена победы: ${loser} берёт «${card}».`,
    cards: cardsRu,
    field: 'Посмотреть поле',
    leave: 'На главную',
  },

  rulesTitle: 'Правила коротко',
  fair: fairRu,
  told: filmRu,
};
