// Russian words of a contract and of the prestige inside it.

import { drakesEachRu, drakesRu } from './amounts.ts';
import { contractActsRu, offerPlayRu } from './contractActs.ru.ts';

export const contractRu = {
  acts: contractActsRu,
  offerPlay: offerPlayRu,
  back: 'Ещё подумать',
  title: 'Контракт',
  gone: 'Такого контракта нет, или он не ваш.',
  between: (one: string, two: string): string => `${one} и ${two}`,
  withWhom: (name: string): string => `Контракт с торговцем: ${name}`,
  delivers: 'Что передаётся',
  erased: 'Текст контракта стёрт.',
  price: 'Плата',
  free: 'Без денег',
  sum: drakesRu,
  /** After «по». */
  each: drakesEachRu,
  payer: (name: string | null): string => (name === null ? 'платите вы' : `платит ${name}`),
  heldNow: 'отложено под контракт',
  onTableNow: 'лежит на столе',
  prestige: 'Престиж',
  fromEach: 'с каждого, играете сразу',
  notBoth: 'Столько сейчас есть не у обоих. Предложите иначе или подождите.',
  shortMine: (count: number): string =>
    `Свободных карт у вас: ${count}. Всё, что есть, вы положите сразу, на любые клетки (правило\u00A02.2).`,
  shortTheirs: (name: string, count: number): string =>
    `У партнёра (${name}) меньше шести карт: ${count}. Все лягут сразу (правило\u00A02.2).`,
  death: {
    title: 'А если мой телефон сядет?',
    body: 'Ничего не пропадёт. Всё запечатанное хранится на сервере, партия вас подождёт. Откройте личную ссылку на любом телефоне: её перенесут ваши четыре цифры или судья.',
  },
  sizes: (low: string, high: string): string => `Ставка: ${low} или ${high} с каждого.`,
  size: (only: string): string => `Ставка: ${only} с каждого.`,
  mayBeLowered: 'Будет меньше, если столько не могут положить оба.',
  lowered: 'Ставка снижена до того, что могут положить оба.',
  roundings: 'Как округлить шестую часть',
  endDemand: 'Снять требование',
  demandEnded: 'Требование снято: столько есть не у обоих. Контракт остался, каким был.',
  hindered: {
    mine: 'Вы сейчас за другим столом. Ответить можно будет, когда та партия закончится: контракт подождёт.',
    theirs: (name: string): string =>
      `${name} сейчас за другим столом. Ответить можно будет, когда та партия закончится: контракт подождёт.`,
    purse: (need: string, has: string): string =>
      `Нужно ${need}, а в кошельке ${has}. Предложите иначе или внесите монеты в кассе.`,
    purseMine: (need: string, has: string): string =>
      `Нужно ${need}, а в кошельке ${has}. Отзовите или внесите монеты в кассе.`,
    leastRaised: (least: string): string => `Наименьший престиж теперь ${least}. Предложите иначе.`,
    leastMine: (least: string): string => `Наименьший престиж теперь ${least}. Отзовите и назовите больше.`,
    stoppedMine: 'Мастер приостановил вашу торговлю. Контракт подождёт.',
    stopped: (name: string): string =>
      `Торговец приостановлен мастером: ${name}. Отвечать не нужно, контракт подождёт. Мастер может и аннулировать его.`,
    demandOver:
      'Даже на наименьшую ставку сейчас хватает не обоим. Требование снимется, контракт останется, каким был (правило\u00A01.3).',
  },
  playAt: (amount: string): string => `Играть по ${amount}`,
  amount: 'Престиж с каждого, дрейков',
  least: (sum: number): string => `Не меньше чем ${drakesRu(sum)}`,
  inPurse: (sum: number): string => `В кошельке ${drakesRu(sum)}`,
  trouble: {
    noSum: 'Целое число дрейков',
    tooLittle: (sum: number): string => `Наименьший престиж — ${drakesRu(sum)}`,
    tooMuch: 'Столько в кошельке нет',
  },
  toTable: 'За стол',
  toCounter: 'Посмотреть встречное',
  toResult: 'Посмотреть партию',
  watchMatch: 'Посмотреть партию',
  more: 'Другие действия',
  waits: (name: string): string => `Ждём ответа: ${name}`,
  overdue: 'Это ждёт уже долго: мастера и судьи видят отметку.',
  says: {
    'offer-mine': (name: string): string =>
      `Вы предложили контракт. Ответить может ${name}: принять, отказаться или предложить иначе.`,
    'offer-theirs': (name: string): string => `${name} предлагает вам контракт.`,
    theyPay: (name: string, sum: string): string =>
      `Вы предложили контракт. Ответит ${name}. Чтобы подписать, нужно отложить ${sum}.`,
    playMine: (name: string, amount: string): string =>
      `Вы предложили контракт и игру на престиж, по ${amount} с каждого. Ответит ${name}.`,
    playAgreed: (name: string): string => `Вы ответили на предложение. Последнее слово скажет ${name}.`,
    playTheirs: (name: string, amount: string): string =>
      `${name} предлагает контракт и игру на престиж, по ${amount} с каждого.`,
    playBack: (name: string): string => `${name} отвечает на ваше предложение. Последнее слово за вами.`,
    signed: (pays: boolean): string =>
      `Контракт подписан. ${pays ? 'Получите' : 'Передайте'} обещанное и подтвердите передачу. До этого можно сыграть на престиж.`,
    played: (pays: boolean): string =>
      `Престиж разыгран, контракт в силе. ${pays ? 'Получите' : 'Передайте'} обещанное и подтвердите передачу.`,
    'game-mine': (name: string, amount: string): string =>
      `Вы предложили сыграть по ${amount}. Ответить может ${name}.`,
    'game-theirs': (name: string, amount: string): string =>
      `${name} предлагает сыграть на престиж, по ${amount} с каждого.`,
    'demand-mine': (name: string): string => `Вы потребовали игры на шестую часть. Ответит ${name}.`,
    'demand-theirs': (name: string): string =>
      `${name} требует игры на шестую часть. Вы выбираете, как её округлить.`,
    'demand-theirs-over': (name: string): string => `${name} требует игры на шестую часть.`,
    'demand-theirs-one': (name: string, amount: string): string =>
      `${name} требует игры на шестую часть, по ${amount} с каждого.`,
    playing: (amount: string): string => `Идёт партия на престиж, по ${amount} с каждого.`,
    'annul-mine': (name: string): string => `Вы предложили аннулировать контракт. Ждём ответа: ${name}.`,
    'annul-theirs': (name: string): string => `${name} предлагает аннулировать контракт.`,
    'hand-mine': (name: string): string => `Вы подтвердили передачу. Теперь слово за партнёром: ${name}.`,
    'hand-theirs': (name: string): string =>
      `${name}: передача подтверждена. Подтвердите и вы, тогда контракт исполнен.`,
    fulfilled: 'Контракт исполнен.',
    annulledBoth: 'Контракт аннулирован по согласию обоих.',
    annulledRefusal: 'Контракт аннулирован: от предложенной игры отказались.',
    annulledOrganiser: 'Контракт аннулирован мастером.',
    declined: 'От предложения отказались.',
    withdrawn: 'Предложение отозвано.',
    countered: 'На предложение ответили встречным.',
  },
  /** By whom it came to its end, and where the price is. */
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
      mine: 'Вы отказались от предложенной игры, и контракт аннулирован.',
      theirs: (name: string): string => `${name} отказывается от предложенной игры, и контракт аннулирован.`,
    },
    priceMine: (sum: string): string => `Плата вернулась в ваш кошелёк: ${sum}.`,
    priceTheirs: (name: string, sum: string): string => `Плата вернулась партнёру (${name}): ${sum}.`,
    priceOnTable: (sum: string): string => `Плата остаётся у того, кто должен был её отдать: ${sum}.`,
    toPerson: (name: string): string => `К торговцу: ${name}`,
  },
  game: {
    takenByMe: (amount: string): string => `Престиж взяли вы: по ${amount} с каждого.`,
    takenByThem: (name: string, amount: string): string =>
      `Престиж достался партнёру (${name}): по ${amount} с каждого.`,
    returned: (amount: string): string => `Престиж не взял никто, каждому вернулась ставка: ${amount}.`,
    claimMine: 'Цена победы ещё не выбрана: выбор за вами.',
    claimOf: (name: string): string => `Цена победы ещё не выбрана. Выбирает: ${name}.`,
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
    takeBackHandover: 'подтверждение забрано назад',
    agreeAnnul: 'согласие аннулировать',
    takeBackAnnul: 'согласие забрано назад',
    proposeGame: 'предложена игра на престиж',
    agreeGame: 'согласие на игру',
    counterGame: 'другая сумма престижа',
    withdrawGame: 'предложение игры отозвано',
    demandSixth: 'требование шестой части',
    chooseRounding: 'выбор округления',
    refuseGame: 'отказ от игры',
    play: 'партия окончена',
    clock: 'партия окончена, время вышло',
    award: 'победа присуждена',
    voidMatch: 'партия отменена',
    annulContract: 'контракт аннулирован мастером',
  },
  create: {
    title: 'Новый контракт',
    counterTitle: 'Встречное предложение',
    text: 'Что и когда передаётся',
    textHint: 'Например: «десять флаконов скумы к полуночи»',
    sum: 'Плата, дрейков',
    sumHint: '0, если без денег',
    payer: 'Кто платит',
    me: 'Я',
    empty: 'Напишите, что передаётся',
    long: 'Слишком длинно: не больше пятисот знаков',
    odd: 'В тексте есть знаки, которых быть не может',
    noSum: 'Целое число дрейков',
    means: (name: string): string =>
      `${name} увидит предложение и сможет подписать, отказаться или предложить иначе. До подписи деньги никуда не уходят.`,
    tooMuch: 'Столько в кошельке нет',
    play: 'Играть на престиж?',
    alone: 'Только сделка',
    withGame: 'Сделка и игра',
    left: (sum: string): string => `После суммы в кошельке останется ${sum}`,
    ifShort: 'Если у партнёра меньше шести карт, вы увидите это и скажете последнее слово.',
    send: 'Предложить контракт',
    sendTitle: (name: string): string => `Предложить контракт: ${name}?`,
    stranger: 'Чтобы заключать контракты, откройте свою личную ссылку.',
    unknown: 'Такого торговца нет.',
    oneself: 'С самим собой контракт не заключают.',
    notTrader: 'Этот человек не торгует.',
  },
};
