// Paired runs (P4): until the reveal, what anyone but the owner receives does not depend on what lies face down.

import { describe, expect, test } from 'vitest';
import { present } from '@dunmer/shared/lib';
import { type MatchEvent, rowCommitment } from '@dunmer/shared/fairness';
import { systemEntropy } from '../src/ports/index.ts';
import { BROADCAST_LEAKS, plantInRooms } from './secrecy/broadcastLeaks.ts';
import { conduct } from './secrecy/conduct.ts';
import { plantHandLeak } from './secrecy/handLeak.ts';
import { InProcessRoom } from './secrecy/inProcessRoom.ts';
import { LEAKS } from './secrecy/leaks.ts';
import { onLateStore, playPairs } from './secrecy/pairs.ts';
import { deckOf } from './secrecy/pairDecks.ts';
import { planOf } from './secrecy/plan.ts';
import { Secrets } from './secrecy/secrets.ts';
import { overSockets } from './secrecy/socketRoom.ts';
import { LEAKING, WINDOW_LEAKS } from './secrecy/windowLeaks.ts';
import { playWindowPairs } from './secrecy/windowPairs.ts';
import { tradeEvents } from './support/tradeLive.ts';

const PAIRS = Number(process.env['SECRET_PAIRS'] ?? 300);
const LATE_PAIRS = Number(process.env['LATE_PAIRS'] ?? 10);
const SOCKET_PAIRS = Number(process.env['SOCKET_PAIRS'] ?? 5);
const WINDOW_PAIRS = Number(process.env['WINDOW_PAIRS'] ?? 1);
const SEED = Number(process.env['SEED'] ?? 1);

test(`P4, F10: ${PAIRS} pairs of runs show opponent, watcher, stranger and log no difference`, async () => {
  const report = await playPairs({ seed: SEED, pairs: PAIRS });
  expect(report.differences).toEqual([]);
  expect(report).toMatchObject({ pairs: PAIRS, stuck: 0 });
  // There was something to hide, and some matches ended before the reveal (R15).
  expect(report.hidden).toBeGreaterThan(PAIRS * 0.7);
  expect(report.conceded).toBeGreaterThan(PAIRS / 60);
  expect(report.revealed).toBeGreaterThan(PAIRS / 3);
  // Rule 2.2: taken cells that the opponent may see are the same in both runs of a pair.
  expect(report.shown).toBeGreaterThan(PAIRS / 60);
  expect(report.contracts).toBeGreaterThan(PAIRS / 3);
});

test(`P4: ${LATE_PAIRS} pairs on a store whose every call comes late show no difference either`, async () => {
  const report = await playPairs({ seed: SEED, pairs: LATE_PAIRS, openRoom: onLateStore });
  expect(report.differences).toEqual([]);
  expect(report).toMatchObject({ pairs: LATE_PAIRS, stuck: 0 });
  expect(report.hidden).toBeGreaterThan(0);
});

test(`P4, F10: ${SOCKET_PAIRS} pairs over sockets differ in no frame, HTTP answer or line of the log`, async () => {
  const report = await playPairs({ seed: SEED, pairs: SOCKET_PAIRS, openRoom: overSockets });
  expect(report.differences).toEqual([]);
  expect(report).toMatchObject({ pairs: SOCKET_PAIRS, stuck: 0 });
  expect(report.hidden).toBeGreaterThan(0);
  expect(report.lines).toBeGreaterThan(100 * SOCKET_PAIRS);
});

test(`PROMISES 11, INTRIGUE 9: ${WINDOW_PAIRS} pairs over sockets in which hands and pile differ: same bytes, askings and clocks`, async () => {
  const report = await playWindowPairs(SEED, WINDOW_PAIRS);
  expect(report.differences).toEqual([]);
  expect(report).toMatchObject({ finished: WINDOW_PAIRS, hidden: WINDOW_PAIRS });
  // Somebody was asked at stops, cards were played and answered, and some were tried in vain.
  expect(report.stops).toBeGreaterThan(WINDOW_PAIRS);
  expect(report.played).toBeGreaterThan(0);
  expect(report.cards).toBeGreaterThan(0);
  expect(report.asked).toBeGreaterThan(0);
  expect(report.refused).toBeGreaterThan(0);
});

test('the comparison of hands finds a stop that says what a hand holds', async () => {
  const takeOut = plantHandLeak('hideout');
  try {
    const report = await playWindowPairs(SEED, WINDOW_PAIRS);
    expect(report.differences).toHaveLength(1);
  } finally {
    takeOut();
  }
});

// Planting each of the other leaks costs as much: the long test plants them all.
test('the comparison of hands finds that only who holds a cancel is asked (IN19)', async () => {
  const leak = WINDOW_LEAKS['who is asked'];
  const report = await playWindowPairs(LEAKING, 1, { until: leak.until, leak });
  expect(report.differences).toHaveLength(1);
});

describe('the comparison finds a leak in', () => {
  test.each(Object.entries(LEAKS))('%s', async (_, { leak, from }) => {
    const report = await playPairs({ seed: from, pairs: 300, leak });
    expect(report.differences).toHaveLength(1);
  });
});

describe('the comparison over sockets finds in the real server a leak in', () => {
  test.each(Object.entries(BROADCAST_LEAKS))('%s', async (_, leak) => {
    const takeOut = plantInRooms(leak);
    try {
      const report = await playPairs({ seed: 1, pairs: SOCKET_PAIRS, openRoom: overSockets });
      expect(report.differences).toHaveLength(1);
    } finally {
      takeOut();
    }
  });
});

describe('F6: the seals', () => {
  /** Plays the plan of a seed with the system's own entropy. */
  async function played(seed: number) {
    const plan = planOf(seed);
    const { hider, sizes } = plan;
    const decks = { hider: deckOf(sizes.hider, 0), opponent: deckOf(sizes.opponent, 0) };
    const room = await InProcessRoom.open({ hider, entropy: systemEntropy, decks });
    const { match, end } = await conduct(room, plan, new Secrets(plan, 0));
    const { key } = present(await room.read.match(match), 'the match is stored');
    const events = tradeEvents(await room.read.log(key, 0, 1000));
    await room.close();
    const heard = [room.opponent, room.watcher, room.stranger].flatMap(({ tape }) => tape.raw).join('\n');
    return { match, end, events, heard, hiderHeard: room.hider.tape.raw.join('\n') };
  }

  const sealsIn = (match: string, events: readonly MatchEvent[]) =>
    events.flatMap((event) => {
      if (event.type !== 'RowSalted') return [];
      const { seat, row, salt } = event;
      const placed = events.find(
        (other) => other.type === 'RowPlaced' && other.to === seat && other.row === row,
      );
      const sealed = events.find(
        (other) => other.type === 'RowSealed' && other.seat === seat && other.row === row,
      );
      if (placed?.type !== 'RowPlaced' || sealed?.type !== 'RowSealed') return [];
      return [{ salt, said: sealed.commitment, made: rowCommitment(match, seat, row, salt, placed.cells) }];
    });

  test('are the hashes of their rows and of salts that are fresh in every match', async () => {
    const salts = new Set<string>();
    const commitments = new Set<string>();
    let count = 0;
    for (let seed = 1; seed <= 20; seed++) {
      for (const { match, events } of [await played(seed), await played(seed)]) {
        for (const { salt, said, made } of sealsIn(match, events)) {
          expect(said).toBe(made);
          expect(salt).toMatch(/^[0-9a-f]{64}$/);
          salts.add(salt);
          commitments.add(said);
          count += 1;
        }
      }
    }
    expect(count).toBeGreaterThan(60);
    expect(salts.size).toBe(count);
    expect(commitments.size).toBe(count);
  });

  test('nobody is sent a salt before the reveal, or ever of a match without one', async () => {
    const ends = new Set<string>();
    for (let seed = 1; seed <= 20; seed++) {
      const { match, end, events, heard, hiderHeard } = await played(seed);
      ends.add(end);
      for (const { salt, said } of sealsIn(match, events)) {
        expect(heard).toContain(said);
        expect(heard).not.toContain(salt);
        expect(hiderHeard).not.toContain(salt);
      }
    }
    expect([...ends].toSorted()).toEqual(['conceded', 'revealed']);
  });
});
