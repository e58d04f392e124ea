// Composed pictures are the same every time, and different for different cards.

import { RARITIES, VIRTUES } from '@dunmer/shared/cards';
import { describe, expect, test } from 'vitest';
import { compose } from './compose.ts';
import { PAPERS, SKIES } from './sheets.ts';

const stranger = {
  art: 'somebody-new',
  traits: ['person'],
  virtues: ['wealth', 'wisdom'],
  rarity: 'rare',
} as const;

describe('a composed picture', () => {
  test('is the same for the same card', () => {
    expect(compose({ ...stranger })).toEqual(compose({ ...stranger }));
  });

  test('is another for another name, trait, virtue, second virtue or rarity', () => {
    const others = [
      stranger,
      { ...stranger, art: 'somebody-else' },
      { ...stranger, traits: ['person', 'thief'] },
      { ...stranger, traits: ['creature'] },
      { ...stranger, virtues: ['power', 'wisdom'] },
      { ...stranger, virtues: ['wealth', 'power'] },
      { ...stranger, rarity: 'unique' },
    ] as const;
    expect(new Set(others.map((other) => JSON.stringify(compose(other)))).size).toBe(others.length);
  });

  test('seldom meets its double among cards that differ in name alone', () => {
    const names = Array.from({ length: 64 }, (_, at) => `stranger-${String(at)}`);
    const pictures = names.map((art) => JSON.stringify(compose({ ...stranger, art, traits: ['creature'] })));
    expect(new Set(pictures).size).toBeGreaterThan(32);
  });

  test.each([
    'person',
    'soldier',
    'thief',
    'official',
    'priest',
    'merchant',
    'mage',
    'ghost',
    'cursed',
    'god',
  ])('of a %s is cut from the same papers as the drawn ones, with or without virtues', (trait) => {
    for (const rarity of RARITIES)
      for (const virtues of [[], ...VIRTUES.map((virtue) => [virtue]), VIRTUES]) {
        const { sky, cuts } = compose({ art: trait, traits: [trait], virtues, rarity });
        expect(SKIES).toContain(sky);
        expect(cuts.length).toBeGreaterThan(5);
        expect(cuts.filter(([paper]) => !PAPERS.includes(paper))).toEqual([]);
      }
  });

  test('is there for a card without name, traits and virtues', () => {
    expect(compose({ art: '', traits: [], virtues: [], rarity: 'standard' }).cuts.length).toBeGreaterThan(5);
  });
});
