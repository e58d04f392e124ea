// Drafting: targets are named one after another, and can be taken back until the act is declared (PT12).

import type { Naming, Offer } from '@dunmer/shared/patrons';
import { expect, test } from 'vitest';
import { backward, draftOf, drawnTo, isMeant, isReady, mayName, onward, withTap } from './drafting.ts';

const one = (...from: readonly string[]): Naming => ({ ability: 0, from, atLeast: 1, atMost: 1 });
const upTo = (atMost: number, ...from: readonly string[]): Naming => ({
  ability: 1,
  from,
  atLeast: 0,
  atMost,
});
const offer = (...namings: readonly Naming[]): Offer => ({
  does: 'play',
  copy: 'a:spark#1',
  card: 'spark',
  ability: null,
  coins: 1,
  namings,
  refusal: null,
});

test('what names nothing can be declared at once', () => {
  expect(isReady(draftOf(offer()))).toBe(true);
});

test('one target is named by a tap, changed by another, and taken back by the same', () => {
  const draft = withTap(draftOf(offer(one('x', 'y'))), 'x');
  expect(draft.named).toEqual([['x']]);
  expect(isReady(draft)).toBe(true);
  expect(withTap(draft, 'y').named).toEqual([['y']]);
  expect(withTap(draft, 'x').named).toEqual([[]]);
});

test('the only target there is names itself', () => {
  const draft = draftOf(offer(one('x')));
  expect(draft.named).toEqual([['x']]);
  expect(isReady(draft)).toBe(true);
  expect(withTap(draft, 'x')).toBe(draft);
  expect(backward(draft)).toBeNull();
});

test('up to n: none will do, no more than n', () => {
  const draft = draftOf(offer(upTo(2, 'x', 'y', 'z')));
  expect(isReady(draft)).toBe(true);
  const two = withTap(withTap(draft, 'x'), 'y');
  expect(withTap(two, 'z').named).toEqual([['x', 'y']]);
  expect(withTap(two, 'x').named).toEqual([['y']]);
  // Also when only one target is possible.
  expect(draftOf(offer(upTo(1, 'x'))).named).toEqual([[]]);
});

test('several abilities are asked in order, and going back asks the one before again', () => {
  const draft = draftOf(offer(one('x', 'y'), upTo(1, 'p', 'q')));
  expect(mayName(draft, 'p')).toBe(false);
  const second = withTap(draft, 'y');
  expect(mayName(second, 'x')).toBe(false);
  expect(mayName(second, 'p')).toBe(true);
  expect(isReady(second)).toBe(true);
  expect(backward(second)?.named).toEqual([[], []]);
});

test('where up to n comes first, one goes on to the next by a press', () => {
  const draft = draftOf(offer(upTo(2, 'x', 'y'), one('p', 'q')));
  expect(isReady(draft)).toBe(false);
  const next = onward(withTap(draft, 'x'));
  expect(mayName(next, 'p')).toBe(true);
  expect(isReady(withTap(next, 'q'))).toBe(true);
  expect(withTap(next, 'q').named).toEqual([['x'], ['q']]);
});

test('what may be one or none is asked as well where it comes first; where nothing fits it is passed by', () => {
  const draft = draftOf(offer(upTo(1, 'x'), one('p', 'q')));
  expect(mayName(draft, 'x')).toBe(true);
  const named = withTap(draft, 'x');
  expect([named.at, named.named]).toEqual([0, [['x'], []]]);
  expect(withTap(onward(named), 'q').named).toEqual([['x'], ['q']]);
  expect(draftOf(offer(upTo(0), one('p', 'q'))).at).toBe(1);
});

test('after the last that is named there is none to go on to', () => {
  const draft = draftOf(offer(upTo(2, 'x', 'y')));
  expect(onward(draft)).toEqual(draft);
});

test('going back passes by what there was no choice of, and it stays named', () => {
  expect(backward(draftOf(offer(one('x'), one('p', 'q'))))).toBeNull();
  const third = withTap(draftOf(offer(one('x', 'y'), one('z'), one('p', 'q'))), 'y');
  expect([third.at, third.named]).toEqual([2, [['y'], ['z'], []]]);
  const first = backward(third);
  expect([first?.at, first?.named]).toEqual([0, [[], ['z'], []]]);
});

test('nothing is ready that the core refuses', () => {
  const refused = { ...offer(), refusal: { code: 'coins', cost: 3, open: 1 } as const };
  expect(isReady(draftOf(refused))).toBe(false);
});

/**
 * Tells whether a stroke from a card with this one offer says everything when it is let go on the table, over another
 * card or over none.
 */
const meant = (one: Offer, over: string | null): boolean => {
  const draft = drawnTo([one], over);
  return draft !== null && isMeant(draft, over, true);
};

test('the only target there is is meant on the bare table and over itself, over another it is not', () => {
  const only = offer(one('x'));
  expect([meant(only, null), meant(only, 'x'), meant(only, 'y')]).toEqual([true, true, false]);
});

test('what lies on the table already is meant for the only one there is over that one alone', () => {
  const only = { ...offer(one('x')), does: 'use' } as const;
  expect([meant(only, null), meant(only, 'x'), meant(only, 'y')]).toEqual([false, true, false]);
});

test('over one of those of whom any may be named nobody has said that these are all', () => {
  expect(meant(offer(upTo(2, 'x', 'y')), 'x')).toBe(false);
  expect(meant(offer(one('x', 'y'), upTo(1, 'p')), 'y')).toBe(false);
  expect(meant(offer(upTo(1, 'x')), 'x')).toBe(true);
});
