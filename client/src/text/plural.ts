// plural: the form of a noun that goes with a number, by the language's own rules.

interface RussianForms {
  readonly one: string;
  readonly few: string;
  readonly many: string;
}

interface EnglishForms {
  readonly one: string;
  readonly other: string;
}

const RUSSIAN = new Intl.PluralRules('ru');
const ENGLISH = new Intl.PluralRules('en');

/** «1 карта, 3 карты, 5 карт»: the noun without its number. */
export function russianNoun(count: number, forms: RussianForms): string {
  const form = RUSSIAN.select(count);
  return form === 'one' || form === 'few' ? forms[form] : forms.many;
}

/** “1 card, 3 cards”: the noun without its number. */
export function englishNoun(count: number, forms: EnglishForms): string {
  return ENGLISH.select(count) === 'one' ? forms.one : forms.other;
}
