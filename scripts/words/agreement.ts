// Agreement: finds words of a sentence that do not agree with a number in it.

/**
 * The forms of a counted noun: after 1, 2 and 5; its genitives after 1 and all others; after «по» where that differs at
 * 1.
 */
interface Forms {
  readonly counted: readonly (readonly string[])[];
  readonly genitive: readonly [one: string, many: string];
  readonly each?: string;
}

const noun = (
  one: string | readonly string[],
  few: string,
  many: string,
  genitive: string,
  each?: string,
): Forms => ({
  counted: [typeof one === 'string' ? [one] : one, [few], [many]],
  genitive: [genitive, many],
  ...(each === undefined ? {} : { each }),
});

const NOUNS: readonly Forms[] = [
  noun('дрейк', 'дрейка', 'дрейков', 'дрейка', 'дрейку'),
  noun(['карта', 'карту'], 'карты', 'карт', 'карты', 'карте'),
  noun('человек', 'человека', 'человек', 'человека'),
  noun(['секунда', 'секунду'], 'секунды', 'секунд', 'секунды'),
  noun('вызов', 'вызова', 'вызовов', 'вызова'),
  noun('контракт', 'контракта', 'контрактов', 'контракта'),
  noun(['цифра', 'цифру'], 'цифры', 'цифр', 'цифры'),
  noun('обещание', 'обещания', 'обещаний', 'обещания'),
  noun(['монета', 'монету'], 'монеты', 'монет', 'монеты'),
  noun(['рана', 'рану'], 'раны', 'ран', 'раны'),
];
/** Words that may follow a number without being counted by it. */
const UNCOUNTED = /^(?:из|или|до|с|у|мин|МБ)$/;
/** After these words the genitive follows: «не хватает 2 дрейков», «от 1 дрейка». */
const GENITIVE = /(?:^|[^\p{L}])(?:от|до|без|нет|не хватает|меньше|больше|чем|около|кроме) $/iu;
const EACH = /(?:^|[^\p{L}])по $/iu;

const PLURALS = new Intl.PluralRules('ru');

const formAt = (count: number): 0 | 1 | 2 => {
  const rule = PLURALS.select(count);
  return rule === 'one' ? 0 : rule === 'few' ? 1 : 2;
};

const isRight = (text: string): boolean => wrongNouns(text).length === 0;

/** Verbs and adjectives in the plural beside a single thing. */
const ONE = '(?<!\\d)(?:1|21) (?:дрейк|карта)(?![а-яё])';
const BESIDE = [
  new RegExp(`(?:свои|свободны|заняты|ваши|отложенные|не свободны):? ${ONE}`, 'i'),
  new RegExp(`(?:пришло|ушло|отложено|вернулось|свободно|свободно только|осталось) ${ONE}`, 'i'),
  new RegExp(`${ONE} (?:останутся|остаются|лежат|перейдут|вернутся|отложатся|лягут)`, 'i'),
  new RegExp(
    `${ONE}[.:] (?:Вы положите|Положите|Положит|Они|Кладите|вы положите|положите|кладите) (?:сразу )?(?:их|лягут|все)(?![а-яё])`,
    'i',
  ),
];

/**
 * Words after numbers that are no nouns known here, or not in the form that the number and the word before it ask for.
 */
function wrongNouns(text: string): readonly string[] {
  return [...text.matchAll(/(?<![\d.№])(\d[\d ]*\d|\d) (\p{L}+)/gu)].flatMap((found) => {
    const [all, number = '', word = ''] = found;
    const count = Number(number.replaceAll(' ', ''));
    const before = text.slice(0, found.index);
    const forms = NOUNS.find(({ counted, genitive, each }) =>
      [...counted.flat(), ...genitive, each].includes(word.toLowerCase()),
    );
    if (forms === undefined) return UNCOUNTED.test(word) || /^\p{Lu}/u.test(word) ? [] : [`${all}?`];
    const isOne = formAt(count) === 0;
    const right = GENITIVE.test(before)
      ? [forms.genitive[isOne ? 0 : 1]]
      : EACH.test(before) && isOne
        ? [forms.each ?? '']
        : (forms.counted[formAt(count)] ?? []);
    return right.includes(word.toLowerCase()) ? [] : [all];
  });
}

/**
 * Returns what in a Russian sentence does not agree with its numbers; empty where everything does. An amount alone may
 * be in any case.
 */
export function disagreementsRu(said: string): readonly string[] {
  const text = said.replaceAll('\u00A0', ' ').replaceAll('\u202F', ' ');
  if (/^\d[\d ]* \p{L}+$/u.test(text))
    return [`по ${text}`, `от ${text}`, `: ${text}`].some(isRight) ? [] : [text];
  return [...wrongNouns(text), ...BESIDE.filter((bad) => bad.test(text)).map(() => text)];
}

/** One drake is no “they”, and two are no drake. */
const NOUN = 'drake|card|second|contract|call|match|digit|copy|person|minute|promise';
const BAD_ENGLISH = [
  /(?<!\d)1 (?:drake|card) (?:of \p{L}+ )?(?:held )?(?:are|go|stay|lie)\b|(?<!\d)1 (?:drake|card)\b.*\b(?:them|they)\b/iu,
  new RegExp(`(?<![\\d.])1 (?:${NOUN})(?:s|es)\\b|(?<![\\d.])1 people\\b`, 'i'),
  new RegExp(`(?<![\\d.])(?:[2-9]|\\d\\d+) (?:${NOUN})\\b`, 'i'),
];

/** Returns the sentence if an English sentence does not agree with its numbers; else nothing. */
export const disagreementsEn = (said: string): readonly string[] =>
  BAD_ENGLISH.some((bad) => bad.test(said.replaceAll('\u00A0', ' '))) ? [said] : [];
