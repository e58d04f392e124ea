// Russian words of a challenge without a contract.

import type { TableName } from '@dunmer/shared/contract';
import { drakesEachRu, drakesRu } from '../text/amounts.ts';

const WINNER = 'Победитель заберёт всё, проигравший сможет взять одну из карт победителя (правило\u00A06).';
/** PT3: at the patrons' table there is no price of victory. */
const winsRu = (table: TableName): string =>
  table === 'trade' ? WINNER : 'Победитель заберёт всё; цены победы за столом покровителей нет.';

export const challengeRu = {
  challenge: {
    title: 'Партия без контракта',
    with: (name: string): string => `Соперник — ${name}`,
    kind: 'На что играем',
    stake: 'На престиж',
    friendly: 'Дружеская',
    /** `mine`: the reader is the proposer, so the other player has to accept. */
    stakeMeans: (sum: number, table: TableName, mine: boolean): string =>
      `${mine ? 'Когда вызов примут, каждый' : 'Каждый'} поставит ${drakesRu(sum)}. ${winsRu(table)}`,
    stakeMeansTable: (sum: number, table: TableName): string =>
      `Положите на стол по ${drakesEachRu(sum)}. ${winsRu(table)}`,
    friendlyMeans: 'Ни дрейки, ни карты не переходят. Колоды настоящие.',
    friendlyPatrons: 'Ни дрейки, ни карты не переходят.',
    /** Added when the proposed match is at the other table. */
    atPatrons: 'За столом покровителей.',
    patronsOff: 'За столом покровителей больше не играют. Откажитесь и вызовите за стол торговли.',
    bound: 'До конца партии ваши карты заняты: ни обменять, ни подарить их нельзя.',
    propose: 'Вызвать',
    ask: 'Отправить вызов?',
    back: 'Ещё подумать',
    ifShort: 'У соперника меньше шести карт? Вы увидите это и скажете последнее слово.',
    sent: 'Вызов отправлен',
    agreed: 'Вы согласны играть',
    saysYes: (name: string): string => `${name} принимает ваш вызов`,
    theirWord: (name: string): string => `${name} видит, сколько у вас карт, и скажет последнее слово.`,
    yourWord: 'Последнее слово за вами.',
    agree: 'Согласиться',
    agreeTitle: 'Согласиться на партию?',
    agreeMeans: (name: string): string =>
      `${name} увидит, сколько у вас карт, и скажет последнее слово (правило\u00A02.2).`,
    sitDown: 'Сесть за стол',
    cardsChanged: 'Число свободных карт изменилось.',
    tooLow: (least: string): string => `Наименьшая ставка теперь ${least}. Откажитесь и вызовите сами.`,
    tooPoor: (need: string, has: string): string =>
      `Нужно ${need}, а в кошельке ${has}. Откажитесь или внесите монеты в кассе.`,
    withdraw: 'Отозвать вызов',
    withdrawTitle: 'Отозвать вызов?',
    withdrawMeans: 'Партии не будет. Дрейки ещё никуда не ушли.',
    calls: (name: string): string => `${name} вызывает вас`,
    accept: 'Принять вызов',
    acceptTitle: 'Принять вызов и сесть за стол?',
    acceptAtPatrons: 'Принять вызов и сесть за стол покровителей?',
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
    toPerson: 'К странице торговца',
    busyMine: 'Вы сейчас за другим столом. Принять вызов можно будет после той партии.',
    busyTheirs: (name: string): string =>
      `${name} сейчас за другим столом. Принять вызов можно будет после той партии.`,
    prestige: (sum: number): string => `${drakesRu(sum)} с каждого`,
    shortTheirs: (name: string, count: number): string =>
      `У соперника (${name}) меньше шести карт: ${count}. Вся рука ляжет сразу (правило\u00A02.2).`,
  },
};
