// How an owner arranges a deck: its own order, sorting, filters, and what beats what.

import type { Card } from '@dunmer/shared/cards';
import { describe, expect, it } from 'vitest';
import { duelOf, endOf, isPlain, type Look, PLAIN_LOOK, type Rival, shownOf } from './look.ts';
import { deckOf, inKeptOrder, inOrderOf, keepOrder, moved, recallOrder } from './ownOrder.ts';

const card = (id: string, facts: Partial<Card>): { readonly card: Card } => ({
  card: {
    id,
    name: { ru: id, en: id },
    rarity: 'standard',
    traits: [],
    virtues: [],
    superiority: [],
    ...facts,
  },
});
const disc = (initiative: number): Pick<Card, 'abilities'> => ({
  abilities: [{ timing: 'summon', initiative }],
});

const DECK = [
  card('guard', { virtues: ['strength'], superiority: ['cunning', 'wealth'], ...disc(7) }),
  card('crab', { protection: ['strength'], superiority: ['wealth'] }),
  card('judge', { virtues: ['power', 'wisdom'], superiority: ['strength'], rarity: 'rare', ...disc(2) }),
  card('thief', { virtues: ['cunning'], superiority: [], rarity: 'uncommon' }),
];
const shown = (look: Partial<Look>): readonly string[] =>
  shownOf(DECK, { ...PLAIN_LOOK, ...look }, 'en').map((item) => item.card.id);
const rival = (facts: Partial<Rival>): Rival => ({
  card: null,
  virtues: [],
  superiority: [],
  protection: [],
  ...facts,
});

describe('what is shown of a deck', () => {
  it('is all of it, in the order in which it came, unless something is asked', () => {
    expect(shown({})).toEqual(['guard', 'crab', 'judge', 'thief']);
    expect(isPlain(PLAIN_LOOK)).toBe(true);
    expect(isPlain({ ...PLAIN_LOOK, has: 'none' })).toBe(false);
    expect(isPlain({ ...PLAIN_LOOK, sort: 'name' })).toBe(false);
  });

  it.each([
    ['name', ['crab', 'guard', 'judge', 'thief']],
    ['rarity', ['judge', 'thief', 'guard', 'crab']],
    ['initiative', ['judge', 'guard', 'crab', 'thief']],
    ['virtue', ['guard', 'thief', 'judge', 'crab']],
    ['superiority', ['guard', 'judge', 'crab', 'thief']],
  ] as const)('is sorted by %s', (sort, order) => {
    expect(shown({ sort })).toEqual(order);
  });

  it('is filtered by what a card is, overcomes and is shielded from', () => {
    expect(shown({ has: ['wisdom'] })).toEqual(['judge']);
    expect(shown({ has: 'none' })).toEqual(['crab']);
    expect(shown({ beats: ['wealth'] })).toEqual(['guard', 'crab']);
    expect(shown({ beats: ['wealth', 'cunning'] })).toEqual(['guard']);
    expect(shown({ shields: ['strength'] })).toEqual(['crab']);
  });
});

describe('what beats what, as printed (4.2)', () => {
  const brute = rival({ virtues: ['strength'], superiority: ['strength', 'power', 'wisdom'] });

  it('shows who beats a rival, who stands before it, and who falls to it', () => {
    expect(shown({ rival: brute, outcome: 'beats' })).toEqual(['judge']);
    expect(shown({ rival: brute, outcome: 'stands' })).toEqual(['crab', 'thief']);
    expect(shown({ rival: brute, outcome: 'falls' })).toEqual(['guard', 'judge']);
    expect(shown({ rival: brute, outcome: 'all' })).toHaveLength(DECK.length);
  });

  it('says how each pair would end', () => {
    const ends = DECK.map((item) => endOf(duelOf(item.card, brute)));
    expect(ends).toEqual(['loses', 'bothStand', 'bothFall', 'bothStand']);
    expect(endOf(duelOf(brute, rival({})))).toBe('wins');
  });
});

describe('an owner’s order', () => {
  const copies = ['a', 'b', 'a', 'c'].map((id, at) => ({ id, at }));
  const idOf = ({ id }: { readonly id: string }): string => id;

  it('puts copies where they are kept, equal ones one after the other, new ones last', () => {
    const order = inKeptOrder(copies, idOf, ['a', 'b', 'gone', 'a']);
    expect(order.map(({ at }) => at)).toEqual([0, 1, 2, 3]);
    expect(inKeptOrder(copies, idOf, ['c', 'a', 'b']).map(({ at }) => at)).toEqual([3, 0, 1, 2]);
    expect(inKeptOrder(copies, idOf, [])).toEqual(copies);
  });

  it('may name each copy, and those that it does not name follow', () => {
    const named = ['x', 'y', 'z'].map((id) => ({ id }));
    expect(inOrderOf(named, ['z', 'gone', 'x']).map(({ id }) => id)).toEqual(['z', 'x', 'y']);
  });

  it('moves one card and leaves the others in their order', () => {
    expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
    expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  });

  it('is remembered for each deck apart', () => {
    keepOrder('caravan', ['a', 'b', 'a']);
    expect(recallOrder('caravan')).toEqual(['a', 'b', 'a']);
    expect(recallOrder('tower')).toEqual([]);
  });

  it('belongs to the ready deck with the same cards, else to the trader’s own', () => {
    const decks = [{ id: 'caravan', name: { ru: 'К', en: 'C' }, cards: ['a', 'b', 'a'] }];
    expect(deckOf(decks, ['a', 'a', 'b'])).toBe('caravan');
    expect(deckOf(decks, ['a', 'b'])).toBe('own');
  });
});
