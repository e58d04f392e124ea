// Matches at the trade table, recorded before there was a second one: everything they lead to is byte for byte what
// it was: logs, messages, views, hashes, what is due, refusals, the check of the log, files, findings, witnesses.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Digests, digestsOf, type RecordedPlay } from '../testing/index.ts';

interface Recorded extends RecordedPlay {
  readonly digests: Digests;
}

const recorded = readFileSync(new URL('../testing/recorded/sealed.ndjson', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => {
    const match: Recorded = JSON.parse(line);
    return match;
  });

test('matches of every kind are on record', () => {
  const types = new Set(recorded.flatMap(({ commands }) => commands.map(({ type }) => type)));
  expect(recorded.length).toBeGreaterThan(30);
  expect(types.size).toBe(15);
});

test.each(recorded)('$match comes to what it did', ({ digests, ...play }) => {
  expect(digestsOf(play)).toEqual(digests);
});

test('of another match all is another, due aside', () => {
  const [one, other] = recorded;
  const differing = Object.entries(one?.digests ?? {}).filter(
    ([name, digest]) => digest !== Object.entries(other?.digests ?? {}).find(([key]) => key === name)?.[1],
  );
  expect(differing.length).toBeGreaterThan(8);
});
