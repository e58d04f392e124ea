// Places: who has one, who gives it up, and for whom.

import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { present } from '@dunmer/shared/lib';
import { ScriptedClock } from '@dunmer/shared/testing';
import type { Caller } from '../callers/index.ts';
import { type PlaceLimits, PLACES } from './limits.ts';
import { type Guest, Places } from './places.ts';

const HERE = '10.0.0.1';
const ELSEWHERE = '10.0.0.2';

function room(limits: Partial<PlaceLimits> = {}) {
  const clock = new ScriptedClock(0);
  const few = { sockets: 10, strangers: 6, strangersOfAddress: 4 };
  const all = { ...PLACES, ...few, ...limits };
  const places = new Places({ limits: all, clock, bid: () => undefined });
  let devices = 0;
  const enter = (more: Partial<Caller> = {}): Guest | null => {
    devices += 1;
    const caller = { device: `d${devices}`, address: HERE, isSomebodys: false, isLimited: true, ...more };
    return places.enter(caller, new Socket());
  };
  const fill = (count: number, more: Partial<Caller> = {}): readonly (Guest | null)[] =>
    Array.from({ length: count }, () => enter(more));
  return { clock, places, enter, fill };
}

const isGone = (guest: Guest | null | undefined): boolean => present(guest, 'a guest').line.destroyed;

test('strangers have few places, and of one address fewer', () => {
  const { fill } = room({ strangers: 8 });
  const isIn = (guest: Guest | null): boolean => guest !== null;
  expect(fill(5).map(isIn)).toEqual([true, true, true, true, false]);
  expect(fill(5, { address: ELSEWHERE }).map(isIn)).toEqual([true, true, true, true, false]);
});

test('where all places of strangers are taken, a newcomer gets one of the address that has most', () => {
  const { clock, places, fill, enter } = room();
  const here = fill(4);
  const near = fill(2, { address: ELSEWHERE });
  clock.advance(1_000);
  for (const guest of here.filter((_, i) => i !== 1)) places.use(present(guest, 'a guest').line);
  expect(enter({ address: 'a third' })).not.toBeNull();
  expect([here.map(isGone), near.map(isGone)]).toEqual([
    [false, true, false, false],
    [false, false],
  ]);
  // The addresses now hold three, two and one: nobody takes a place from an address if both would then hold equally
  // many.
  expect([enter({ address: ELSEWHERE }), enter({ address: 'a third' }) !== null]).toEqual([null, true]);
  expect(enter({ address: 'a third' })).toBeNull();
});

test('known people are not counted by address, and take the place of the stranger who is idlest', () => {
  const { clock, places, fill, enter } = room();
  const strangers = [...fill(4), ...fill(2, { address: ELSEWHERE })];
  expect(fill(4, { isSomebodys: true })).not.toContain(null);
  clock.advance(1_000);
  for (const guest of strangers.filter((_, i) => i !== 2)) places.use(present(guest, 'a guest').line);
  expect(enter({ isSomebodys: true })).not.toBeNull();
  expect(strangers.map(isGone)).toEqual([false, false, true, false, false, false]);
  expect(fill(5, { isSomebodys: true })).not.toContain(null);
  expect(strangers.every(isGone)).toBe(true);
  expect([places.size, enter({ isSomebodys: true })]).toEqual([10, null]);
});

test('a stranger takes the place of one of the same address who has been silent for a while, and of nobody else', () => {
  const { clock, places, fill, enter } = room();
  const [first, second] = fill(4);
  const far = fill(2, { address: ELSEWHERE });
  expect(enter()).toBeNull();
  clock.advance(20_000);
  places.use(present(first, 'a guest').line);
  expect(enter()).not.toBeNull();
  expect([isGone(first), isGone(second), ...far.map(isGone)]).toEqual([false, true, false, false]);
});

test('bots of a load test are nobody’s, and not counted as strangers', () => {
  const { fill } = room();
  expect(fill(10, { isLimited: false })).not.toContain(null);
  expect(fill(1)).toEqual([null]);
});

test('a closed line gives its place back', () => {
  const { places, fill, enter } = room({ sockets: 2 });
  const [first] = fill(2, { isSomebodys: true });
  expect(enter({ isSomebodys: true })).toBeNull();
  present(first, 'a guest').line.emit('close');
  expect([places.size, enter({ isSomebodys: true }) !== null]).toEqual([1, true]);
});

test('whoever becomes somebody is a stranger no more, and the other way round', async () => {
  const { places, fill, enter } = room({ sockets: 4 });
  const [joined, ...others] = fill(4);
  await places.recognise(['d1'], async () => true);
  expect(enter({ isSomebodys: true })).not.toBeNull();
  expect([isGone(joined), others.filter(isGone).length]).toEqual([false, 1]);
  await places.recognise(['d1'], async () => false);
  for (let i = 0; i < 3; i++) enter({ isSomebodys: true });
  expect(isGone(joined)).toBe(true);
});

test('what is nobody’s and asks for nothing is let go after five minutes; that it is alive is nothing', () => {
  const { clock, places, fill } = room();
  const [idle, used] = fill(2);
  const [known] = fill(1, { isSomebodys: true });
  clock.advance(299_000);
  places.use(present(used, 'a guest').line);
  places.sweep();
  expect([idle, used, known].map(isGone)).toEqual([false, false, false]);
  clock.advance(1_000);
  places.sweep();
  expect([idle, used, known].map(isGone)).toEqual([true, false, false]);
});

test('a device has at most three lines that have not said yet who they are', () => {
  const { fill } = room();
  const lines = fill(5, { device: 'one', isSomebodys: true });
  expect(lines.map(isGone)).toEqual([true, true, false, false, false]);
});
