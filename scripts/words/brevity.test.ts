// Everything that the app says can be read at a glance, in both languages (docs/words.md, 5).
import { beforeAll, describe, expect, it } from 'vitest';
import { isMany, longIn } from './brevity.ts';
import { allSaid, type Said } from './said.ts';

/** What may have more sentences than a note, by the beginning of its keys. */
const PAGES = {
  'help.': 'the help, a page of its own',
  'matchHelp.rules.': 'the rules beside a match, a page of their own',
  'paperRules.': 'the ten lines of the rulebooks, printed',
  'bots.': 'who a bot is, in three strokes',
} as const;
/** Russian that repeats the rulebook word for word (client/src/staff/paper/paper.test.ts). */
const RULEBOOK = 'paperRules.';

let said: readonly Said[] = [];
beforeAll(async () => {
  said = await allSaid();
});

const LANGS = ['ru', 'en'] as const;
type Lang = (typeof LANGS)[number];

/** Returns what `inText` finds in the texts of a language, once for each key, with the key in front. */
const found = (lang: Lang, inText: (text: string) => readonly string[]): readonly string[] =>
  said.flatMap(({ key, [lang]: texts }) =>
    texts
      .flatMap(inText)
      .slice(0, 1)
      .map((what) => `${key}: ${what}`),
  );
const long = (lang: Lang): readonly string[] => found(lang, longIn);
const many = (lang: Lang): readonly string[] => found(lang, (text) => (isMany(text) ? [text] : []));

const begins = (prefixes: readonly string[]) => (what: string) =>
  prefixes.some((prefix) => what.startsWith(prefix));

describe('a sentence', () => {
  it.each([
    ['Если у соперника меньше шести карт, вы увидите это и скажете последнее слово.', 1],
    ['У соперника меньше шести карт? Вы увидите это и скажете последнее слово.', 0],
    ['Раз два три четыре пять шесть: семь восемь девять десять; одиннадцать двенадцать тринадцать.', 0],
    ['Раз два три четыре пять шесть — семь восемь девять\u00A0десять одиннадцать двенадцать тринадцать.', 1],
    ['They say “one two three four five six.” Then seven eight nine ten eleven.', 0],
  ])('is held to twelve words, a no-break space between two of them or not: «%s»', (text, count) => {
    expect(longIn(text)).toHaveLength(count);
  });

  it('has at most twelve words in Russian', () => {
    expect(said.length).toBeGreaterThan(1500);
    expect(long('ru').filter((what) => !begins([RULEBOOK])(what))).toEqual([]);
  });

  it('has at most twelve words in English', () => {
    expect(long('en')).toEqual([]);
  });
});

describe('a note', () => {
  it.each([
    ['Раз. Два! Три?', true],
    ['Раз: раз; раз. Два (правило 2.2).', false],
    ['Сказано «раз.» Сказано „два.“ Три.', true],
  ])('is held to two sentences: «%s»', (text, is) => {
    expect(isMany(text)).toBe(is);
  });

  it.each(LANGS)('has at most two sentences (%s)', (lang) => {
    expect(many(lang).filter((what) => !begins(Object.keys(PAGES))(what))).toEqual([]);
  });

  it('is nothing that has leave to be longer and does not need it', () => {
    const longer = LANGS.flatMap(many);
    expect(Object.keys(PAGES).filter((prefix) => !longer.some(begins([prefix])))).toEqual([]);
    expect(long('ru').some(begins([RULEBOOK]))).toBe(true);
  });
});
