// Known answers, worked out here with node:crypto from the words of EVENT, "Fairness", independently of the code
// under test.

import { createHash, createHmac } from 'node:crypto';
import * as fc from 'fast-check';
import { assertProperty } from '../testing/index.ts';
import { describe, expect, test } from 'vitest';
import { deckCommitment, occasionText, promiseOf, rowCommitment, seedCommitment, toss } from './index.ts';

const joined = (...parts: readonly (string | Buffer)[]): Buffer =>
  Buffer.concat(
    parts.flatMap((part) => {
      const bytes = typeof part === 'string' ? Buffer.from(part, 'utf8') : part;
      const length = Buffer.alloc(4);
      length.writeUInt32BE(bytes.length);
      return [length, bytes];
    }),
  );
const H = (...parts: readonly (string | Buffer)[]): string =>
  createHash('sha256')
    .update(joined(...parts))
    .digest('hex');
const bytes = (hex: string): Buffer => Buffer.from(hex, 'hex');

const hex32 = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((value) => Buffer.from(value).toString('hex'));
const seat = fc.constantFrom('a' as const, 'b' as const);
const id = fc.string({ unit: 'grapheme', minLength: 1 });

const SEED = '00'.repeat(31) + 'ff';
const SALT = 'ab'.repeat(32);

describe('F1: what is committed to at the opening', () => {
  test('C is H("seed/1" ‖ match ‖ seed)', () => {
    expect(seedCommitment('match-1', SEED)).toBe(H('seed/1', 'match-1', bytes(SEED)));
  });

  test('C of any match and seed; texts are UTF-8, the seed is its 32 bytes', () => {
    assertProperty(
      fc.property(id, hex32, (match, seed) => {
        expect(seedCommitment(match, seed)).toBe(H('seed/1', match, bytes(seed)));
      }),
    );
  });

  test('a deck is H("deck/1" ‖ match ‖ seat ‖ salt ‖ copy ‖ …), its copies in code-unit order', () => {
    const expected = H('deck/1', 'm', 'b', bytes(SALT), 'B', 'a', 'Ω', 'ж', '\u{1F600}', '\uFF5E');
    expect(deckCommitment('m', 'b', SALT, ['ж', 'a', '\uFF5E', '\u{1F600}', 'B', 'Ω'])).toBe(expected);
  });

  test('an empty deck has a commitment too', () => {
    expect(deckCommitment('m', 'a', SALT, [])).toBe(H('deck/1', 'm', 'a', bytes(SALT)));
  });
});

test('F2: K is H("nonce/1" ‖ match ‖ seat ‖ C ‖ n)', () => {
  assertProperty(
    fc.property(id, seat, hex32, hex32, (match, who, c, n) => {
      expect(promiseOf(match, who, c, n)).toBe(H('nonce/1', match, who, bytes(c), bytes(n)));
    }),
  );
});

describe('F6: rows', () => {
  test('a row is H("row/1" ‖ match ‖ seat ‖ row ‖ salt ‖ cell ‖ …)', () => {
    expect(rowCommitment('m', 'a', 'back', SALT, ['x', 'y', 'z'])).toBe(
      H('row/1', 'm', 'a', 'back', bytes(SALT), 'x', 'y', 'z'),
    );
  });

  test('an empty cell of a half is an empty part', () => {
    const expected = H('row/1', 'm', 'b', 'half', bytes(SALT), '', 'x', '', '', 'y', '');
    expect(rowCommitment('m', 'b', 'half', SALT, [null, 'x', null, null, 'y', null])).toBe(expected);
  });

  test('where a part ends is a part of what is hashed: "ab", "c" is not "a", "bc"', () => {
    expect(rowCommitment('m', 'a', 'front', SALT, ['ab', 'c', 'd'])).not.toBe(
      rowCommitment('m', 'a', 'front', SALT, ['a', 'bc', 'd']),
    );
  });
});

describe('F5: tosses', () => {
  test('occasions are placement, reveal/<initiative>, summon-1/<initiative> and summon-2/<initiative>', () => {
    expect(occasionText({ step: 'placement' })).toBe('placement');
    expect(occasionText({ step: 'reveal', initiative: 2 })).toBe('reveal/2');
    expect(occasionText({ step: 'summon-1', initiative: 99 })).toBe('summon-1/99');
    expect(occasionText({ step: 'summon-2', initiative: 1 })).toBe('summon-2/1');
  });

  test('the highest bit of HMAC(seed, "toss/1" ‖ match ‖ occasion ‖ n_a ‖ n_b) decides: 0 is a, 1 is b', () => {
    const nonce = fc.oneof(hex32, fc.constant(''));
    const seen = new Set<string>();
    assertProperty(
      fc.property(
        id,
        hex32,
        nonce,
        nonce,
        fc.integer({ min: 1, max: 99 }),
        (match, seed, a, b, initiative) => {
          const message = joined('toss/1', match, `summon-2/${initiative}`, bytes(a), bytes(b));
          const bit = (createHmac('sha256', bytes(seed)).update(message).digest()[0] ?? 0) >> 7;
          const winner = toss(seed, match, { step: 'summon-2', initiative }, { a, b });
          seen.add(winner);
          return winner === (bit === 0 ? 'a' : 'b');
        },
      ),
    );
    expect([...seen].toSorted()).toEqual(['a', 'b']);
  });

  test('both sides are as likely to win: of 2,000 tosses neither has more than 1,100', () => {
    let wins = 0;
    for (let i = 0; i < 2000; i += 1)
      wins += toss(SEED, `match ${i}`, { step: 'placement' }, { a: SALT, b: SALT }) === 'a' ? 1 : 0;
    expect(wins).toBeGreaterThan(900);
    expect(wins).toBeLessThan(1100);
  });
});
