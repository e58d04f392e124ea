// How many cards of a deck can be laid in its next match.

import type { CopyBlock, CopyView } from '@dunmer/shared/protocol';
import { describe, expect, it } from 'vitest';
import { playableOf } from './copyMarks.tsx';

const copies = (...blocks: readonly (CopyBlock | null)[]): readonly CopyView[] =>
  blocks.map((blocked, at) => ({ copy: `c${at}`, card: 'scamp', serial: 1, of: null, blocked }));
const free = (count: number) => Array.from({ length: count }, () => null);

describe('a deck', () => {
  it('is short with fewer than six cards to lay (2.2)', () => {
    expect(playableOf(copies(...free(6)))).toEqual({ playable: 6, isShort: false });
    expect(playableOf(copies(...free(5)))).toEqual({ playable: 5, isShort: true });
  });

  it('does not count reserved and frozen cards (R14)', () => {
    expect(playableOf(copies(...free(5), 'reserved', 'frozen'))).toEqual({ playable: 5, isShort: true });
  });

  it('counts those that a match still holds: they come back from it', () => {
    expect(playableOf(copies('in-match', 'in-match', ...free(4)))).toEqual({ playable: 6, isShort: false });
  });

  it('does not count one that is frozen while a match holds it', () => {
    const held = copies(...Array.from({ length: 6 }, () => 'in-match' as const));
    const [first, ...others] = held.map((copy, at) => (at === 0 ? { ...copy, frozen: true as const } : copy));
    expect(first).toBeDefined();
    expect(playableOf(first === undefined ? others : [first, ...others])).toEqual({
      playable: 5,
      isShort: true,
    });
  });
});
