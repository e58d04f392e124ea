import { describe, expect, test } from 'vitest';
import { PROTOCOL_VERSION } from '@dunmer/shared/protocol';
import { ScriptedClock } from '@dunmer/shared/testing';
import { Pace } from '../callers/pace.ts';
import { Admission } from './admission.ts';
import { Followers } from './followers.ts';
import { Session } from './session.ts';
import { isShallow } from './shallow.ts';

test('a session is cut at the third message of its own that comes too fast; drafts have a measure of their own', () => {
  const clock = new ScriptedClock(0);
  const session = (isLimited: boolean) => {
    const caller = { device: 'd', address: '10.0.0.1', isSomebodys: true, isLimited };
    return new Session({ device: 'd', protocol: PROTOCOL_VERSION, caller, pace: new Pace(clock) });
  };
  const limited = session(true);
  const heard = Array.from({ length: 23 }, () => limited.hear('command'));
  expect(heard.slice(19)).toEqual(['heard', 'too-fast', 'too-fast', 'cut']);
  expect(limited.hear('draft')).toBe('heard');
  const free = session(false);
  expect(Array.from({ length: 100 }, () => free.hear('command')).every((each) => each === 'heard')).toBe(
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
