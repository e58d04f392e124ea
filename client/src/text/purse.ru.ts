// Russian words of the purse: what is in it, what moved it, and a receipt for each entry.

import type { MoneyReason } from '@dunmer/shared/protocol';
import { drakeNounRu, drakesRu, numberRu } from './amounts.ts';

const WHY: Readonly<Record<MoneyReason, string>> = {
  'paid-in': 'Внесено монетами в кассу',
  'paid-out': 'Получено монетами в кассе',
  hold: 'Отложено под контракт',
  handover: 'Оплата по контракту',
  'given-back': 'Возвращено: контракт аннулирован',
  stake: 'Ставка на престиж',
  pot: 'Престиж взят',
  'stake-back': 'Ставка возвращена',
  trade: 'Обмен или подарок',
  correction: 'Исправление',
  award: 'По решению судьи',
  void: 'Партия отменена',
  debt: 'Долг выплачен',
  start: 'Деньги на начало игры',
};

const sign = (change: number): string => (change < 0 ? '−' : '+');

export const purseRu = {
  title: 'Кошелёк',
  inPurse: 'В вашем кошельке',
  sum: numberRu,
  noun: drakeNounRu,
  held: (count: number): string => `Отложено под контракты и ставки: ${drakesRu(count)}`,
  heldHint:
    'Отложенное вернётся к вам или уйдёт партнёру, когда контракт или партия закончится. До тех пор потратить его нельзя.',
  give: 'Подарить или обменять',
  statement: 'Что приходило и уходило',
  empty: 'Пока ничего. Здесь появится каждая выдача, сделка, ставка и подарок.',
  table: {
    title: 'Деньги на столе',
    lead: 'В этой игре монеты лежат на столе, а не в телефоне. Кошелька здесь нет, и остаток никто не считает.',
    written: 'Суммы записаны там, где о них договорились: в контрактах и в сыгранных партиях.',
    past: 'Сыгранные партии',
  },
  change: (change: number): string => `${sign(change)}${numberRu(Math.abs(change))}`,
  changeSaid: (change: number): string => `${change < 0 ? 'ушло' : 'пришло'}: ${drakesRu(Math.abs(change))}`,
  after: (sum: number): string => `стало ${numberRu(sum)}`,
  corrected: 'исправляет прежнюю запись',
  why: WHY,
  older: 'Показать более ранние',
  receipt: {
    title: (entry: number): string => `Запись № ${entry}`,
    before: 'Было',
    change: 'Изменилось на',
    after: 'Стало',
    with: 'Другая сторона',
    bank: 'Банк игры',
    who: 'Кто провёл',
    at: 'Когда',
    note: 'Пометка',
    corrects: 'Что исправляет',
    entry: (entry: number): string => `запись № ${entry}`,
    kept: 'Записи не меняют и не стирают. Ошибку исправляет новая запись.',
    about: { contract: 'Открыть контракт', match: 'Открыть партию', trade: 'Открыть обмен' },
  },
  news: {
    title: 'Новое в кошельке',
    read: 'Понятно',
    all: 'Весь кошелёк',
  },
};
