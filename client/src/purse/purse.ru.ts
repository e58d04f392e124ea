// Russian words of the purse: its contents, its entries, and a receipt for each.

import type { MoneyReason } from '@dunmer/shared/protocol';
import { drakeNounRu, drakesRu, numberRu } from '../text/amounts.ts';

const WHY: Readonly<Record<MoneyReason, string>> = {
  'paid-in': 'Внесено монетами в кассу',
  'paid-out': 'Получено монетами в кассе',
  hold: 'Отложено под контракт',
  handover: 'Оплата по контракту',
  'given-back': 'Возвращено: сделка аннулирована',
  stake: 'Ставка на престиж',
  pot: 'Престиж',
  'stake-back': 'Ставка возвращена',
  solace: 'Утешение',
  trade: 'Обмен или подарок',
  correction: 'Исправление',
  award: 'Победа присуждена',
  void: 'Партия отменена',
  debt: 'Долг выплачен',
  start: 'Стартовые деньги',
  promise: 'По обещанию',
  audience: 'Карта на аудиенции',
};

const sign = (change: number): string => (change < 0 ? '−' : '+');

export const purseRu = {
  title: 'Кошелёк',
  inPurse: 'В вашем кошельке',
  sum: numberRu,
  noun: drakeNounRu,
  held: (count: number): string => `Отложено под контракты и ставки: ${drakesRu(count)}`,
  heldHint:
    'После контракта или партии отложенное вернётся к вам или уйдёт партнёру. До тех пор его не потратить.',
  give: 'Подарить или обменять',
  statement: 'Что приходило и уходило',
  empty: 'Пока ничего. Здесь появится каждая выдача, сделка, ставка и подарок.',
  table: {
    title: 'Деньги на столе',
    lead: 'На этой игре монеты лежат на столе, а не в телефоне. Кошелька здесь нет, остаток никто не считает.',
    written: 'Суммы записаны в контрактах и в сыгранных партиях.',
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
    change: 'Изменение',
    after: 'Стало',
    with: 'С кем',
    bank: 'Банк игры',
    who: 'Кто провёл',
    at: 'Когда',
    note: 'Примечание',
    corrects: 'Что исправляет',
    entry: (entry: number): string => `запись № ${entry}`,
    kept: 'Записи не меняют и не стирают. Ошибку исправляет новая запись.',
    about: { contract: 'Открыть контракт', match: 'Открыть партию', trade: 'Открыть обмен' },
  },
  news: {
    title: 'Новое в кошельке',
    /** What moved besides, in one line. */
    rest: 'Остальное',
    restIs: 'партии и ваши дела',
    earlier: 'Более ранние записи в кошельке.',
    read: 'Понятно',
    all: 'Весь кошелёк',
  },
};
