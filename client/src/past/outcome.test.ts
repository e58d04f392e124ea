// The result of a match from its reader's side.

import { describe, expect, it } from 'vitest';
import { outcomeOf } from './lines.tsx';

const ended = (kind: string, winner: 'a' | 'b' | null) => outcomeOf({ seat: 'a', result: { kind, winner } });

describe('a played match', () => {
  it('is won by its winner and lost by the other, whatever decided it', () => {
    expect(ended('counted', 'a')).toBe('won');
    expect(ended('conceded', 'b')).toBe('lost');
    expect(ended('awarded', 'b')).toBe('lost');
  });

  it('has no winner where it was drawn or voided', () => {
    expect(ended('drawn', null)).toBe('drawn');
    expect(ended('voided', null)).toBe('voided');
  });

  it('has no outcome yet while it runs, nor for who has no seat', () => {
    expect(outcomeOf({ seat: 'a', result: null })).toBe(null);
    expect(outcomeOf({ seat: null, result: { kind: 'counted', winner: 'a' } })).toBe(null);
  });
});
