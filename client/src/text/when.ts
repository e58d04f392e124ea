// when: days and times of day in people's words, in the language in use and the time zone of this phone.

import type { Lang } from '@dunmer/shared/cards';

const NEAR: Readonly<Record<Lang, readonly [today: string, yesterday: string]>> = {
  ru: ['Сегодня', 'Вчера'],
  en: ['Today', 'Yesterday'],
};

const DAY = 24 * 60 * 60 * 1000;

const midnight = (date: Date): number =>
  new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();

/** «Сегодня», «Вчера», «21 ноября». The year stands there only when it is not this one. */
export function dayWords(lang: Lang, at: string, now: Date = new Date()): string {
  const date = new Date(at);
  // Rounded, because a day on which the clocks change is an hour longer or shorter.
  const before = Math.round((midnight(now) - midnight(date)) / DAY);
  const near = NEAR[lang][before];
  if (near !== undefined) return near;
  const isThisYear = date.getFullYear() === now.getFullYear();
  return new Intl.DateTimeFormat(lang === 'ru' ? 'ru' : 'en-GB', {
    day: 'numeric',
    month: 'long',
    ...(isThisYear ? {} : { year: 'numeric' }),
  }).format(date);
}

/** «14:05». */
export const timeWords = (lang: Lang, at: string): string =>
  new Intl.DateTimeFormat(lang === 'ru' ? 'ru' : 'en-GB', { hour: '2-digit', minute: '2-digit' }).format(
    new Date(at),
  );

/** «сегодня, 14:05», for use within a sentence. */
export const whenWords = (lang: Lang, at: string, now: Date = new Date()): string =>
  `${dayWords(lang, at, now).replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())}, ${timeWords(lang, at)}`;
