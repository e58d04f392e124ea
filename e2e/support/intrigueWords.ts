// IntrigueWords: the words by which a trader, and so these tests, find things on the pages of the intrigue deck, in
// both languages.
import type { Lang } from './words.ts';

const ru = {
  none: /Колоды интриг на\sэтой игре нет/,
  entry: /^Интриги/,
  rung: /^Фаза статуса\s1/,
  playing: 'Сыграть: Болтун',
  play: 'Сыграть',
  waits: 'думает над ответом',
  tongue: 'Болтун',
  letter: 'Перехваченное письмо',
  answer: /ваш ответ\?/,
  fold: 'Свернуть',
  line: /^Ждут вашего ответа/,
  pass: 'Пас',
  folds: ['Что вы видели у других', 'Что происходит', 'Сброс интриг', 'У кого сколько'],
  surplus: /^Излишек: сбросьте/,
  spend: /^Сбросить \d/,
  buy: /^Купить карту/,
  later: 'Ещё подумать',
  show: 'Показать карты',
  close: 'Закрыть',
};

const en: typeof ru = {
  none: /There is no intrigue deck/,
  entry: /^Intrigue/,
  rung: /^Status phase 1/,
  playing: 'Play: Loose Tongue',
  play: 'Play',
  waits: 'is thinking it over',
  tongue: 'Loose Tongue',
  letter: 'Intercepted Letter',
  answer: /your answer\?/,
  fold: 'Fold away',
  line: /^Your answer to/,
  pass: 'Pass',
  folds: ['What you have seen in other hands', 'What happens', 'Spent cards', 'Who has how many'],
  surplus: /^Surplus: spend/,
  spend: /^Spend \d/,
  buy: /^Buy a card/,
  later: 'Not yet',
  show: 'Show cards',
  close: 'Close',
};

export const INTRIGUE_WORDS: Readonly<Record<Lang, typeof ru>> = { ru, en };
