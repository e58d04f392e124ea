// Each limit by which a phone that does not read is told from a slow one, alone (P14).

import type { MatchId } from '@dunmer/shared/protocol';
import { describe, expect, test } from 'vitest';
import { hasStalled } from './guard.ts';
import { LIMITS } from './limits.ts';
import type { Following } from './session.ts';

const MATCH: MatchId = 'm';
const FOLLOWING: Following = {
  viewer: 'a',
  way: 'seat',
  told: { stake: null, watch: null },
  bots: [],
  seen: 3,
  owedSince: null,
};

/** A phone that has taken in version 3 of its match, of which there is `version`. */
function phoneOf(version = 3) {
  const session = { follows: new Map([[MATCH, FOLLOWING]]), laggingSince: null };
  const conn: { writeBuffer: { readonly data: string }[] } = { writeBuffer: [] };
  return {
    /** Says whether it has stalled once so many packets wait for it, each of so many letters. */
    waits(packets: number, now: number, letters = 1): boolean {
      conn.writeBuffer = Array.from({ length: packets }, () => ({ data: 'x'.repeat(letters) }));
      return hasStalled({ data: { session }, conn }, { version: () => version }, now);
    },
    confirms: (seen: number) => session.follows.set(MATCH, { ...FOLLOWING, seen }),
  };
}

describe('a phone that leaves unread', () => {
  test('more packets than may wait is cut at once, however small they are', () => {
    const phone = phoneOf();
    expect(LIMITS.waitingPackets * 10).toBeLessThan(LIMITS.waitingBytes);
    expect(phone.waits(LIMITS.waitingPackets, 0)).toBe(false);
    expect(phone.waits(LIMITS.waitingPackets + 1, 0)).toBe(true);
  });

  test('more bytes than may wait is cut at once, however few packets they are', () => {
    const phone = phoneOf();
    expect(phone.waits(2, 0, LIMITS.waitingBytes / 2)).toBe(false);
    expect(phone.waits(2, 0, LIMITS.waitingBytes / 2 + 1)).toBe(true);
  });

  test('somewhat many packets is cut once it has done so for a while, and not if it caught up in between', () => {
    const phone = phoneOf();
    const many = LIMITS.laggingPackets + 1;
    expect(phone.waits(many, 0)).toBe(false);
    expect(phone.waits(many, LIMITS.lagging - 1)).toBe(false);
    expect(phone.waits(LIMITS.laggingPackets, LIMITS.lagging)).toBe(false);
    expect(phone.waits(many, LIMITS.lagging + 1)).toBe(false);
    expect(phone.waits(many, 2 * LIMITS.lagging)).toBe(false);
    expect(phone.waits(many, 2 * LIMITS.lagging + 1)).toBe(true);
  });

  test('few packets is never cut for them', () => {
    const phone = phoneOf();
    for (const now of [0, LIMITS.lagging, 10 * LIMITS.lagging])
      expect(phone.waits(LIMITS.laggingPackets, now)).toBe(false);
  });
});

test('a phone that confirms nothing is cut after a while, and one that confirms is not', () => {
  const silent = phoneOf(4);
  expect([0, LIMITS.owed - 1, LIMITS.owed].map((now) => silent.waits(0, now))).toEqual([false, false, true]);
  const slow = phoneOf(4);
  expect(slow.waits(0, 0)).toBe(false);
  slow.confirms(4);
  expect(slow.waits(0, LIMITS.owed)).toBe(false);
});
