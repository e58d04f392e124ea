// Pictures: every ready card has its own, every other card gets one.

import ready from '@dunmer/shared/cards/data/cards.json';
import { describe, expect, test } from 'vitest';
import { compose } from './compose.ts';
import { SHEETS } from './sheets.ts';

describe('pictures', () => {
  test.each(ready.map(({ id }) => id))('%s has a picture of its own', (id) => {
    expect(SHEETS.get(id)?.cuts.length).toBeGreaterThan(3);
  });

  test('no two ready cards share a picture', () => {
    expect(new Set(SHEETS.values()).size).toBe(SHEETS.size);
  });

  test('a card nobody drew is composed from its traits and virtues, the same every time', () => {
    const stranger = { art: 'somebody-new', traits: ['person'], virtues: ['wealth', 'wisdom'] } as const;
    expect(compose(stranger)).toEqual(compose(stranger));
    expect(compose(stranger)).not.toEqual(compose({ ...stranger, traits: ['creature'] }));
    expect(compose(stranger)).not.toEqual(compose({ ...stranger, virtues: ['power', 'wisdom'] }));
  });

  test('a card without traits and virtues is composed too', () => {
    expect(compose({ art: '', traits: [], virtues: [] }).cuts.length).toBeGreaterThan(2);
  });
});
