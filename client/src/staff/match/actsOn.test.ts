// What staff are offered at a match as it stands.

import type { FloorMatch } from '@dunmer/shared/protocol';
import { describe, expect, it } from 'vitest';
import { actsOnMatch, actsOnSeat } from './actsOn.ts';

const person = (name: string) => ({ person: name, name, code: 'ABCDEFGH' });

const live = (what: string, phase: FloorMatch['phase']): FloorMatch => ({
  match: 'm',
  watch: null,
  kind: 'stake',
  stake: 3,
  phase,
  round: 0,
  seats: {
    a: { person: person('Тралан'), here: true, since: 0 },
    b: { person: person('Мивул'), here: true, since: 0 },
  },
  awaited: [{ seat: 'a', what, since: 0 }],
  desk: { paused: false, calls: [], announced: null, unbound: false, restored: false },
  clocks: [],
  contract: null,
  mayAct: true,
  opened: '2026-07-12T12:00:00.000Z',
});
const onSeat = (what: string, phase: FloorMatch['phase'], seat: 'a' | 'b' = 'a') =>
  actsOnSeat(live(what, phase), seat, 'referee').map(({ type }) => type);

describe('a seat that is waited for', () => {
  it('may be hurried, and decided for by default', () => {
    expect(onSeat('front', 'placing')).toEqual(['nudgeSeat', 'applyDefault']);
    expect(onSeat('choice', 'choosing')).toEqual(['nudgeSeat', 'applyDefault']);
    expect(onSeat('front', 'placing', 'b')).toEqual([]);
  });

  it('is in a match that has stopped: that is voided, and nothing else', () => {
    const stopped: FloorMatch = {
      ...live('front', 'placing'),
      stopped: { broken: 'BrokenInvariant', place: '' },
      desk: { paused: false, calls: ['a'], announced: null, unbound: false, restored: false },
    };
    expect(actsOnMatch(stopped).map(({ type }) => type)).toEqual(['voidMatch']);
    expect(actsOnSeat(stopped, 'a', 'referee').map(({ type }) => type)).toEqual(['makeLink']);
  });

  it('is over and still calls: the call is closed, decks opened, the end settled anew, nothing paused', () => {
    const over = live('claim', 'finished');
    const called: FloorMatch = { ...over, desk: { ...over.desk, calls: ['b'] } };
    const acts = actsOnMatch(called).map(({ type }) => type);
    expect(acts).toEqual(['closeCall', 'openDecks', 'award', 'voidMatch']);
  });

  it('R14 is never decided for where the price of victory is awaited: that is closed', () => {
    expect(onSeat('claim', 'claiming')).toEqual(['nudgeSeat']);
    expect(actsOnMatch(live('claim', 'claiming')).map(({ type }) => type)).toContain('closeClaim');
  });
});
