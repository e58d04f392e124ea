// What a page of promises computes by itself: the sum to name, whom one may ask, what a key means, what is new.

import type { HandInfo, PledgesBrief } from '@dunmer/shared/protocol';
import { PRINTED } from '@dunmer/shared/windows/printed';
import { beforeEach, describe, expect, it } from 'vitest';
import { forget, keptKeys } from '../device/index.ts';
import { comeTo, follow, isShownAnew, readPledges } from './news.ts';
import { leastNamed, namedSum, namedTrouble } from './playSheet.tsx';
import { itemOfKey, askedOf, promisedBy } from './offered.ts';

const hand = (person: string, name: string, facts: Partial<HandInfo> = {}): HandInfo => ({
  trader: { person, name, code: 'ABCDEFGH' },
  house: 'hideout',
  size: 5,
  ruined: false,
  ...facts,
});
const HANDS = [hand('t1', 'Тралан Дрес'), hand('t2', 'Ведис'), hand('t3', 'Ёлани', { ruined: true })];
const [tralan, vedis] = HANDS;

describe('the sum that is named with a promise', () => {
  const card = (id: string) => PRINTED.pledges.get(id) ?? { effects: [] };

  it('is asked for by a share alone, from its number on', () => {
    expect([leastNamed(card('the-cut')), leastNamed(card('backing'))]).toEqual([6, null]);
  });

  it('is a whole number, and no less', () => {
    expect(['', '5', '6'].map((typed) => namedTrouble(typed, 6))).toEqual(['noSum', 'tooLittle', null]);
    expect([namedSum('12', 6), namedSum('12', null), namedTrouble('', null)]).toEqual([12, null, null]);
  });
});

describe('traders with promises', () => {
  it('may be asked for their promises: the partner first, and nobody who is ruined', () => {
    expect(askedOf(HANDS, 't2')).toEqual([vedis, tralan]);
    expect(askedOf(HANDS, 'nobody')).toEqual([tralan, vedis]);
  });

  it('have promised what everybody has and the one of their house (PR1)', () => {
    const promised = promisedBy(hand('t1', 'Тралан'), PRINTED.pledges);
    expect(promised.map(({ pledge }) => pledge)).toEqual([
      't1/word-of-peace',
      't1/the-cut',
      't1/whisper',
      't1/surety',
      't1/hideout',
    ]);
  });
});

it('a key names a promise of somebody who is known, and else nothing', () => {
  expect(itemOfKey('t2/surety', HANDS)).toEqual({
    pledge: 't2/surety',
    owner: vedis?.trader,
    card: 'surety',
  });
  expect([itemOfKey('t9/surety', HANDS), itemOfKey(null, HANDS)]).toEqual([null, null]);
});

const brief = (facts: Partial<PledgesBrief>): PledgesBrief => ({
  hand: 0,
  front: 0,
  playable: 0,
  shown: 0,
  ...facts,
});

it('what was shown is new until it was looked at, and then the next', () => {
  expect(isShownAnew(0)).toBe(false);
  expect(isShownAnew(2)).toBe(true);
  readPledges(brief({ shown: 2 }));
  expect([isShownAnew(2), isShownAnew(3)]).toEqual([false, true]);
  readPledges(brief({ shown: 1 }));
  expect(isShownAnew(2)).toBe(false);
});

describe('what has come', () => {
  beforeEach(() => {
    for (const key of keptKeys('pledges.')) forget(key);
  });

  it('is no news to a phone that finds it there', () => {
    const found = brief({ hand: 5, front: 1 });
    expect(comeTo(found)).toEqual([]);
    follow(found);
    expect(comeTo(found)).toEqual([]);
  });

  it('is news until it was looked at, in the hand and on the table each', () => {
    follow(brief({ hand: 5 }));
    const more = brief({ hand: 6, front: 1 });
    follow(more);
    expect(comeTo(more)).toEqual(['hand', 'front']);
    expect(comeTo(brief({ hand: 5, front: 1 }))).toEqual(['front']);
    readPledges(more);
    expect(comeTo(more)).toEqual([]);
  });

  it('is news too where as many have gone before', () => {
    follow(brief({ hand: 5 }));
    follow(brief({ hand: 4 }));
    expect(comeTo(brief({ hand: 4 }))).toEqual([]);
    expect(comeTo(brief({ hand: 5 }))).toEqual(['hand']);
  });
});
