// Russian words of the cards, in the cases and genders that the rules text needs.

import type { Rarity } from '../rarity.ts';
import type { Aspect, Virtue } from '../virtue.ts';

export type Gender = 'm' | 'f' | 'n';

/** A noun as rules text uses it; all masculine nouns are animate. */
export interface Noun {
  readonly gender: Gender;
  /** Nominative singular. */
  readonly one: string;
  /** Accusative singular. */
  readonly oneAcc: string;
  /** The form after 2, 3 and 4. */
  readonly few: string;
  /** The form after 5 and more. */
  readonly many: string;
  /** Nominative plural. */
  readonly plural: string;
}

export interface Adjective {
  readonly m: string;
  readonly f: string;
  readonly n: string;
  readonly mAcc: string;
  readonly fAcc: string;
  /** Genitive singular, feminine; for the masculine `mAcc` serves. */
  readonly fGen: string;
  readonly plural: string;
  readonly genPlural: string;
}

const noun = (
  gender: Gender,
  one: string,
  oneAcc: string,
  few: string,
  many: string,
  plural: string,
): Noun => ({
  gender,
  one,
  oneAcc,
  few,
  many,
  plural,
});

/** An animate masculine noun, whose genitive is also its accusative and its form after 2. */
const animate = (one: string, genitive: string, many: string, plural: string): Noun =>
  noun('m', one, genitive, genitive, many, plural);

const hard = (stem: string): Adjective => ({
  m: `${stem}ый`,
  f: `${stem}ая`,
  n: `${stem}ое`,
  mAcc: `${stem}ого`,
  fAcc: `${stem}ую`,
  fGen: `${stem}ой`,
  plural: `${stem}ые`,
  genPlural: `${stem}ых`,
});

export const CARD = noun('f', 'карта', 'карту', 'карты', 'карт', 'карты');
export const CREATURE = noun('n', 'существо', 'существо', 'существа', 'существ', 'существа');

/** The traits that text can decline; any other is quoted. */
export const TRAITS: ReadonlyMap<string, Noun> = new Map([
  ['creature', CREATURE],
  ['person', noun('m', 'смертный', 'смертного', 'смертных', 'смертных', 'смертные')],
  ['soldier', animate('воин', 'воина', 'воинов', 'воины')],
  ['mercenary', animate('наёмник', 'наёмника', 'наёмников', 'наёмники')],
  ['thief', animate('вор', 'вора', 'воров', 'воры')],
  ['official', animate('чиновник', 'чиновника', 'чиновников', 'чиновники')],
  ['ruler', animate('правитель', 'правителя', 'правителей', 'правители')],
  ['merchant', animate('купец', 'купца', 'купцов', 'купцы')],
  ['priest', animate('жрец', 'жреца', 'жрецов', 'жрецы')],
  ['mage', animate('чародей', 'чародея', 'чародеев', 'чародеи')],
  ['god', animate('бог', 'бога', 'богов', 'боги')],
  ['spirit', animate('дух', 'духа', 'духов', 'духи')],
  ['undead', animate('мертвец', 'мертвеца', 'мертвецов', 'мертвецы')],
  ['beast', animate('зверь', 'зверя', 'зверей', 'звери')],
]);

export const RARITY: Readonly<Record<Rarity, Adjective>> = {
  standard: hard('стандартн'),
  uncommon: hard('необычн'),
  rare: {
    m: 'редкий',
    f: 'редкая',
    n: 'редкое',
    mAcc: 'редкого',
    fAcc: 'редкую',
    fGen: 'редкой',
    plural: 'редкие',
    genPlural: 'редких',
  },
  unique: hard('уникальн'),
};

export const YOUR: Adjective = {
  m: 'ваш',
  f: 'ваша',
  n: 'ваше',
  mAcc: 'вашего',
  fAcc: 'вашу',
  fGen: 'вашей',
  plural: 'ваши',
  genPlural: 'ваших',
};
/** «Свой», after an imperative. */
export const OWN: Adjective = {
  m: 'свой',
  f: 'своя',
  n: 'своё',
  mAcc: 'своего',
  fAcc: 'свою',
  fGen: 'своей',
  plural: 'свои',
  genPlural: 'своих',
};
export const ENEMY: Adjective = {
  m: 'вражеский',
  f: 'вражеская',
  n: 'вражеское',
  mAcc: 'вражеского',
  fAcc: 'вражескую',
  fGen: 'вражеской',
  plural: 'вражеские',
  genPlural: 'вражеских',
};
export const OTHER: Adjective = {
  m: 'другой',
  f: 'другая',
  n: 'другое',
  mAcc: 'другого',
  fAcc: 'другую',
  fGen: 'другой',
  plural: 'другие',
  genPlural: 'других',
};
/** «Остальные». */
export const REST: Adjective = { ...OTHER, plural: 'остальные', genPlural: 'остальных' };
export const ADJACENT: Adjective = {
  m: 'соседний',
  f: 'соседняя',
  n: 'соседнее',
  mAcc: 'соседнего',
  fAcc: 'соседнюю',
  fGen: 'соседней',
  plural: 'соседние',
  genPlural: 'соседних',
};

export type Case = 'nominative' | 'genitive' | 'accusative' | 'instrumental';

const declined = (
  nominative: string,
  genitive: string,
  accusative: string,
  instrumental: string,
): Readonly<Record<Case, string>> => ({
  nominative,
  genitive,
  accusative,
  instrumental,
});

export const VIRTUE: Readonly<Record<Virtue, Readonly<Record<Case, string>>>> = {
  strength: declined('сила', 'силы', 'силу', 'силой'),
  cunning: declined('хитрость', 'хитрости', 'хитрость', 'хитростью'),
  wealth: declined('богатство', 'богатства', 'богатство', 'богатством'),
  power: declined('власть', 'власти', 'власть', 'властью'),
  wisdom: declined('мудрость', 'мудрости', 'мудрость', 'мудростью'),
};

export const ASPECT: Readonly<Record<Aspect, string>> = {
  virtues: 'добродетели',
  superiority: 'превосходство',
  protection: 'защита',
};
