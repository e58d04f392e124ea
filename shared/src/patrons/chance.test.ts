// PT8: seals, toss and shuffles, worked out here with node:crypto from the words of PATRONS.md.

import { createHash, createHmac } from 'node:crypto';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { assertProperty } from '../testing/index.ts';
import { drawnChance, firstOf, patronCommitment, shuffled } from './index.ts';

const joined = (...parts: readonly (string | Buffer)[]): Buffer =>
  Buffer.concat(
    parts.flatMap((part) => {
      const bytes = typeof part === 'string' ? Buffer.from(part, 'utf8') : part;
      const length = Buffer.alloc(4);
      length.writeUInt32BE(bytes.length);
      return [length, bytes];
    }),
  );
const bytes = (hex: string): Buffer => Buffer.from(hex, 'hex');
const hmac = (seed: string, ...parts: readonly (string | Buffer)[]): Buffer =>
  createHmac('sha256', bytes(seed))
    .update(joined(...parts))
    .digest();

const arbHex = fc.uint8Array({ maxLength: 40 }).map((value) => Buffer.from(value).toString('hex'));
const arbDraws = fc
  .record({ match: fc.string({ unit: 'grapheme' }), seed: arbHex, a: arbHex, b: arbHex })
  .map(({ match, seed, a, b }) => ({ match, seed, nonces: { a, b } }));
const arbSeat = fc.constantFrom('a' as const, 'b' as const);

test('a patron is sealed as H("patron/1" ‖ match ‖ seat ‖ salt ‖ patron)', () => {
  assertProperty(
    fc.property(fc.string({ unit: 'grapheme' }), arbSeat, arbHex, (match, seat, salt) => {
      const expected = createHash('sha256')
        .update(joined('patron/1', match, seat, bytes(salt), 'salt-lady'))
        .digest('hex');
      expect(patronCommitment(match, seat, salt, 'salt-lady')).toBe(expected);
    }),
  );
});

test('who begins is the toss of F5 for the occasion `first`', () => {
  assertProperty(
    fc.property(arbDraws, (draws) => {
      const { match, seed, nonces } = draws;
      const bit = (hmac(seed, 'toss/1', match, 'first', bytes(nonces.a), bytes(nonces.b))[0] ?? 0) >> 7;
      expect(firstOf(draws)).toBe(bit === 0 ? 'a' : 'b');
    }),
  );
});

test('a pile is shuffled from the last index down to 1 by the first eight bytes, big-endian, modulo i + 1', () => {
  assertProperty(
    fc.property(
      arbDraws,
      arbSeat,
      fc.constantFrom(1 as const, 2 as const),
      fc.integer({ min: 0, max: 20 }),
      (draws, seat, nth, size) => {
        const { match, seed, nonces } = draws;
        const expected = Array.from({ length: size }, (_, i) => i);
        for (let i = size - 1; i >= 1; i -= 1) {
          const n = [bytes(nonces.a), bytes(nonces.b)];
          const digest = hmac(seed, 'shuffle/1', match, seat, `${nth}`, `${i}`, ...n);
          const j = Number(digest.readBigUInt64BE(0) % BigInt(i + 1));
          [expected[i], expected[j]] = [expected[j] ?? 0, expected[i] ?? 0];
        }
        const pile = Array.from({ length: size }, (_, i) => i);
        expect(shuffled(draws, seat, nth, pile)).toEqual(expected);
      },
    ),
  );
});

test('every card is as likely on top: of 2,000 shuffles of four none has more than 580', () => {
  const tops = [0, 0, 0, 0];
  for (let i = 0; i < 2000; i += 1) {
    const draws = { match: `match ${i}`, seed: 'ab'.repeat(32), nonces: { a: '', b: '' } };
    const top = shuffled(draws, 'a', 1, [0, 1, 2, 3])[0] ?? 0;
    tops[top] = (tops[top] ?? 0) + 1;
  }
  expect(Math.max(...tops)).toBeLessThan(580);
});

test('what is drawn is asked for after both n are published, and not when a patron is sealed', () => {
  const chance = drawnChance(
    'm',
    () => {
      throw new Error('not yet published');
    },
    () => 'ab'.repeat(32),
  );
  expect(chance.seal('a', 'salt-lady').commitment).toBe(
    patronCommitment('m', 'a', 'ab'.repeat(32), 'salt-lady'),
  );
  expect(() => chance.first()).toThrow('not yet published');
});
