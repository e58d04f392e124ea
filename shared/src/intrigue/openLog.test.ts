// What can be checked of a deck log before and after its seed is published, and the form of its file (IN5).

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { assert, ok, present } from '../lib/index.ts';
import { arbDeckGame, casesOf, playDeckGame, sealedOf } from '../testing/index.ts';
import {
  type DeckEntry,
  deckEntriesOf,
  type DeckLog,
  type DeckPlace,
  evolveDeckAll,
  followDeckLog,
  NEW_DECK,
  openDeckFault,
  type OpenLog,
} from './index.ts';
import { parseDeckLog } from './schema.ts';

const vectors: readonly { readonly n: number; readonly kind: string; readonly in: DeckLog }[] = JSON.parse(
  readFileSync(new URL('../../../docs/conformance/windows/deck-vectors.json', import.meta.url), 'utf8'),
);
const sampleOf = (n: number): DeckLog & OpenLog => ({
  ...present(
    vectors.find((vector) => vector.n === n),
    'it is there',
  ).in,
  packs: 2,
});
const sample = sampleOf(15);

describe('IN5 before the seed is published', () => {
  test('a log that could be contradicts itself nowhere', () => {
    expect(openDeckFault(sample)).toBeNull();
    expect(openDeckFault({ ...sampleOf(17), packs: 1 })).toBeNull();
    expect(openDeckFault({ ...sample, word: null, log: [] })).toBeNull();
  });

  test('what only the seed shows is not found yet: a card in another hand', () => {
    const log = sample.log.map((entry) =>
      'play' in entry && entry.copy === 'b-card#1' ? { ...entry, copy: 'b-card#2' } : entry,
    );
    expect(log).not.toEqual(sample.log);
    const end = followDeckLog({ ...sample, log }).end;
    expect(end).toMatchObject({ ok: false, error: { why: 'not in that hand' } });
    const before = end.ok || end.error.at === null ? [] : log.slice(0, end.error.at + 1);
    expect(openDeckFault({ ...sample, log: before })).toBeNull();
  });

  const at = (index: number, entry: DeckEntry): Partial<OpenLog> => ({ log: sample.log.with(index, entry) });
  const without = (index: number): Partial<OpenLog> => ({ log: sample.log.toSpliced(index, 1) });

  test.each([
    ['IN1 a card with fewer copies than the packs have', { copies: sample.copies.slice(1) }, null],
    ['IN1 a copy twice', { copies: [...sample.copies, 'a-card#1'] }, null],
    ['IN2 entries before the word', { word: null }, 0],
    ['IN2 a word that is none', { word: ' ' }, null],
    ['IN3 another shuffle number', at(0, { shuffle: 2 }), 0],
    ['IN4 no shuffle when the pile is empty', without(14), 14],
    ['IN4 a shuffle while it is not', { log: sample.log.toSpliced(2, 0, { shuffle: 2 }) }, 2],
    ['IN4 a log that ends where the pile is empty', { log: sample.log.slice(0, -1) }, 28],
    ['IN6 somebody who does not draw at the ring', without(5), 5],
    ['IN7 somebody twice', at(2, { ring: 1, order: ['bea', 'bea'] }), 2],
    ['IN7 a ring left out', at(2, { ring: 2, order: ['bea', 'adam', 'cyr'] }), 2],
    ['IN8 not the top', at(3, { draw: 'bea', k: 1, place: 1 }), 3],
    ['IN8 another draws first', at(3, { draw: 'adam', k: 1, place: 0 }), 3],
    ['IN13 played out of an empty hand', at(6, { play: 'nobody', copy: 'b-card#1' }), 6],
    ['IN13 a copy that there is not', at(6, { play: 'adam', copy: 'x-card#1' }), 6],
    ['IN13 spent without a play', at(9, { leave: 'c-card#1' }), 9],
    ['IN10 one copy spent twice', at(9, { spend: 'adam', copies: ['a-card#2', 'a-card#2'] }), 9],
    ['IN10 nothing spent', at(9, { spend: 'adam', copies: [] }), 9],
    ['retrieved before it was spent', at(9, { retrieve: 'adam', copy: 'b-card#1' }), 9],
    ['taken from who holds too few', at(9, { take: 'adam', from: 'bea', n: 9, id: 'x' }), 9],
    ['taken from oneself', at(9, { take: 'adam', from: 'adam', n: 1, id: 'x' }), 9],
  ] as const)('%s is found', (_, change, first) => {
    expect(openDeckFault({ ...sample, ...change })?.at).toBe(first);
  });
});

describe('IN5 with the seed', () => {
  test('every move of every copy leads from where it lay to where it lies at the end', () => {
    const { moves, end } = followDeckLog(sample);
    assert(end.ok, 'the sample could be');
    const hands = new Map<string, string[]>();
    const handOf = (place: DeckPlace): string[] => {
      if (typeof place === 'string') return [];
      const hand = hands.get(place.hand) ?? [];
      hands.set(place.hand, hand);
      return hand;
    };
    for (const { copy, from, to } of moves.flat()) {
      const hand = handOf(from);
      if (typeof from !== 'string') hand.splice(hand.indexOf(copy), 1);
      handOf(to).push(copy);
    }
    expect(Object.fromEntries([...hands].filter(([, hand]) => hand.length > 0))).toEqual(end.value.hands);
    expect(moves).toHaveLength(sample.log.length);
  });

  test('what stands before the first fault was followed', () => {
    expect(followDeckLog(sampleOf(20)).moves).toHaveLength(3);
    expect(followDeckLog(sampleOf(19)).moves).toEqual([]);
  });
});

test('IN5 decks that were really played contradict themselves nowhere, before the seed and after it', () => {
  for (const game of casesOf(arbDeckGame, 200, 7)) {
    const made = sealedOf(game);
    const events = [...made, ...playDeckGame(game).flatMap((step) => step.events ?? [])];
    const { common, vault } = evolveDeckAll(NEW_DECK, events);
    const deck = {
      event: 'event',
      packs: 1,
      word: common.word ?? '',
      copies: evolveDeckAll(NEW_DECK, made).common.spent,
      commitment: common.sealed?.commitment ?? '',
      seed: vault.seed ?? '',
      log: deckEntriesOf(events),
    };
    expect(openDeckFault({ ...deck, word: common.word })).toBeNull();
    if (common.word !== null) expect(followDeckLog(deck).end.ok).toBe(true);
  }
});

describe('the file of a deck log', () => {
  const taken = (n: number) => ({ take: 'adam', from: 'bea', n, id: 'x' });
  const rings = (n: number, people: number) =>
    Array.from({ length: n }, (_, i) => ({
      ring: i,
      order: Array.from({ length: people }, (__, k) => `${k}`),
    }));
  const file = {
    format: 'dunmer-deck/1',
    event: sample.event,
    packs: 2,
    copies: sample.copies,
    commitment: sample.commitment,
    word: sample.word,
    seed: sample.seed,
    log: sample.log,
    people: [{ person: 'adam', name: 'Адам', code: 'ABCD2345' }],
  };

  test('is read as it is written', () => {
    expect(parseDeckLog(JSON.parse(JSON.stringify(file)))).toEqual(ok(file));
    expect(parseDeckLog({ ...file, word: null, seed: null, log: [] }).ok).toBe(true);
    expect(
      parseDeckLog({ ...file, log: [...rings(29, 2000), ...Array.from({ length: 100 }, () => taken(2))] }).ok,
    ).toBe(true);
  });

  test.each([
    ['of another kind', { ...file, format: 'dunmer-trade-match/1' }, 'format'],
    ['no file at all', 'hello', ''],
    ['without a list', { ...file, log: undefined }, 'log'],
    ['with a seal that is none', { ...file, commitment: 'ff' }, 'commitment'],
    ['with an entry that is none', { ...file, log: [{ draws: 'adam' }] }, 'log[0]'],
    ['with more than it holds', { ...file, more: 1 }, ''],
    ['with a number that is none', { ...file, packs: 0.5 }, 'packs'],
    // Each of them has to be drawn again: a page that reads such a file would hang.
    ['with more lots than any event', { ...file, log: Array.from({ length: 61 }, () => taken(1000)) }, 'log'],
    ['with more places in rings than any event', { ...file, log: [...rings(31, 2000)] }, 'log'],
  ])('is refused %s', (_, value, key) => {
    expect(parseDeckLog(value)).toMatchObject({ ok: false, error: { key } });
  });
});
