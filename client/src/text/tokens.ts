// tokens: coins, wounds and turns of the patrons' table with their numbers, in words. Coins are not drakes (PATRONS).

import { numberEn, numberRu } from './amounts.ts';
import { englishNoun, russianNoun } from './plural.ts';

const joined = (number: string, noun: string): string => `${number}\u00A0${noun}`;

/** After a verb: «платит 1 монету, 2 монеты». */
export const coinsPaidRu = (count: number): string =>
  joined(numberRu(count), russianNoun(count, { one: 'монету', few: 'монеты', many: 'монет' }));
/** The genitive, after «не хватает», «нет»: «1 монеты, 2 монет». */
export const coinsOfRu = (count: number): string =>
  joined(numberRu(count), russianNoun(count, { one: 'монеты', few: 'монет', many: 'монет' }));
export const coinsEn = (count: number): string =>
  joined(numberEn(count), englishNoun(count, { one: 'coin', other: 'coins' }));

/** After a verb: «получает 1 рану, 2 раны, 5 ран». */
export const woundsRu = (count: number): string =>
  joined(numberRu(count), russianNoun(count, { one: 'рану', few: 'раны', many: 'ран' }));
export const woundsEn = (count: number): string =>
  joined(numberEn(count), englishNoun(count, { one: 'wound', other: 'wounds' }));
