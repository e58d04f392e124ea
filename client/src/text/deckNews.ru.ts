// Russian words of what has happened to the intrigue deck, a sentence for each event.

import { cardsChangedRu, cardsRu, drakesRu, numberRu } from './amounts.ts';

const quoted = (cards: readonly string[]): string => cards.map((card) => `«${card}»`).join(', ');

const silent = {
  trader: '',
  clock: ', вышло время',
  referee: ', так решил судья',
};

const spent = {
  surplus: 'сбрасывает излишек',
  exchange: 'меняет карты',
  drop: 'сбрасывает',
  ruin: 'разгром, уходят в сброс',
};

const left = {
  removed: 'сыграна карта',
  ring: 'фаза статуса',
  ruin: 'разгром',
};

export const deckNewsRu = {
  made: (copies: number): string => `Колода сделана: ${cardsRu(copies)}. Печать объявлена.`,
  word: (word: string): string => `Слово сказано: «${word}».`,
  shuffled: (size: number): string => `Колода перетасована: ${cardsRu(size)}.`,
  again: (k: number, size: number): string =>
    `Сброс интриг снова стал колодой: ${cardsRu(size)}, тасовка № ${numberRu(k)}.`,
  seed: 'Колода закрыта, тайное число опубликовано.',
  order: 'Порядок инициативы объявлен.',
  ring: (ring: number): string => `Фаза статуса № ${numberRu(ring)}.`,
  joined: (name: string): string => `${name} тоже берёт карты со следующей фазы.`,
  audience: (name: string): string => `Аудиенция открыта: ${name}.`,
  audienceOver: 'Аудиенция закрыта.',
  bought: (name: string, price: number): string => `${name} покупает карту за ${drakesRu(price)}.`,
  allowed: (name: string, reason: string): string => `${name} берёт карты: так решил мастер (${reason}).`,
  drawn: (name: string, count: number): string => `${name} берёт ${cardsChangedRu(count)}.`,
  /** By several, one after the other. */
  allDrawn: (names: readonly string[]): string => `Берут по карте: ${names.join(', ')}.`,
  surplus: (name: string): string => `${name}: излишек, нужно выбрать, что оставить.`,
  surplusOver: (name: string): string => `${name}: излишка больше нет.`,
  spent: (name: string, why: 'surplus' | 'exchange' | 'drop' | 'ruin', cards: readonly string[]): string =>
    `${name} ${why === 'ruin' ? '— ' : ''}${spent[why]}: ${quoted(cards)}.`,
  shown: (name: string, cards: readonly string[]): string => `${name} показывает всем: ${quoted(cards)}.`,
  ruined: (name: string, reason: string): string => `${name} — разгром (${reason}).`,
  played: (name: string, card: string, chosen: readonly string[]): string =>
    `${name} играет «${card}»${chosen.length === 0 ? '' : `: ${chosen.join(', ')}`}.`,
  playedAt: (name: string, card: string): string => `${name} играет «${card}» в сделке или партии.`,
  asked: (name: string): string => `${name}: ждём ответа.`,
  passed: (name: string, by: 'trader' | 'clock' | 'referee'): string => `${name}: пас${silent[by]}.`,
  cancel: (name: string, card: string): string => `${name} отменяет: «${card}».`,
  done: (card: string): string => `«${card}»: розыгрыш закончен.`,
  lies: (card: string, name: string): string => `«${card}» лежит: ${name}.`,
  cancelled: (card: string): string => `«${card}»: розыгрыш отменён.`,
  broken: (card: string): string => `«${card}»: розыгрыш прерван разгромом.`,
  leaves: (card: string): string => `«${card}» уходит в сброс.`,
  looked: (name: string, of: string): string => `${name} смотрит руку. Чья она: ${of}.`,
  taken: (name: string, from: string, count: number): string =>
    `${name} берёт наугад ${cardsChangedRu(count)}. Из чьей руки: ${from}.`,
  dropping: (names: readonly string[], count: number): string =>
    `Выбирают, что сбросить (по ${numberRu(count)}): ${names.join(', ')}.`,
  dropped: (name: string, by: 'trader' | 'clock' | 'referee'): string =>
    `${name}: выбор сделан${silent[by]}.`,
  retrieved: (name: string, card: string): string => `${name} берёт из сброса: «${card}».`,
  fell: (card: string, name: string, why: 'removed' | 'ring' | 'ruin'): string =>
    `«${card}» уходит в сброс: ${left[why]}. Перед кем лежала: ${name}.`,
};
