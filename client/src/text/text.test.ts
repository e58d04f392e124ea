// The two dictionaries: whole in both languages, and the only place for words.

import { type ESTree, parseSync, Visitor } from 'vite';
import { describe, expect, it } from 'vitest';
import { badgeEn } from './badge.en.ts';
import { badgeRu } from './badge.ru.ts';
import { copiesEn } from './copies.en.ts';
import { copiesRu } from './copies.ru.ts';
import { deckEn } from './deck.en.ts';
import { deckRu } from './deck.ru.ts';
import { en as firstEn } from './en.ts';
import { contractEn } from './contract.en.ts';
import { contractRu } from './contract.ru.ts';
import { explainEn } from './explain.en.ts';
import { explainRu } from './explain.ru.ts';
import { helpEn } from './help.en.ts';
import { helpRu } from './help.ru.ts';
import { matchHelpEn } from './matchHelp.en.ts';
import { matchHelpRu } from './matchHelp.ru.ts';
import { pastEn } from './past.en.ts';
import { pastRu } from './past.ru.ts';
import { challengeEn } from './challenge.en.ts';
import { challengeRu } from './challenge.ru.ts';
import { linkEn } from './link.en.ts';
import { linkRu } from './link.ru.ts';
import { peopleEn } from './people.en.ts';
import { peopleRu } from './people.ru.ts';
import { purseEn } from './purse.en.ts';
import { purseRu } from './purse.ru.ts';
import { ru as firstRu } from './ru.ts';
import { staffEn } from './staff.en.ts';
import { staffRu } from './staff.ru.ts';
import { tableEn } from './table.en.ts';
import { tableRu } from './table.ru.ts';
import { tradeEn } from './trade.en.ts';
import { tradeRu } from './trade.ru.ts';
import { englishNoun, russianNoun } from './plural.ts';

/** With the words that come later, with the cards or a family of screens. */
const ru = {
  ...firstRu,
  deck: deckRu,
  explain: explainRu,
  badge: badgeRu,
  copies: copiesRu,
  deal: contractRu,
  challenge: challengeRu,
  link: linkRu,
  people: peopleRu,
  help: helpRu,
  matchHelp: matchHelpRu,
  past: pastRu,
  purse: purseRu,
  staff: staffRu,
  table: tableRu,
  trade: tradeRu,
};
const en = {
  ...firstEn,
  deck: deckEn,
  explain: explainEn,
  badge: badgeEn,
  copies: copiesEn,
  deal: contractEn,
  challenge: challengeEn,
  link: linkEn,
  people: peopleEn,
  help: helpEn,
  matchHelp: matchHelpEn,
  past: pastEn,
  purse: purseEn,
  staff: staffEn,
  table: tableEn,
  trade: tradeEn,
};

interface Entry {
  readonly key: string;
  readonly value: unknown;
}

/** Parts of a sentence may be as many as the language needs. */
const isSentence = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.every((part: unknown) => typeof part === 'object' && part !== null && 'kind' in part);

const entriesOf = (value: unknown, key = ''): readonly Entry[] =>
  typeof value === 'object' && value !== null && !isSentence(value)
    ? Object.entries(value).flatMap(([name, inner]) => entriesOf(inner, key === '' ? name : `${key}.${name}`))
    : [{ key, value }];

const shapeOf = (dictionary: unknown) =>
  entriesOf(dictionary).map(
    ({ key, value }) => `${key}: ${typeof value === 'function' ? `${value.length} facts` : typeof value}`,
  );

const wordsOf = (sentence: unknown): string =>
  Array.isArray(sentence)
    ? sentence
        .map((part: unknown) =>
          typeof part === 'object' && part !== null && 'text' in part ? String(part.text) : '',
        )
        .join('')
    : '';

const strings = (dictionary: unknown) =>
  entriesOf(dictionary).flatMap(({ key, value }) => {
    if (typeof value === 'string') return [{ key, text: value }];
    return isSentence(value) ? [{ key, text: wordsOf(value) }] : [];
  });

describe('the dictionaries', () => {
  it('have the same keys, in the same shape', () => {
    expect(shapeOf(en).toSorted()).toEqual(shapeOf(ru).toSorted());
  });

  it.each([
    ['Russian', ru],
    ['English', en],
  ])('in %s hold no empty entry, no placeholder left over, and nobody shouts', (_, dictionary) => {
    const spoilt = strings(dictionary).filter(
      ({ text }) => text.trim() === '' || /[{}<>!]|undefined|TODO|\$\{|%s/.test(text),
    );
    expect(spoilt).toEqual([]);
  });

  it.each([
    ['ru', ru],
    ['en', en],
  ])('in %s keep the number of a rule beside its word', (_, dictionary) => {
    const torn = strings(dictionary).filter(({ text }) => /(правил[а-я]*|rules?) \d/i.test(text));
    expect(torn).toEqual([]);
  });

  it('in Russian are Russian', () => {
    const foreign = strings(ru).filter(
      ({ key, text }) => !/[а-яё]/i.test(text) && key !== 'settings.languages.en',
    );
    expect(foreign.filter(({ text }) => /[a-z]/i.test(text))).toEqual([]);
  });

  it('in English are English', () => {
    const foreign = strings(en).filter(
      ({ key, text }) => /[а-яё]/i.test(text) && key !== 'settings.languages.ru',
    );
    expect(foreign).toEqual([]);
  });
});

describe('nouns after numbers', () => {
  it.each([
    [0, 'карт'],
    [1, 'карта'],
    [2, 'карты'],
    [5, 'карт'],
    [11, 'карт'],
    [21, 'карта'],
    [22, 'карты'],
    [112, 'карт'],
  ])('say «%i %s»', (count, noun) => {
    expect(russianNoun(count, { one: 'карта', few: 'карты', many: 'карт' })).toBe(noun);
  });

  it.each([
    [0, 'cards'],
    [1, 'card'],
    [2, 'cards'],
    [21, 'cards'],
  ])('say “%i %s”', (count, noun) => {
    expect(englishNoun(count, { one: 'card', other: 'cards' })).toBe(noun);
  });
});

const sources: Record<string, string> = import.meta.glob(
  ['../**/*.{ts,tsx}', '!../**/*.test.*', '!../{gallery,harness}*', '!../{gallery,harness}/**'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

// Not words to read, but letters to recognise, and what tests play with.
const LETTERS = ['../lobby/code.ts'];
const SPOKEN = new Set(['aria-label', 'aria-description', 'title', 'label', 'placeholder', 'alt']);

const isWord = (text: string): boolean => /\p{L}{2}/u.test(text);

/** Words that a source shows by itself: text between tags, attributes that are read aloud, and anything in Cyrillic. */
function wordsIn(path: string, source: string): readonly string[] {
  const words: string[] = [];
  const isText = path.startsWith('./');
  new Visitor({
    JSXText: ({ value }) => void (isWord(value) && words.push(value.trim())),
    JSXAttribute({ name, value }) {
      const isSpoken = name.type === 'JSXIdentifier' && SPOKEN.has(name.name);
      if (isSpoken && value?.type === 'Literal' && typeof value.value === 'string') words.push(value.value);
    },
    Literal: ({ value }) => void (typeof value === 'string' && /[а-яё]/i.test(value) && words.push(value)),
    TemplateElement: ({ value }) => void (/[а-яё]/i.test(value.raw) && words.push(value.raw)),
  }).visit(parseSync(path, source).program);
  return isText ? [] : words;
}

describe('words on screens', () => {
  it('are found where they stand', () => {
    const page = 'const page = <p title="Close">Hello {name}, {`пока`}</p>;';
    expect(wordsIn('../page.tsx', page)).toEqual(['Close', 'Hello', 'пока']);
  });

  it('stand in the dictionaries and nowhere else', () => {
    const paths = Object.keys(sources).filter((path) => !LETTERS.includes(path));
    expect(paths.length).toBeGreaterThan(60);
    const outside = paths.flatMap((path) =>
      wordsIn(path, sources[path] ?? '').map((word) => `${path}: ${word}`),
    );
    expect(outside).toEqual([]);
  });
});

/** What a source reads, as `owner.key`: `claim.back` of `text.claim.back`; `owner.*` where the key is worked out. */
function readsOf(path: string, source: string): readonly string[] {
  const reads: string[] = [];
  const ownerOf = (node: ESTree.Expression | null): string => {
    if (node?.type === 'Identifier') return node.name;
    return node?.type === 'MemberExpression' && node.property.type === 'Identifier' ? node.property.name : '';
  };
  new Visitor({
    MemberExpression({ object, property, computed }) {
      const key = !computed && property.type === 'Identifier' ? property.name : '*';
      reads.push(`${ownerOf(object)}.${key}`);
    },
    VariableDeclarator({ id, init }) {
      if (id.type !== 'ObjectPattern') return;
      const owner = init?.type === 'CallExpression' ? 'text' : ownerOf(init);
      for (const each of id.properties)
        if (each.type === 'Property' && each.key.type === 'Identifier')
          reads.push(`${owner}.${each.key.name}`);
    },
  }).visit(parseSync(path, source).program);
  return reads;
}

describe('words in the dictionaries', () => {
  it('are found where a screen reads them', () => {
    const page = 'const { claim } = text; say(claim.back, text.errors[code]);';
    expect(readsOf('../page.tsx', page)).toEqual(['text.claim', 'claim.back', 'errors.*', 'text.errors']);
  });

  it('are all said somewhere', () => {
    const screens = Object.entries(sources).filter(([path]) => !path.startsWith('./'));
    const reads = new Set(screens.flatMap(([path, source]) => readsOf(path, source)));
    const isRead = (key: string): boolean => {
      // A list is read as a whole.
      const names = key.split('.').filter((name) => !/^\d+$/.test(name));
      return names.some((name, at) => {
        const owner = names[at - 1] ?? 'text';
        const isLeaf = at === names.length - 1;
        return (
          reads.has(`${owner}.*`) ||
          (isLeaf && [owner, 'text', 'words'].some((said) => reads.has(`${said}.${name}`)))
        );
      });
    };
    expect(
      entriesOf(ru)
        .filter(({ key }) => !isRead(key))
        .map(({ key }) => key),
    ).toEqual([]);
  });
});
