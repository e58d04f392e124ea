// The two dictionaries: complete in both languages, all of their words used somewhere, and the only place for words.
// The folders are searched for them, so that a new one is included.
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { allEntries, type Entry } from './dictionaries.ts';
import { isFrame } from './frames.ts';
import { allSaid, type Said } from './said.ts';
import { filesOf, root, sourceAt } from './sources.ts';
import { wordsIn } from './spoken.ts';
import { allScreens, isRead, readsOf, type Screen } from './uses.ts';

let entries: readonly Entry[] = [];
let said: readonly Said[] = [];
let screens: readonly Screen[] = [];
beforeAll(async () => {
  entries = await allEntries();
  screens = await allScreens();
  said = await allSaid();
});

const shapeOf = (value: unknown): string => (isFrame(value) ? 'a frame' : typeof value);
/** The texts that are put into frames belong to no language. */
const own = (text: string): string => text.replaceAll(/Ведис|Тралан|власть/gi, '');

describe('the dictionaries', () => {
  it('have the same keys, in the same shape', () => {
    expect(entries.length).toBeGreaterThan(1500);
    expect(entries.filter(({ ru, en }) => shapeOf(ru) !== shapeOf(en)).map(({ key }) => key)).toEqual([]);
  });

  it.each(['ru', 'en'] as const)('hold no empty word, nothing left over, and nobody shouts (%s)', (lang) => {
    const spoilt = said.flatMap(({ key, [lang]: texts }) =>
      texts
        .filter((text) => /^\s*$|[{}<>!]|undefined|NaN|\[object|TODO|\$\{|%s/.test(text))
        .map((text) => `${key}: ${text}`),
    );
    expect(spoilt.filter((each) => !/^(?:amounts|at|film)\b/.test(each))).toEqual([]);
    expect(said.filter(({ [lang]: texts }) => texts.length === 0).map(({ key }) => key)).toEqual([]);
  });

  it('in Russian are Russian', () => {
    const foreign = said.flatMap(({ key, ru }) =>
      ru.filter((text) => /[a-z]/i.test(own(text)) && !/[а-яё]/i.test(text)).map((text) => `${key}: ${text}`),
    );
    expect(foreign).toEqual(['settings.languages.en: English']);
  });

  it('in English are English', () => {
    const foreign = said.flatMap(({ key, en }) =>
      en.filter((text) => /[а-яё]/i.test(own(text))).map((text) => `${key}: ${text}`),
    );
    expect(foreign).toEqual(['settings.languages.ru: Русский']);
  });

  it('speak to nobody as a man or a woman, and put no choice of endings into brackets', () => {
    const gendered = said.flatMap(({ key, ru }) =>
      ru
        .filter((text) => /\p{L}\((?:а|я|ла|на|лась)\)|(?<!\p{L})сам(?:а|ому|ой|ого)?(?!\p{L})/u.test(text))
        .map((text) => `${key}: ${text}`),
    );
    expect(gendered).toEqual([]);
  });

  it('are all said somewhere', () => {
    const unsaid = entries.filter(({ keys }) => !keys.some((key) => isRead(key, screens)));
    expect(unsaid.map(({ key }) => key)).toEqual([]);
  });
});

describe('words on screens', () => {
  it('are found where they stand', () => {
    const page = 'const page = <p title="Close">Hello {name}, {`пока`}</p>;';
    expect(wordsIn('page.tsx', page)).toEqual(['Close', 'Hello', 'пока']);
  });

  it('stand in the dictionaries and nowhere else', async () => {
    const others = ['**/*.test.*', 'client/src/{text,gallery,harness}', 'client/src/{gallery,harness}.tsx'];
    // Not words to read, but letters to recognise.
    const letters = 'client/src/lobby/withCode.tsx';
    const paths = (await filesOf('client/src/**/*.{ts,tsx}', others)).filter(
      (path) => path !== letters && !/(?:^|[./])(?:ru|en)\.ts$/.test(path),
    );
    expect(paths.length).toBeGreaterThan(60);
    const outside = paths.flatMap((path) =>
      wordsIn(path, readFileSync(root + path, 'utf8')).map((word) => `${path}: ${word}`),
    );
    expect(outside).toEqual([]);
  });

  it('are found where a screen reads them', () => {
    const page = 'const { claim } = text; say(claim.back, text.bots[bot]); say(errors(code));';
    expect(readsOf('page.tsx', page)).toEqual([
      'text.claim',
      'claim.back',
      'bots.*',
      'text.bots',
      'errors.*',
      'moduleErrors.*',
    ]);
  });
});

it('English comes only when it is chosen: no source of the phone brings it along', async () => {
  const sources = await filesOf('client/src/**/*.{ts,tsx}', ['**/*.test.*', '**/*.en.ts', '**/{en,ru}.ts']);
  expect(sources.length).toBeGreaterThan(500);
  const brings = sources.filter((path) => /^import [^;]*\.en\.ts';$/m.test(sourceAt(path).text));
  expect(brings).toEqual([]);
});
