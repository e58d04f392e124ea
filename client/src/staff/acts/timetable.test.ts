// How the desk computes a timetable of planned rings (IN6).

import { describe, expect, it } from 'vitest';
import { momentOf, momentsOf, MOST_RINGS, withRings } from './timetable.ts';

const NOON = new Date(2026, 6, 12, 12, 0).getTime();
const at = (day: number, hours: number, minutes = 0): number =>
  new Date(2026, 6, day, hours, minutes).getTime();

describe('a planned ring', () => {
  it('stands at a time of today, of tomorrow, or of the day after', () => {
    expect(momentOf('today', '18:30', NOON)).toBe(at(12, 18, 30));
    expect(momentOf('tomorrow', '09:05', NOON)).toBe(at(13, 9, 5));
    expect(momentOf('after', '0:00', NOON)).toBe(at(14, 0));
  });

  it.each(['', '25:00', '12:60', '12', 'noon'])('does not stand at «%s»', (typed) => {
    expect(momentOf('today', typed, NOON)).toBeNull();
  });
});

describe('rings every few minutes', () => {
  it('are from one time to the other, both among them', () => {
    const span = { day: 'today', from: '14:00', to: '15:00', every: 30 } as const;
    expect(momentsOf(span, NOON)).toEqual([at(12, 14), at(12, 14, 30), at(12, 15)]);
  });

  it('go on over midnight where they end earlier in the day than they begin', () => {
    const span = { day: 'today', from: '23:00', to: '01:00', every: 60 } as const;
    expect(momentsOf(span, NOON)).toEqual([at(12, 23), at(13, 0), at(13, 1)]);
  });

  it('are none without times, or with nothing between them', () => {
    const span = { day: 'today', from: '14:00', to: '15:00', every: 30 } as const;
    expect(momentsOf({ ...span, to: '' }, NOON)).toEqual([]);
    expect([0, 1.5, Number.NaN].map((every) => momentsOf({ ...span, every }, NOON))).toEqual([[], [], []]);
  });

  it('are counted no further than where they are too many', () => {
    const span = { day: 'today', from: '00:00', to: '23:59', every: 1 } as const;
    expect(momentsOf(span, NOON)).toHaveLength(MOST_RINGS + 1);
  });
});

describe('a timetable', () => {
  it('has each ring once, in order, and plans nothing that is over', () => {
    expect(withRings([at(12, 20)], [at(12, 18), at(12, 20), at(12, 11), NOON], NOON)).toEqual([
      at(12, 18),
      at(12, 20),
    ]);
  });
});
