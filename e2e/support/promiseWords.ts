// PromiseWords: the words by which a trader, and so these tests, find things on the pages of promises, in both
// languages.
import type { Lang } from './words.ts';

const ru = {
  title: 'Обещания',
  off: /Обещания сейчас выключены/,
  entry: /^Обещания/,
  give: 'Отдать обещание',
  ask: 'Попросить обещание',
  choose: (card: string): RegExp => new RegExp(`^Выбрать: ${card}`),
  another: 'Другой торговец',
  play: 'Сыграть',
  sum: 'Сумма контракта, дрейков',
  letGo: 'Отпустить',
  back: 'Ещё подумать',
  show: 'Показать обещания',
  showIt: 'Показать',
  everybody: 'Всем',
  folds: ['Кто кому отдал', 'У кого сколько'],
  playing: /^Сыграть «Слово мира»/,
  canPlay: 'Можно сыграть обещание',
  before: 'Лежат перед вами',
  named: 'Обещания в сделке',
  cards: { cut: 'Доля', surety: 'Порука', peace: 'Слово мира', whisper: 'Шёпот' },
};

const en: typeof ru = {
  title: 'Promises',
  off: /Promises are switched off/,
  entry: /^Promises/,
  give: 'Give a promise',
  ask: 'Ask for a promise',
  choose: (card) => new RegExp(`^Choose: ${card}`),
  another: 'Another trader',
  play: 'Play',
  sum: 'Price of the contract, drakes',
  letGo: 'Let go',
  back: 'Not yet',
  show: 'Show promises',
  showIt: 'Show',
  everybody: 'Everybody',
  folds: ['Who gave to whom', 'Who has how many'],
  playing: /^Play “Word of Peace”/,
  canPlay: 'A promise can be played',
  before: 'Before you',
  named: 'Promises in the deal',
  cards: { cut: 'The Cut', surety: 'Surety', peace: 'Word of Peace', whisper: 'Whisper' },
};

export const PROMISE_WORDS: Readonly<Record<Lang, typeof ru>> = { ru, en };
