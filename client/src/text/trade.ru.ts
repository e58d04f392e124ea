// Russian words of trades and gifts: what goes, what comes, and when it counts. Names of people are never declined.

import type { TradeView } from '@dunmer/shared/protocol';
import { cardsRu, drakesRu } from './amounts.ts';

type States = Readonly<Record<TradeView['state'], string>>;

const STATES: Readonly<Record<'mine' | 'theirs', States>> = {
  mine: {
    offered: 'Ждёт ответа',
    accepted: 'Принято',
    declined: 'Отказ',
    withdrawn: 'Вы отозвали',
  },
  theirs: {
    offered: 'Ждёт вашего ответа',
    accepted: 'Вы приняли',
    declined: 'Вы отказались',
    withdrawn: 'Отозвано',
  },
};

export const tradeRu = {
  title: 'Обмены и подарки',
  incoming: 'Предлагают вам',
  outgoing: 'Предлагаете вы',
  empty: 'Сейчас никто ничего не предлагает.',
  emptyHint: 'Подарок — это обмен, в котором одна сторона не даёт ничего.',
  start: 'Предложить обмен',
  with: (name: string): string => `Обмен: ${name}`,
  kinds: { trade: 'Обмен', gift: 'Подарок', request: 'Просьба' },
  states: STATES,
  gives: 'Вы отдаёте',
  gets: 'Вы получаете',
  gave: 'От вас ушло',
  got: 'К вам пришло',
  news: (name: string, end: string): string => `Обмен, ${name}: ${end.toLowerCase()}`,
  read: 'Понятно',
  nothing: 'ничего',
  cards: cardsRu,
  drakes: drakesRu,
  quoted: (card: string): string => `«${card}»`,
  listed: (parts: readonly string[]): string =>
    parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} и ${parts.at(-1) ?? ''}`,
  accept: 'Принять',
  acceptGift: 'Принять подарок',
  give: 'Отдать',
  decline: 'Отказаться',
  counter: 'Предложить иначе',
  withdraw: 'Отозвать',
  waitsFor: (name: string): string => `Ждём ответа: ${name}`,
  change: 'Изменить',
  again: 'Предложить ещё обмен',
  at: (when: string): string => `Предложено: ${when}`,
  gone: 'Этого обмена больше нет среди открытых. Если он состоялся, карты и деньги уже у новых хозяев.',
  toAll: 'Все обмены',
  confirm: {
    accept: 'Принять обмен?',
    acceptGift: 'Принять подарок?',
    give: 'Отдать даром?',
    goes: (what: string, to: string): string => `От вас уйдёт: ${what}. Получит ${to}.`,
    comes: (what: string): string => `К вам придёт: ${what}.`,
    keeps: 'От вас ничего не уйдёт.',
    bare: 'Взамен вы не получите ничего.',
    once: 'Всё перейдёт разом, и сразу. Вернуть можно только новым обменом.',
    decline: 'Отказаться от обмена?',
    declineMeans: 'Предложение закроется, у каждого останется своё.',
    withdraw: 'Отозвать предложение?',
    withdrawMeans: 'Принять его будет уже нельзя, у каждого останется своё.',
    offer: 'Отправить предложение?',
    offerMeans: (name: string): string =>
      `Пока ${name} не примет, у каждого остаётся своё. После этого всё перейдёт разом, и спрашивать вас снова никто не будет. До тех пор предложение можно отозвать.`,
    replaces: 'Прежнее предложение закроется.',
    leavesShort: (count: number): string =>
      `Свободных карт у вас останется: ${count}. Меньше шести — короткая колода: кладут сразу всё (правило\u00A02.2).`,
    send: 'Предложить',
    back: 'Ещё подумать',
  },
  form: {
    title: 'Новый обмен',
    pick: 'Выбрать карты',
    picked: 'Ваши карты',
    pickHint: 'Коснитесь карты, чтобы добавить или убрать. Долгое касание покажет её целиком.',
    done: (count: number): string => (count === 0 ? 'Готово' : `Готово: ${cardsRu(count)}`),
    noCards: 'Карты не выбраны',
    drakes: 'Дрейки',
    inPurse: (count: number): string => `В кошельке ${drakesRu(count)}`,
    tooMuch: 'Столько в вашем кошельке нет',
    most: (count: number): string => `Не больше чем ${drakesRu(count)}`,
    onTable: 'Монеты лежат на столе: передайте их из рук в руки.',
    theirCards:
      'Карту другого торговца можно попросить по её коду: пусть откроет карту и нажмёт «Показать для обмена».',
    asked: 'Карта, которую вы просите',
    askedHint: 'Карту вы увидите, когда попросите; тогда и решите, что дать взамен.',
    ask: 'Попросить карту',
    askMeans: (name: string): string =>
      `${name} увидит просьбу. Сейчас вы ничего не обещаете: увидев карту, вы сможете предложить за неё своё.`,
    remove: (card: string): string => `Убрать: «${card}»`,
    nothing: 'Добавьте хотя бы одну карту или дрейк.',
    noCard: 'Добавьте хотя бы одну карту.',
    submitTrade: 'Предложить обмен',
    submitGift: 'Подарить',
    submitRequest: 'Попросить',
    unknown: 'Такого торговца нет. Проверьте код на бейдже.',
    oneself: 'Это ваш собственный код. Обмен бывает только с другим торговцем.',
    cannotTrade: 'Этот человек не торгует.',
  },
};
