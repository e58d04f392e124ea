// What the conformance tool promises about bad lines: a code, the name of what is wrong, and the first error that
// applies.

import { describe, expect, it } from 'vitest';
import { resolveLine } from './index.ts';

const card = (id: string, more: object = {}) => ({
  id,
  name: { ru: id, en: id },
  rarity: 'standard',
  traits: [],
  virtues: ['strength'],
  superiority: ['cunning'],
  ...more,
});
const six = (id: string) => Array.from({ length: 6 }, () => id);
const half = (id: string) => ({ front: [id, id, id], back: [id, id, id] });
const script = (more: object = {}) => ({
  id: 's',
  cards: { guard: card('guard') },
  decks: { a: six('guard'), b: six('guard') },
  field: { a: half('guard'), b: half('guard') },
  ...more,
});

const errorOf = (value: unknown) => {
  const resolved = resolveLine(typeof value === 'string' ? value : JSON.stringify(value));
  return 'error' in resolved ? { id: resolved.id, ...resolved.error } : null;
};

describe('resolveLine', () => {
  it('resolves a script without tosses and choices', () => {
    expect(resolveLine(JSON.stringify(script()))).toMatchObject({ id: 's', winner: null, claimable: [] });
  });

  it.each(['', '{', 'null', '[]', '"text"', '3', 'undefined'])(
    'calls the line %j bad-json, with no id',
    (line) => {
      expect(errorOf(line)).toMatchObject({ id: null, code: 'bad-json' });
    },
  );

  it.each([
    ['a missing key', { decks: undefined }, /decks/],
    ['an unknown key', { colour: 1 }, /colour/],
    ['an id that is no string', { id: 3 }, /id/],
    ['a toss for nobody', { tosses: ['c'] }, /tosses/],
    [
      'a row of four cells',
      { field: { a: { front: six('guard').slice(2), back: [] }, b: half('guard') } },
      /field/,
    ],
    [
      'a choice out of range, also left over',
      { choices: [{ side: 'a', row: 'front', column: 3 }] },
      /choices/,
    ],
    [
      'a choice that is both a cell and a card',
      { choices: [{ side: 'a', card: 'guard', row: 'front', column: 1 }] },
      /choices/,
    ],
    ['tosses that are null', { tosses: null }, /tosses/],
    ['cards as a list', { cards: [card('guard')] }, /cards/],
    ['a card under a key that is not its id', { cards: { guard: card('thief') } }, /guard.*thief/],
    [
      'an unused card of the wrong form',
      { cards: { guard: card('guard'), odd: card('odd', { virtues: ['luck'] }) } },
      /odd/,
    ],
  ])('calls %s a bad-script and names it', (_, more, culprit) => {
    expect(errorOf(script(more))).toMatchObject({
      code: 'bad-script',
      message: expect.stringMatching(culprit),
    });
  });

  it('names the card that nothing defines, in a deck as on the field', () => {
    const decks = { a: ['ghost', ...six('guard')], b: six('guard') };
    expect(errorOf(script({ decks }))).toMatchObject({
      code: 'unknown-card',
      message: expect.stringContaining('ghost'),
    });
    const field = { a: { ...half('guard'), back: ['guard', 'guard', 'spectre'] }, b: half('guard') };
    expect(errorOf(script({ field }))).toMatchObject({
      code: 'unknown-card',
      message: expect.stringContaining('spectre'),
    });
  });

  it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])(
    'knows no card %s unless one is defined',
    (name) => {
      expect(errorOf(script({ decks: { a: [name, ...six('guard')], b: six('guard') } }))).toMatchObject({
        code: 'unknown-card',
      });
    },
  );

  it('refuses more copies on the field than in the deck', () => {
    const decks = { a: six('guard').slice(1), b: six('guard') };
    expect(errorOf(script({ decks }))).toMatchObject({ code: 'not-in-deck' });
  });

  it('refuses an empty cell of a full side, and a card that a short side left out', () => {
    const field = {
      a: half('guard'),
      b: { front: ['guard', 'guard', 'guard'], back: ['guard', 'guard', null] },
    };
    expect(errorOf(script({ field }))).toMatchObject({ code: 'incomplete-placement' });
    const decks = { a: six('guard'), b: six('guard').slice(1) };
    const short = {
      a: half('guard'),
      b: { front: ['guard', 'guard', null], back: ['guard', 'guard', null] },
    };
    expect(errorOf(script({ decks, field: short }))).toMatchObject({ code: 'incomplete-placement' });
  });

  it('reports the first error in the order of the codes', () => {
    const decks = { a: ['ghost'], b: [] };
    expect(errorOf(script({ decks, choices: [5] }))).toMatchObject({ code: 'bad-script' });
    expect(errorOf(script({ decks }))).toMatchObject({ code: 'unknown-card' });
    const none = { front: [null, null, null], back: [null, null, null] };
    expect(
      errorOf(script({ decks: { a: six('guard'), b: [] }, field: { a: none, b: half('guard') } })),
    ).toMatchObject({
      code: 'not-in-deck',
    });
  });

  it('plays a side with no cards at all', () => {
    const none = { front: [null, null, null], back: [null, null, null] };
    const empty = script({ decks: { a: six('guard'), b: [] }, field: { a: half('guard'), b: none } });
    expect(resolveLine(JSON.stringify(empty))).toMatchObject({ winner: 'a', survivors: { a: 6, b: 0 } });
  });
});
