import { describe, expect, test } from 'vitest';
import { ScriptedClock } from '../../test/support/scriptedClock.ts';
import { Admission } from './admission.ts';
import { Bucket } from './bucket.ts';
import { Followers } from './followers.ts';
import { Session } from './session.ts';
import { isShallow } from './shallow.ts';

test('a bucket lets a burst through, then only as much as flows in', () => {
  const bucket = new Bucket({ burst: 3, perSecond: 2 }, 0);
  expect([0, 0, 0, 0].map((now) => bucket.take(now))).toEqual([true, true, true, false]);
  expect(bucket.take(400)).toBe(false);
  expect(bucket.take(600)).toBe(true);
  expect(bucket.take(700)).toBe(false);
  expect([60_000, 60_000, 60_000, 60_000].map((now) => bucket.take(now))).toEqual([true, true, true, false]);
});

test('a session is cut at the third message that comes too fast; drafts have a measure of their own', () => {
  const session = new Session('device', { limited: true });
  const heard = Array.from({ length: 23 }, () => session.hear('command', 0));
  expect(heard.slice(19)).toEqual(['heard', 'too-fast', 'too-fast', 'cut']);
  expect(session.hear('draft', 0)).toBe('heard');
  const free = new Session('bot', { limited: false });
  expect(Array.from({ length: 100 }, () => free.hear('command', 0)).every((each) => each === 'heard')).toBe(
    true,
  );
});

test('a message may be nested 12 deep', () => {
  const nested = (depth: number): unknown => (depth === 0 ? 'x' : [nested(depth - 1)]);
  expect([isShallow(nested(12), 12), isShallow(nested(13), 12)]).toEqual([true, false]);
});

describe('a seat', () => {
  const followed = () => {
    const clock = new ScriptedClock(0);
    return { clock, followers: new Followers(clock) };
  };

  test('is here with its first phone and away with its last, and says since when', () => {
    const { clock, followers } = followed();
    clock.advance(100);
    expect(followers.change('m', 'a', 1, 1)).toBe(true);
    clock.advance(1000);
    expect(followers.change('m', 'a', 1, 1)).toBe(false);
    expect(followers.change('m', 'a', -1, 0)).toBe(false);
    expect(followers.presence('m', []).seats).toEqual({
      a: { here: true, since: 1000 },
      b: { here: false, since: 1100 },
    });
    expect(followers.change('m', 'a', -1, 0)).toBe(true);
    clock.advance(12);
    expect(followers.presence('m', ['b']).seats).toEqual({
      a: { here: false, since: 12 },
      b: { here: true, since: 0 },
    });
  });

  test('is not made here by a watcher', () => {
    const { followers } = followed();
    expect(followers.change('m', 'watcher', 1, 1)).toBe(false);
    expect(followers.presence('m', []).seats.a.here).toBe(false);
  });

  test('is not kept for ever: of thousands of matches that nobody follows the oldest are forgotten', () => {
    const { clock, followers } = followed();
    followers.change('first', 'a', 1, 7);
    followers.change('first', 'a', -1, 0);
    clock.advance(5);
    expect(followers.version('first')).toBe(7);
    for (let i = 0; i < 5000; i++) {
      followers.change(`m${i}`, 'a', 1, 1);
      followers.change(`m${i}`, 'a', -1, 0);
    }
    expect(followers.version('first')).toBe(0);
    expect(followers.version('m4999')).toBe(1);
  });
});

test('newcomers are served in order, eight in each turn of the loop', async () => {
  const admission = new Admission();
  const names = Array.from({ length: 20 }, (_, i) => i);
  const served: number[] = [];
  for (const name of names)
    void admission.pass().then(async () => {
      for (let i = 0; i < 10; i++) await Promise.resolve();
      served.push(name);
    });
  const turn = () => new Promise<void>((resolve) => setImmediate(resolve));
  await turn();
  expect(served).toEqual(names.slice(0, 8));
  await turn();
  expect(served).toEqual(names.slice(0, 16));
  await turn();
  expect(served).toEqual(names);
  expect(admission.length).toBe(0);
});
