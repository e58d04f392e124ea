// What a body changes in memory stays in layers until its commit; readers check again whether what they read still
// holds (P9).

import { describe, expect, test } from 'vitest';
import { Cache, OUTSIDE, readUntilItHolds, Staging } from './index.ts';

const cache = (most = 10) => new Cache<string, number>({ most });
const body = (group: Staging) => ({ staged: new Staging(group) });
const committed = (the: Cache<string, number>) => Object.fromEntries(the);

/** A cache whose memory holds what a first group has committed. */
function holding(values: Readonly<Record<string, number>>, most = 10): Cache<string, number> {
  const the = cache(most);
  const group = new Staging();
  for (const [key, value] of Object.entries(values)) the.put({ staged: group }, key, value);
  group.enter();
  return the;
}

describe('what a body changes', () => {
  test('it reads itself, its group once it is kept, and everybody after the commit', () => {
    const the = holding({ a: 1 });
    const group = new Staging();
    const [one, two] = [body(group), body(group)];
    the.put(one, 'a', 2);
    expect([the.get(one, 'a'), the.get(two, 'a'), the.get(OUTSIDE, 'a')]).toEqual([2, 1, 1]);
    one.staged.keep();
    expect([the.get(two, 'a'), the.get(OUTSIDE, 'a')]).toEqual([2, 1]);
    group.enter();
    expect(the.get(OUTSIDE, 'a')).toBe(2);
  });

  test('is gone with a body that is undone, and with a group that is lost', () => {
    const the = holding({ a: 1 });
    const group = new Staging();
    const [undone, kept] = [body(group), body(group)];
    the.put(undone, 'a', 2);
    the.drop(undone, 'a');
    the.put(kept, 'b', 3);
    kept.staged.keep();
    expect(the.get(body(group), 'a')).toBe(1);
    expect(committed(the)).toEqual({ a: 1 });
  });

  test('what is dropped or cleared is read again by who comes after, and stays in memory until the commit', () => {
    const the = holding({ a: 1, b: 2 });
    const group = new Staging();
    const [one, two] = [body(group), body(group)];
    the.clear(one);
    the.put(one, 'b', 3);
    expect([the.get(one, 'a'), the.get(one, 'b')]).toEqual([null, 3]);
    one.staged.keep();
    the.drop(two, 'b');
    expect([the.get(two, 'a'), the.get(two, 'b'), the.get(OUTSIDE, 'b')]).toEqual([null, null, 2]);
    two.staged.keep();
    group.enter();
    expect(committed(the)).toEqual({});
  });
});

describe('what is read', () => {
  test('inside a body is staged with it', async () => {
    const the = cache();
    const group = new Staging();
    const undone = body(group);
    expect(await the.find(undone, 'a', async () => 5)).toBe(5);
    expect(await the.find(undone, 'a', () => Promise.reject(new Error('read twice')))).toBe(5);
    expect(the.get(body(group), 'a')).toBeNull();
  });

  test('outside fills memory, and who asks at the same time waits for the same reading', async () => {
    const the = cache();
    let reads = 0;
    const read = async () => (reads += 1);
    expect(await Promise.all([the.find(OUTSIDE, 'a', read), the.find(OUTSIDE, 'a', read)])).toEqual([1, 1]);
    expect(committed(the)).toEqual({ a: 1 });
  });

  test('outside is read again where a commit has changed it meanwhile', async () => {
    const the = cache();
    const values = [1, 2];
    const commit = (): void => {
      const group = new Staging();
      the.drop({ staged: group }, 'a');
      group.enter();
    };
    const read = async () => {
      const value = values.shift() ?? 0;
      if (value === 1) commit();
      return value;
    };
    expect(await the.find(OUTSIDE, 'a', read)).toBe(2);
    expect(committed(the)).toEqual({ a: 2 });
  });

  test('outside never takes the place of what a commit has brought meanwhile', async () => {
    const the = cache();
    const found = await the.find(OUTSIDE, 'a', async () => {
      const group = new Staging();
      the.put({ staged: group }, 'a', 7);
      group.enter();
      return 6;
    });
    expect([found, committed(the)]).toEqual([7, { a: 7 }]);
  });

  test('and joined by is read until nothing of it has changed', async () => {
    const the = holding({ a: 1, b: 1 });
    const look = the.look('a');
    let reads = 0;
    const joined = await readUntilItHolds(
      [look],
      async () => {
        reads += 1;
        const group = new Staging();
        the.put({ staged: group }, reads < 3 ? 'a' : 'b', reads);
        group.enter();
        return the.get(OUTSIDE, 'a');
      },
      (found) => found,
    );
    expect([joined, reads]).toEqual([2, 3]);
  });
});

describe('memory', () => {
  test('beyond its most lets go of what came in longest ago', () => {
    expect(committed(holding({ a: 1, b: 2, c: 3 }, 2))).toEqual({ b: 2, c: 3 });
  });

  test('keeps the newest alone of what is passing', () => {
    const the = new Cache<string, number>({ most: 10, isPassing: (value) => value < 0 });
    for (const [key, value] of [
      ['a', -1],
      ['b', 1],
      ['c', -2],
      ['c', 3],
      ['d', -3],
    ] as const) {
      const group = new Staging();
      the.put({ staged: group }, key, value);
      group.enter();
    }
    expect(Object.fromEntries(the)).toEqual({ b: 1, c: 3, d: -3 });
  });
});
