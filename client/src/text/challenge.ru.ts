// Russian words of a challenge without a contract.

import { drakesEachRu, drakesRu } from './amounts.ts';

export const challengeRu = {
  challenge: {
    title: 'Партия без контракта',
    with: (name: string): string => `Соперник: ${name}`,
    kind: 'На что',
    stake: 'На престиж',
    friendly: 'Дружеская',
    sum: 'Престиж с каждого, дрейков',
    least: (sum: number): string => `Не меньше чем ${drakesRu(sum)} (правило\u00A01)`,
    inPurse: (sum: number): string => `В кошельке ${drakesRu(sum)}`,
    noSum: 'Целое число дрейков',
    tooLittle: (sum: number): string => `Наименьший престиж — ${drakesRu(sum)}`,
    tooMuch: 'Столько в кошельке нет',
    stakeMeans: (sum: number): string =>
      `Когда вызов примут, вы оба положите по ${drakesEachRu(sum)}. Победитель заберёт всё, проигравший сможет взять одну его карту (правило\u00A06).`,
    stakeMeansTable: (sum: number): string =>
      `Положите на стол по ${drakesEachRu(sum)}. Победитель заберёт всё, проигравший сможет взять одну его карту (правило\u00A06).`,
    friendlyMeans: 'Ни дрейки, ни карты не переходят. Колоды настоящие.',
    bound: 'До конца партии ваши карты заняты: ни обменять, ни подарить их нельзя.',
    propose: 'Вызвать',
    ask: (name: string): string => `Вызвать: ${name}?`,
    back: 'Ещё подумать',
    ifShort: 'Если у партнёра меньше шести карт, вы увидите это и скажете последнее слово.',
    sent: 'Вызов отправлен',
    agreed: 'Вы согласны играть',
    saysYes: (name: string): string => `${name} принимает ваш вызов`,
    theirWord: (name: string): string => `Теперь видно, сколько у вас карт. Последнее слово скажет ${name}.`,
    yourWord: 'Последнее слово за вами.',
    agree: 'Согласиться',
    agreeTitle: 'Согласиться на партию?',
    agreeMeans: (name: string): string =>
      `${name} увидит, сколько у вас карт, и скажет последнее слово (правило\u00A02.2).`,
    sitDown: 'Сесть за стол',
    cardsChanged: 'Теперь свободных карт другое число.',
    tooLow: (least: string): string => `Наименьший престиж теперь ${least}. Откажитесь и вызовите сами.`,
    tooPoor: (need: string, has: string): string =>
      `Нужно ${need}, а в кошельке ${has}. Откажитесь или внесите монеты в кассе.`,
    waiting: (name: string): string => `Ждём ответа: ${name}`,
    withdraw: 'Отозвать вызов',
    withdrawTitle: 'Отозвать вызов?',
    withdrawMeans: 'Партии не будет. Ничьи дрейки ещё никуда не перешли.',
    calls: (name: string): string => `${name} вызывает вас`,
    accept: 'Принять вызов',
    acceptTitle: 'Принять вызов и сесть за стол?',
    decline: 'Отказаться',
    declineTitle: 'Отказаться от вызова?',
    declineMeans: 'Партии не будет. Больше ничего не изменится.',
    gone: 'Такого вызова нет, или он не ваш.',
    ended: {
      mine: {
        accepted: (name: string): string => `${name} принимает вызов. Партия уже закончилась.`,
        declined: (name: string): string => `${name} отказывается от вызова.`,
        withdrawn: (_name: string): string => 'Вы отозвали вызов.',
      },
      theirs: {
        accepted: (_name: string): string => 'Вы приняли вызов. Партия уже закончилась.',
        declined: (_name: string): string => 'Вы отказались от вызова.',
        withdrawn: (name: string): string => `${name} отзывает вызов.`,
      },
    },
    nothingMoved: 'Дрейки остались у обоих.',
    toPerson: (name: string): string => `К торговцу: ${name}`,
    busyMine: 'Вы сейчас за другим столом. Принять вызов можно будет после той партии.',
    busyTheirs: (name: string): string =>
      `${name} сейчас за другим столом. Принять вызов можно будет после той партии.`,
    prestige: (sum: number): string => `${drakesRu(sum)} с каждого`,
    shortMine: (count: number): string =>
      `Свободных карт у вас: ${count}. Всё, что есть, вы положите сразу, на любые клетки (правило\u00A02.2).`,
    shortTheirs: (name: string, count: number): string =>
      `У партнёра (${name}) меньше шести карт: ${count}. Все лягут сразу (правило\u00A02.2).`,
  },
};
