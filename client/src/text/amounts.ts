// amounts: drakes and cards with their numbers, in words; large sums in groups of three.

import { englishNoun, russianNoun } from './plural.ts';

const RUSSIAN = new Intl.NumberFormat('ru');
const ENGLISH = new Intl.NumberFormat('en');

/** A no-break space keeps the number and its noun on one line. */
const joined = (number: string, noun: string): string => `${number}\u00A0${noun}`;

export const numberRu = (count: number): string => RUSSIAN.format(count);
export const numberEn = (count: number): string => ENGLISH.format(count);

export const drakeNounRu = (count: number): string =>
  russianNoun(count, { one: 'дрейк', few: 'дрейка', many: 'дрейков' });
export const drakeNounEn = (count: number): string => englishNoun(count, { one: 'drake', other: 'drakes' });

export const drakesRu = (count: number): string => joined(numberRu(count), drakeNounRu(count));
export const drakesEn = (count: number): string => joined(numberEn(count), drakeNounEn(count));

/** «От 1 дрейка, от 2 дрейков, от 21 дрейка»: the genitive, after «от», «до», «не хватает». */
export const drakesOfRu = (count: number): string =>
  joined(numberRu(count), russianNoun(count, { one: 'дрейка', few: 'дрейков', many: 'дрейков' }));

/** «По 1 дрейку, по 3 дрейка, по 5 дрейков»: after «по», where only one is declined. */
export const drakesEachRu = (count: number): string =>
  joined(numberRu(count), russianNoun(count, { one: 'дрейку', few: 'дрейка', many: 'дрейков' }));

export const cardsRu = (count: number): string =>
  joined(numberRu(count), russianNoun(count, { one: 'карта', few: 'карты', many: 'карт' }));
/** After a verb: «меняют 1 карту, 3 карты, 5 карт». */
export const cardsChangedRu = (count: number): string =>
  joined(numberRu(count), russianNoun(count, { one: 'карту', few: 'карты', many: 'карт' }));
export const cardsEn = (count: number): string =>
  joined(numberEn(count), englishNoun(count, { one: 'card', other: 'cards' }));

/** After a colon: «3 человека». */
export const personsRu = (count: number): string =>
  joined(numberRu(count), russianNoun(count, { one: 'человек', few: 'человека', many: 'человек' }));
export const personsEn = (count: number): string =>
  joined(numberEn(count), englishNoun(count, { one: 'person', other: 'people' }));

export const promisesRu = (count: number): string =>
  joined(numberRu(count), russianNoun(count, { one: 'обещание', few: 'обещания', many: 'обещаний' }));
export const promisesEn = (count: number): string =>
  joined(numberEn(count), englishNoun(count, { one: 'promise', other: 'promises' }));
