// What a match waits for, as each viewer is told.

import { matchViewOf, promiseOf } from '@dunmer/shared/fairness';
import type { Viewer, WindowsState } from '@dunmer/shared/rules';
import { intrigueCopy } from '@dunmer/shared/windows';
import { describe, expect, it } from 'vitest';
import { LocalMatch } from '../harness/localMatch.ts';
import { waitingFor } from './waitingFor.ts';

const HOLDING = { mayHold: 0, pledges: 0, intrigue: 1, surplus: false, fronts: [] };
const waits = (match: LocalMatch, viewer: Viewer) => waitingFor(matchViewOf(match.state, viewer));

describe('waiting', () => {
  it('is for the own promise before a row may be committed (F2)', () => {
    const match = new LocalMatch({ a: 'caravan', b: 'menagerie' }, 1);
    expect(waits(match, 'a')).toEqual({ for: 'own-promise' });
  });

  it('tells a watcher that nobody can lay a card before the phones have promised (F2)', () => {
    const match = new LocalMatch({ a: 'caravan', b: 'menagerie' }, 1);
    expect(waits(match, 'watcher')).toEqual({ for: 'promise', seats: ['a', 'b'] });
  });

  it('is for nobody else where both may place at will (2.3)', () => {
    const match = new LocalMatch({ a: 'caravan', b: 'menagerie' }, 1);
    match.promiseAndOpen();
    expect(waits(match, 'a')).toEqual({ for: 'you', act: 'place' });
    expect(waits(match, 'watcher')).toEqual({ for: 'row', seats: ['a', 'b'] });
  });

  it('is an answer before any row, while a card of the match waits for one (IN21)', () => {
    const match = new LocalMatch({ a: 'caravan', b: 'menagerie' }, 1);
    match.promiseAndOpen();
    const view = matchViewOf(match.state, 'watcher');
    const letter = { seat: 'b', held: intrigueCopy('loud-voice', 1), on: [] } as const;
    const windows: WindowsState = {
      traders: { a: 'anna', b: 'boris' },
      stake: 0,
      holdings: { a: HOLDING, b: HOLDING },
      ahead: { a: [], b: [] },
      began: null,
      asking: 1,
      open: { plays: [letter], things: [], asked: 'a' },
      done: [],
      works: [],
      pledges: [],
      tie: null,
      solace: null,
    };
    const open = { ...view, common: { ...view.common, windows } };
    expect(waitingFor(open)).toEqual({ for: 'answer', seats: ['a'] });
    expect(waitingFor({ ...open, common: { ...open.common, windows: { ...windows, open: null } } })).toEqual({
      for: 'row',
      seats: ['a', 'b'],
    });
  });

  it('is for the other, who places both rows first, where one is short (2.2)', () => {
    const match = new LocalMatch({ a: 'back-alley', b: 'menagerie' }, 1);
    match.promiseAndOpen();
    expect(waits(match, 'a')).toEqual({ for: 'row', seats: ['b'] });
    expect(waits(match, 'b')).toEqual({ for: 'you', act: 'place' });
  });

  it('names the phone whose promise the toss of rule 2.2 waits for (F4)', () => {
    const match = new LocalMatch({ a: 'back-alley', b: 'back-alley' }, 1);
    const { match: id, commitment } = match.state.seals;
    const nonce = '00'.repeat(32);
    match.do({ type: 'promise', seat: 'a', promise: promiseOf(id, 'a', commitment, nonce) });
    expect(waits(match, 'a')).toEqual({ for: 'promise', seats: ['b'] });
  });

  it('names the phones whose openings the reveal waits for (F3)', () => {
    const match = new LocalMatch({ a: 'caravan', b: 'menagerie' }, 1);
    const { match: id, commitment } = match.state.seals;
    const nonce = '11'.repeat(32);
    for (const seat of ['a', 'b'] as const)
      match.do({ type: 'promise', seat, promise: promiseOf(id, seat, commitment, nonce) });
    for (const seat of ['a', 'b'] as const)
      for (const [row, at] of [
        ['front', 0],
        ['back', 3],
      ] as const)
        match.do({
          type: 'place',
          seat,
          laying: { row, cells: [0, 1, 2].map((more) => `${seat}${at + more}`) },
        });
    expect(waits(match, 'a')).toEqual({ for: 'opening', seats: ['a', 'b'] });
    match.do({ type: 'open', seat: 'a', nonce });
    expect(waits(match, 'watcher')).toEqual({ for: 'opening', seats: ['b'] });
  });
});
