// What the protocol's page says about the parts of a first page and of a contract, about the intrigue deck's news and
// about previews is true and complete.

import { beforeAll, expect, test } from 'vitest';
import { EXPORTS } from '@dunmer/shared/protocol';
import { COMMANDS } from '../src/commands/all.ts';
import { DECK_EVENTS, PREVIEW_LINES } from './page/eventCodes.ts';
import { EXAMPLES, keysUnder, textUnder, wordsUnder } from './page/page.ts';
import { type SaidToTraders, saidToTraders } from './page/saidToTraders.ts';
import { shapeFault } from './page/shape.ts';
import { WORDS } from './page/words.ts';

let said: SaidToTraders;
beforeAll(async () => {
  said = await saidToTraders();
});

/** Returns the values under a key: each item of a list, or the one value that is no list. */
function partsUnder(whole: object, key: string): readonly unknown[] {
  const part: unknown = Reflect.get(whole, key);
  if (Array.isArray(part)) return part;
  return part === undefined ? [] : [part];
}

const faultIn = (example: object, key: string, wholes: readonly object[]): readonly (string | null)[] => {
  const real = wholes.flatMap((whole) => partsUnder(whole, key));
  return partsUnder(example, key).map((part) => shapeFault(part, real));
};

const objectIn = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {});

/** Returns the examples of a kind, each a single key, that are like nothing that is really under that key. */
function untrueParts(kind: string, wholes: readonly object[]): readonly string[] {
  const examples = EXAMPLES.filter((example) => example.kind === kind);
  expect(examples).not.toEqual([]);
  return examples.flatMap(({ value, line }) => {
    const example = objectIn(value);
    return Object.keys(example).flatMap((key) =>
      faultIn(example, key, wholes).flatMap((fault) =>
        fault === null ? [] : [`docs/protocol.md:${line} ${key}: ${fault}`],
      ),
    );
  });
}

test('what lies in the lists of a first page is like what it says', () => {
  expect(untrueParts('home part', said.homes)).toEqual([]);
});

test('and no key is left out of what it says of a module', () => {
  const shown = EXAMPLES.filter(({ kind }) => kind === 'home part').map(({ value }) => objectIn(value));
  const keysOf = (wholes: readonly object[], module: string): readonly string[] =>
    wholes.flatMap((whole) => partsUnder(whole, module)).flatMap((part) => Object.keys(objectIn(part)));
  for (const module of ['pledges', 'intrigue']) {
    const known = new Set(keysOf(shown, module));
    const real = new Set(keysOf(said.homes, module));
    expect(
      [...real].filter((key) => !known.has(key)),
      module,
    ).toEqual([]);
  }
});

/** Returns the lists that really hold something, but are empty in all of these examples. */
function shownEmpty(examples: readonly unknown[], wholes: readonly object[]): readonly string[] {
  const holds = (whole: object, key: string): boolean => {
    const part: unknown = Reflect.get(whole, key);
    return Array.isArray(part) && part.length > 0;
  };
  const shown = examples.map(objectIn);
  const keys = new Set(wholes.flatMap((whole) => Object.keys(whole)));
  return [...keys].filter(
    (key) => wholes.some((whole) => holds(whole, key)) && !shown.some((whole) => holds(whole, key)),
  );
}

const examplesOf = (...kinds: readonly string[]): readonly unknown[] =>
  EXAMPLES.filter(({ kind }) => kinds.includes(kind)).map(({ value }) => value);

test('what lies in the lists of promises is like what it says, and none is shown empty alone', () => {
  expect(untrueParts('promises part', said.promises)).toEqual([]);
  expect(shownEmpty(examplesOf('promises part', 'GET /api/me/pledges'), said.promises)).toEqual([]);
});

test('so of the intrigue deck, and of what everybody knows of it', () => {
  const commons = said.decks.map(({ deck }) => deck.common);
  expect(untrueParts('deck part', said.decks)).toEqual([]);
  expect(untrueParts('deck common part', commons)).toEqual([]);
  expect(shownEmpty(examplesOf('deck part', 'GET /api/me/intrigue'), said.decks)).toEqual([]);
  expect(shownEmpty(examplesOf('deck common part'), commons)).toEqual([]);
});

test('no word is left out where a key says one of a few, and none is there that there is not', () => {
  expect(Object.assign({}, ...examplesOf('words'))).toEqual(WORDS);
});

test('what a contract says of promises and intrigue cards is like what it says', () => {
  const contracts = said.homes.flatMap((home) => home.contracts);
  expect(untrueParts('contract part', contracts)).toEqual([]);
});

test('no event of the intrigue deck is left out, and each has the keys that it says', () => {
  const heading = 'The intrigue deck and its news';
  expect(wordsUnder(heading).toSorted()).toEqual(DECK_EVENTS.toSorted());
  const keys = keysUnder(heading);
  const told = said.deckNews.map(({ event }) => event);
  expect(new Set(told.map(({ type }) => type)).size).toBeGreaterThan(20);
  for (const { type, to: _, ...facts } of told)
    expect(Object.keys(facts).toSorted(), type).toEqual(keys.get(type)?.toSorted());
});

test('no line of a preview is left out, and none is there that there is not', () => {
  expect(wordsUnder('What a preview tells').toSorted()).toEqual(PREVIEW_LINES.toSorted());
});

test('every table that can be exported is named', () => {
  const page = textUnder('HTTP');
  expect(EXPORTS.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});

test('the acts of staff that referees may do are those of the page', () => {
  const ofStaff = Object.entries(COMMANDS).filter(([, { who }]) => who.referee !== undefined && !who.trader);
  const shown = EXAMPLES.filter(({ kind }) => kind === 'acts of referees').map(({ value }) => value);
  expect(shown).toEqual([ofStaff.map(([type]) => type)]);
});
