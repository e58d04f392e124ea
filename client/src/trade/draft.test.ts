// The draft of a trade, and a trade as either side reads it.

import type { PersonBrief, TradeView } from '@dunmer/shared/protocol';
import { describe, expect, it } from 'vitest';
import { kindOf } from '../parts/index.ts';
import { newDraft, offerOf, sidesOf, sumFault } from './draft.ts';

const person = (name: string): PersonBrief => ({ person: name, name, code: 'ABCDEFGH' });
const HOUND = { copy: 'c1', card: 'ash-hound' };
const SCAMP = { copy: 'c2', card: 'scamp' };

const trade = (mine: boolean): TradeView => ({
  trade: 't',
  from: person('Ann'),
  to: person('Bob'),
  gives: { copies: [HOUND], drakes: 0 },
  takes: { copies: [SCAMP], drakes: 5 },
  mine,
  state: 'offered',
  at: '2026-07-12T10:00:00Z',
});

describe('a trade', () => {
  it('is read from the reader’s own side', () => {
    expect(sidesOf(trade(true))).toMatchObject({ goes: { copies: [HOUND] }, other: { name: 'Bob' } });
    expect(sidesOf(trade(false))).toMatchObject({ goes: { drakes: 5 }, comes: { copies: [HOUND] } });
  });

  it('with one empty side is a gift or a request', () => {
    const nothing = { copies: [], drakes: 0 };
    expect(kindOf(trade(true))).toBe('trade');
    expect(kindOf({ ...trade(true), takes: nothing })).toBe('gift');
    expect(kindOf({ ...trade(true), gives: nothing })).toBe('request');
  });
});

describe('a new offer', () => {
  it('that changes one’s own begins as it was', () => {
    expect(offerOf(newDraft(trade(true), []))).toEqual({
      gives: { copies: ['c1'], drakes: 0 },
      takes: { copies: ['c2'], drakes: 5 },
    });
  });

  it('that answers another’s begins with its sides changed over', () => {
    expect(offerOf(newDraft(trade(false), []))).toEqual({
      gives: { copies: ['c2'], drakes: 5 },
      takes: { copies: ['c1'], drakes: 0 },
    });
  });

  it('begins with the card that is to be given away', () => {
    expect(offerOf(newDraft(null, ['c1'])).gives).toEqual({ copies: ['c1'], drakes: 0 });
  });
});

describe('a typed sum', () => {
  it('may be left out: then it is none', () => {
    expect(sumFault('', 0)).toBeNull();
    expect(offerOf(newDraft(null, ['c1'])).takes.drakes).toBe(0);
  });

  it('is no more than what is in the purse, where one is kept', () => {
    expect(sumFault('12', 12)).toBeNull();
    expect(sumFault('13', 12)).toBe('tooMuch');
    expect(sumFault('13', null)).toBeNull();
  });
});
