// Composed pictures: the same every time, and different for different cards.

import { describe, expect, test } from 'vitest';
import { compose } from './compose.ts';

describe('a composed picture', () => {
  test('comes from the traits and virtues, the same every time', () => {
    const stranger = { art: 'somebody-new', traits: ['person'], virtues: ['wealth', 'wisdom'] } as const;
    expect(compose(stranger)).toEqual(compose(stranger));
    expect(compose(stranger)).not.toEqual(compose({ ...stranger, traits: ['creature'] }));
    expect(compose(stranger)).not.toEqual(compose({ ...stranger, virtues: ['power', 'wisdom'] }));
  });

  test('is there for a card without traits and virtues', () => {
    expect(compose({ art: '', traits: [], virtues: [] }).cuts.length).toBeGreaterThan(2);
  });
});
