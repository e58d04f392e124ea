// Russian words of trades and gifts: what goes, what comes, and when it takes effect. Names of people are never
// declined.

import type { TradeView } from '@dunmer/shared/protocol';
import { cardsRu, drakesOfRu, drakesRu } from '../text/amounts.ts';

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
  with: (name: string): string => `Обмен — ${name}`,
  kinds: { trade: 'Обмен', gift: 'Подарок', request: 'Просьба' },
  states: STATES,
  /** Of an answer that was an offer of the other's own. */
  countered: 'Предлагают другое',
  toNewer: 'К новому предложению',
  gives: 'Вы отдаёте',
  gets: 'Вы получаете',
  gave: 'От вас ушло',
  got: 'К вам пришло',
  news: (name: string, end: string): string => `Обмен (${name}): ${end.toLowerCase()}`,
  read: 'Понятно',
  nothing: 'ничего',
  cards: cardsRu,
  drakes: drakesRu,
  quoted: (card: string): string => `«${card}»`,
  listed: (parts: readonly string[]): string =>
    parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} и ${parts.at(-1) ?? ''}`,
  accept: 'Принять',
  acceptGift: 'Принять подарок',
  give: 'Отдать даром',
  decline: 'Отказаться',
  counter: 'Предложить другое',
  tooPoor: (need: number, has: number): string =>
    `Нужно ${drakesRu(need)}, а в кошельке ${drakesRu(has)}. Предложите другое или внесите монеты в кассе.`,
  withdraw: 'Отозвать',
  waitsFor: (name: string): string => `${name} думает над ответом`,
  change: 'Изменить',
  again: 'Предложить ещё обмен',
  at: (when: string): string => `Предложено: ${when}`,
  gone: 'Этот обмен уже закрыт. Если он состоялся, карты и деньги у новых хозяев.',
  toAll: 'Все обмены',
  confirm: {
    accept: 'Принять обмен?',
    acceptGift: 'Принять подарок?',
    give: 'Отдать даром?',
    goes: (what: string, to: string): string => `${to} получает: ${what}.`,
    comes: (what: string): string => `Вы получаете: ${what}.`,
    keeps: 'Вы ничего не отдаёте.',
    bare: 'Взамен вы ничего не получаете.',
    once: 'Всё перейдёт сразу. Вернуть можно только новым обменом.',
    decline: 'Отказаться от обмена?',
    declineMeans: 'Предложение закроется, у каждого останется своё.',
    withdraw: 'Отозвать предложение?',
    withdrawMeans: 'Принять его будет уже нельзя, у каждого останется своё.',
    offer: 'Отправить предложение?',
    offerMeans: (name: string): string =>
      `Как только ${name} согласится, всё перейдёт сразу, без второго вопроса. До тех пор предложение можно отозвать.`,
    replaces: 'Прежнее предложение закроется.',
    over: 'Прежнее предложение уже закрыто: на него ответили, или его отозвали. Это будет новым.',
    leavesShort: (count: number): string =>
      `Свободных карт у вас останется: ${count}. Меньше шести — короткая колода: карты кладут все сразу (правило\u00A02.2).`,
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
    tooMuch: 'В кошельке столько нет',
    most: (count: number): string => `До ${drakesOfRu(count)}`,
    onTable: 'Монеты лежат на столе: передайте их из рук в руки.',
    theirCards: 'Чужую карту просят по её коду. Пусть хозяин откроет карту и нажмёт «Показать для обмена».',
    asked: 'Карта, которую вы просите',
    askedHint: 'Карту вы увидите, когда попросите; тогда и решите, что дать взамен.',
    ask: 'Попросить карту',
    askMeans: (name: string): string =>
      `${name} увидит просьбу. Вы пока ничего не обещаете: своё предложите, когда увидите карту.`,
    remove: (card: string): string => `Убрать: «${card}»`,
    nothing: 'Добавьте хотя бы одну карту или дрейк.',
    noCard: 'Добавьте хотя бы одну карту.',
    submitTrade: 'Предложить обмен',
    submitGift: 'Подарить',
    submitRequest: 'Попросить',
  },
};
