// P2, P3, P9, P19: matches of socket clients over lines that are slow, deaf for seconds, cut to pieces and broken: all
// are played to their end, both phones have seen the same, and whatever was told as saved is.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { viewHash } from '@dunmer/shared/protocol';
import { BadLine } from './hostile/badLine.ts';
import { openMatch, Phone, seeded, ServerProcess, trader, untilQuiet } from './support/index.ts';
import type { Random } from '@dunmer/shared/testing';

const SEED = Number(process.env['SEED'] ?? 1);
const MATCHES = Number(process.env['WEATHER_MATCHES'] ?? 20);
const AT_ONCE = 20;
const PATIENCE_MS = 120_000;

let server: ServerProcess;
beforeAll(async () => {
  server = await ServerProcess.start({ seeding: { count: 2 * MATCHES } });
});
afterAll(() => server.dispose());

const FAULTS = ['stall', 'reset', 'down', 'flap'] as const;

/** Lets one thing happen to a line. */
async function fault(line: BadLine, random: Random): Promise<void> {
  switch (random.oneOf(FAULTS)) {
    case 'stall':
      return line.stall(1_000 + random.below(7_000));
    case 'reset':
      return line.reset();
    case 'down':
      return line.down(200 + random.below(800));
    case 'flap':
      for (let i = 0; i < 4; i += 1) await line.down(100 + random.below(200));
  }
}

/** The versions under which the moves of a phone were told as saved. */
const savedBy = ({ acknowledged }: Phone): readonly number[] =>
  acknowledged.flatMap(({ result }) =>
    result.ok && result.value.type === 'done' ? result.value.version : [],
  );

/** Waits until the match has come past this version, or is over. */
const nextVersion = (phone: Phone, from: number): Promise<void> =>
  phone.until(({ log, isFinished }) => isFinished || log.version > from, PATIENCE_MS);

/** Plays a match, with something happening to a line at every second version; returns how often a phone was cut off. */
async function playThrough(nth: number): Promise<number> {
  const random = seeded(SEED * 10_000 + nth);
  const lines = [await BadLine.start(server.port), await BadLine.start(server.port)] as const;
  const a = await Phone.connect({ url: lines[0].url, random, ...trader(2 * nth) });
  const b = await Phone.connect({ url: lines[1].url, random, ...trader(2 * nth + 1) });
  try {
    await openMatch(a, b);
    for (const phone of [a, b]) phone.autoplay();
    while (!a.isFinished) {
      const before = a.log.version;
      await fault(random.oneOf(lines), random);
      await nextVersion(a, before + 1);
    }
    await Promise.all([a, b].map((phone) => phone.untilFinished(PATIENCE_MS)));
    await untilQuiet([a, b]);
    for (const phone of [a, b]) {
      const { match, log } = phone;
      const now = await phone.requestSync({ follow: { by: 'seat', match }, since: log.version });
      expect(now.ok && [now.value.batches.length, now.value.hash]).toEqual([0, viewHash(phone.view)]);
      expect(phone.acknowledged.filter(({ result }) => !result.ok)).toEqual([]);
      const saved = savedBy(phone);
      expect([new Set(saved).size, Math.max(...saved) <= log.version]).toEqual([saved.length, true]);
    }
    return a.losses + b.losses;
  } finally {
    for (const phone of [a, b]) phone.close();
    for (const line of lines) await line.close();
  }
}

test(
  `${MATCHES} matches over bad lines are played to their end, and both have seen the same`,
  { timeout: PATIENCE_MS * Math.ceil(MATCHES / AT_ONCE) * 2 },
  async () => {
    let losses = 0;
    for (let from = 0; from < MATCHES; from += AT_ONCE) {
      const some = Array.from({ length: Math.min(AT_ONCE, MATCHES - from) }, (_, i) => playThrough(from + i));
      losses += (await Promise.all(some)).reduce((sum, each) => sum + each, 0);
    }
    expect(losses, 'how often a phone was cut off').toBeGreaterThan(MATCHES);
  },
);
