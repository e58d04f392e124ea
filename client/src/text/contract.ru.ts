// Russian words of a contract and of the prestige in it.

import type { TableName } from '@dunmer/shared/contract';
import { drakesEachRu, drakesOfRu, drakesRu } from './amounts.ts';
import { contractActsRu, offerPlayRu, undisputedRu } from './contractActs.ru.ts';
import { atRu } from './tables.ru.ts';

/** The part of the price that is demanded: a sixth, unless a card has changed it. */
function partRu(part: number): string {
  if (part === 4) return 'четверть';
  return part === 12 ? 'двенадцатую часть' : 'шестую часть';
}

export const contractRu = {
  acts: contractActsRu,
  offerPlay: offerPlayRu,
  back: 'Ещё подумать',
  title: 'Контракт',
  gone: 'Такого контракта нет, или он не ваш.',
  between: (one: string, two: string): string => `${one} и ${two}`,
  withWhom: (name: string): string => `Партнёр — ${name}`,
  delivers: 'Что передаётся',
  erased: 'Текст контракта стёрт.',
  price: 'Сумма контракта',
  free: 'Без денег',
  sum: drakesRu,
  /** The form after «по». */
  each: drakesEachRu,
  payer: (name: string | null): string => (name === null ? 'платите вы' : `платит ${name}`),
  heldNow: 'отложено под контракт',
  onTableNow: 'лежит на столе',
  prestige: 'Престиж',
  fromEach: 'с каждого, играете сразу',
  atPatrons: 'за столом покровителей',
  notBoth: 'Столько сейчас есть не у обоих. Предложите меньше или подождите.',
  shortMine: (count: number): string =>
    `Свободных карт у вас: ${count}. Кладите всю руку сразу, на любые клетки (правило\u00A02.2).`,
  shortTheirs: (name: string, count: number): string =>
    `У партнёра (${name}) меньше шести карт: ${count}. Вся рука ляжет сразу (правило\u00A02.2).`,
  death: {
    title: 'А если мой телефон сядет?',
    waits: 'Ничего не пропадёт: запечатанное хранится на сервере, партия вас подождёт.',
    clocked: 'Запечатанное хранится на сервере, но часы не ждут: по ним ходят за вас.',
    way: 'Откройте личную ссылку на любом телефоне: вас пустит ПИН-код или судья.',
  },
  sizes: (low: string, high: string): string => `Ставка: ${low} или ${high} с каждого.`,
  size: (only: string): string => `Ставка: ${only} с каждого.`,
  mayBeLowered: 'Если столько есть не у обоих, ставка будет меньше.',
  undisputed: undisputedRu,
  lowered: 'Ставка снижена до суммы, которая есть у обоих.',
  roundings: (part: number): string => `Как округлить ${partRu(part)}`,
  endDemand: 'Снять требование',
  demandEnded: 'Требование снято: столько есть не у обоих. Контракт остался прежним.',
  hindered: {
    mine: 'Вы сейчас за другим столом. Ответите после той партии: контракт подождёт.',
    theirs: (name: string): string =>
      `${name} сейчас за другим столом. Ответите после той партии: контракт подождёт.`,
    purse: (need: string, has: string): string =>
      `Нужно ${need}, а в кошельке ${has}. Предложите меньше или внесите монеты в кассе.`,
    purseMine: (need: string, has: string): string =>
      `Нужно ${need}, а в кошельке ${has}. Отзовите предложение или внесите монеты в кассе.`,
    leastRaised: (least: string): string => `Наименьшая ставка теперь ${least}. Предложите больше.`,
    leastMine: (least: string): string => `Наименьшая ставка теперь ${least}. Отзовите и назовите больше.`,
    patronsOff: 'За столом покровителей больше не играют. Предложите стол торговли.',
    patronsOffMine: 'За столом покровителей больше не играют. Отзовите и предложите стол торговли.',
    playOpen: 'Одного из вас касается действие интриги. Ответите, когда оно закончится: контракт подождёт.',
    promisesOff: 'Обещания сейчас выключены. Контракт подождёт.',
    promisesOver: 'Обещания закрыты насовсем. Такой контракт не подписать, предложите другой.',
    stoppedMine: 'Мастер приостановил вашу торговлю. Контракт подождёт.',
    stopped: (name: string): string =>
      `${name} пока не торгует: так решил мастер. Отвечать не нужно: контракт подождёт, а мастер может его и аннулировать.`,
    demandOver:
      'Даже на наименьшую ставку сейчас хватает не обоим. Требование снимется, контракт останется прежним (правило\u00A01.3).',
  },
  tieHome: 'Обещание о ничьей перед вами вернётся домой: зовёте на партию вы.',
  playAt: (amount: string): string => `Играть по ${amount}`,
  amount: 'Ставка с каждого, дрейков',
  least: (sum: number): string => `От ${drakesOfRu(sum)}`,
  inPurse: (sum: number): string => `В кошельке ${drakesRu(sum)}`,
  trouble: {
    noSum: 'Введите целое число дрейков',
    tooLittle: (sum: number): string => `Наименьшая ставка — ${drakesRu(sum)}`,
    tooMuch: 'В кошельке столько нет',
  },
  toTable: 'За стол',
  toCounter: 'К встречному предложению',
  toResult: 'Посмотреть партию',
  watchMatch: 'Посмотреть партию',
  more: 'Другие действия',
  waits: (name: string): string => `${name} думает над ответом`,
  waitsHandover: (name: string): string => `Ждём подтверждения: ${name}`,
  overdue: 'Контракт ждёт уже долго: мастера и судьи видят отметку.',
  says: {
    'offer-mine': (name: string): string =>
      `Вы предложили контракт. ${name} может подписать, отказаться или предложить другое.`,
    'offer-theirs': (name: string): string => `${name} предлагает вам контракт.`,
    theyPay: (name: string, sum: string): string =>
      `Вы предложили контракт. Чтобы подписать, ${name} отложит ${sum}.`,
    playMine: (amount: string, table: TableName): string =>
      `Вы предложили контракт и партию на престиж${atRu(table)}: по ${amount} с каждого.`,
    playAgreed: (name: string): string => `Вы ответили на предложение. ${name} скажет последнее слово.`,
    playTheirs: (name: string, amount: string, table: TableName): string =>
      `${name} предлагает контракт и партию на престиж${atRu(table)}: по ${amount} с каждого.`,
    playBack: (name: string): string => `${name} отвечает на ваше предложение. Последнее слово за вами.`,
    signed: (pays: boolean): string =>
      `Контракт подписан: ${pays ? 'получите' : 'передайте'} обещанное и подтвердите передачу. До этого можно сыграть на престиж.`,
    truce: (pays: boolean): string =>
      `Контракт подписан: ${pays ? 'получите' : 'передайте'} обещанное и подтвердите передачу.`,
    barred: (pays: boolean): string =>
      `Звать на партию вам больше нельзя: сыграна карта. Контракт в силе: ${pays ? 'получите' : 'передайте'} обещанное и подтвердите передачу.`,
    played: (pays: boolean): string =>
      `Престиж разыгран, контракт в силе. ${pays ? 'Получите' : 'Передайте'} обещанное и подтвердите передачу.`,
    'game-mine': (amount: string, table: TableName): string =>
      `Вы зовёте сыграть на престиж${atRu(table)}: по ${amount} с каждого.`,
    'game-theirs': (name: string, amount: string, table: TableName): string =>
      `${name} зовёт сыграть на престиж${atRu(table)}: по ${amount} с каждого.`,
    'demand-mine': (part: number): string => `Вы требуете сыграть на ${partRu(part)}.`,
    'demand-theirs': (name: string, part: number): string =>
      `${name} требует сыграть на ${partRu(part)}. Вы выбираете, как её округлить.`,
    'demand-theirs-over': (name: string, part: number): string =>
      `${name} требует сыграть на ${partRu(part)}.`,
    'demand-theirs-one': (name: string, part: number, amount: string): string =>
      `${name} требует сыграть на ${partRu(part)}, по ${amount} с каждого.`,
    playing: (amount: string, table: TableName): string =>
      `Идёт партия на престиж${atRu(table)}: по ${amount} с каждого.`,
    'annul-mine': 'Вы предложили аннулировать сделку.',
    'annul-theirs': (name: string): string => `${name} предлагает аннулировать сделку.`,
    promisesOver: 'Контракт подписан, но исполнить его уже нельзя.',
    'hand-mine': (name: string): string => `Вы подтвердили передачу. Теперь её подтвердит ${name}.`,
    'hand-theirs': (name: string): string =>
      `${name} подтверждает передачу. Подтвердите и вы: тогда контракт исполнен.`,
    fulfilled: 'Контракт исполнен.',
    annulled: {
      both: 'Сделка аннулирована по согласию обоих.',
      refusal: 'Сделка аннулирована: от партии отказались.',
      organiser: 'Мастер аннулировал сделку.',
    },
    declined: 'От предложения отказались.',
    withdrawn: 'Предложение отозвано.',
    countered: 'На предложение ответили встречным.',
  },
  /** Who has ended the contract, and where the price is. */
  ended: {
    sum: drakesRu,
    declined: {
      mine: 'Вы отказались от предложения.',
      theirs: (name: string): string => `${name} отказывается от предложения.`,
    },
    withdrawn: {
      mine: 'Вы отозвали предложение.',
      theirs: (name: string): string => `${name} отзывает предложение.`,
    },
    refused: {
      mine: 'Вы отказались от партии, и сделка аннулирована.',
      theirs: (name: string): string => `${name} отказывается от партии, и сделка аннулирована.`,
    },
    answered: {
      mine: 'Вы отказались от партии картой: сделка в силе.',
      theirs: (name: string): string => `${name} отказывается от партии картой: сделка в силе.`,
    },
    priceMine: (sum: string): string => `Деньги вернулись в ваш кошелёк: ${sum}.`,
    priceTheirs: (name: string, sum: string): string => `Деньги вернулись партнёру (${name}): ${sum}.`,
    priceOnTable: (sum: string): string => `Деньги остаются у того, кто должен был платить: ${sum}.`,
    toPerson: 'К странице торговца',
  },
  game: {
    takenByMe: (amount: string): string => `Престиж ваш: по ${amount} с каждого.`,
    takenByThem: (name: string, amount: string): string =>
      `${name} забирает престиж: по ${amount} с каждого.`,
    returned: (amount: string): string => `Престиж не забрал никто, каждому вернулась ставка: ${amount}.`,
    atPatrons: 'Играли за столом покровителей.',
    claimMine: 'Цена победы ещё не выбрана: выбор за вами.',
    claimOf: (name: string): string => `Цена победы ещё не выбрана: ${name} выбирает.`,
  },
  history: 'Как шёл контракт',
  table: 'Сервер',
  did: {
    offerContract: 'предложение',
    acceptContract: 'контракт подписан',
    declineContract: 'отказ',
    counterContract: 'встречное предложение',
    withdrawContract: 'предложение отозвано',
    confirmHandover: 'передача подтверждена',
    takeBackHandover: 'подтверждение отозвано',
    agreeAnnul: 'согласие аннулировать',
    takeBackAnnul: 'согласие аннулировать отозвано',
    proposeGame: 'вызов на партию',
    agreeGame: 'согласие на партию',
    counterGame: 'названа другая ставка',
    withdrawGame: 'вызов отозван',
    demandSixth: 'требование шестой части',
    demandWith: 'требование с обещанием',
    answerWith: 'ответ обещанием',
    demandWithIntrigue: 'требование с картой интриги',
    answerWithIntrigue: 'ответ картой интриги',
    cancelPlay: 'карта интриги отменена',
    passPlay: 'пас: карта интриги не отменена',
    ruinPerson: 'мастер убрал обещание из требования',
    sendPledgeHome: 'мастер вернул домой обещание из требования',
    chooseRounding: 'округление выбрано',
    refuseGame: 'отказ от партии, сделка аннулирована',
    play: 'партия закончена',
    playGame: 'партия закончена',
    clock: 'партия закончена: вышло время',
    award: 'победа присуждена',
    voidMatch: 'партия отменена',
    annulContract: 'мастер аннулировал сделку',
  },
  create: {
    title: 'Новый контракт',
    counterTitle: 'Встречное предложение',
    /** The offer that this one was to answer. */
    over: 'То предложение уже закрыто: на него ответили, или его отозвали. Ваше будет новым.',
    text: 'Что и когда передаётся',
    textHint: 'Например: «десять флаконов скумы к полуночи»',
    sum: 'Сумма контракта, дрейков',
    sumHint: '0, если без денег',
    payer: 'Кто платит',
    me: 'Я',
    empty: 'Напишите, что передаётся',
    long: 'Слишком длинно: уложитесь в пятьсот знаков',
    odd: 'В тексте есть недопустимые знаки: уберите их',
    means: (name: string): string =>
      `${name} сможет подписать, отказаться или предложить другое. До подписи деньги никуда не уходят.`,
    play: 'Сыграть на престиж?',
    alone: 'Только сделка',
    withGame: 'Сделка и партия',
    left: (sum: string): string => `После сделки в кошельке останется ${sum}`,
    ifShort: 'У партнёра меньше шести карт? Вы увидите это и скажете последнее слово.',
    send: 'Предложить контракт',
    sendTitle: 'Отправить предложение?',
    stranger: 'Чтобы заключать контракты, откройте свою личную ссылку.',
  },
};
