// The example of docs/fairness.md, computed again with nothing but SHA-256 and HMAC: its numbers are those of the
// deck.

import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { initiativeOf, lotOf, pileCommitment, shuffleOf } from './index.ts';

const PAGE = readFileSync(new URL('../../../docs/fairness.md', import.meta.url), 'utf8');
const EVENT = 'sample';
const SEED = `${'0'.repeat(63)}1`;
const WORD = 'ash';
const COPIES = ['a-card#1', 'a-card#2', 'b-card#1', 'b-card#2', 'c-card#1', 'c-card#2'];
const PEOPLE = ['adam', 'bea', 'cyr'];
const COMMAND = '0190c3d2-0000-7000-8000-000000000001';

const hexOf = (part: string): string => Buffer.from(part, 'utf8').toString('hex');
const withLength = (hex: string): string => `${(hex.length / 2).toString(16).padStart(8, '0')} ${hex}`;
const messageOf = (...parts: readonly string[]): string =>
  parts.map((part) => withLength(hexOf(part))).join(' ');
const bytesOf = (message: string): Buffer => Buffer.from(message.replaceAll(' ', ''), 'hex');
const hmacOf = (message: string): string =>
  createHmac('sha256', Buffer.from(SEED, 'hex')).update(bytesOf(message)).digest('hex');
const firstOf = (hmac: string): bigint => BigInt(`0x${hmac.slice(0, 16)}`);

/**
 * Returns the rows of the shuffle's table, each with the two places that are exchanged and what lies there
 * afterwards.
 */
function shuffled(): { readonly rows: readonly string[]; readonly order: readonly string[] } {
  const order = [...COPIES];
  const rows: string[] = [];
  for (let i = order.length - 1; i >= 1; i -= 1) {
    const first = firstOf(hmacOf(messageOf('shuffle/1', '1', WORD, `${i}`)));
    const j = Number(first % BigInt(i + 1));
    const [low, high] = [order[j] ?? '', order[i] ?? ''];
    order[j] = high;
    order[i] = low;
    const cells = [
      i,
      first.toString(16).padStart(16, '0'),
      first,
      `${first % BigInt(i + 1)}`,
      order.join(' '),
    ];
    rows.push(`| ${cells.join(' | ')} |`);
  }
  return { rows, order };
}

test('IN2 the seal of the example is its commitment', () => {
  const message = `${messageOf('pile/1', EVENT)} ${withLength(SEED)}`;
  const seal = createHash('sha256').update(bytesOf(message)).digest('hex');
  expect(seal).toBe(pileCommitment(EVENT, SEED));
  expect(PAGE).toContain(message);
  expect(PAGE).toContain(seal);
});

test('IN3 the shuffle of the example is shuffle 1', () => {
  const { rows, order } = shuffled();
  expect(order).toEqual(shuffleOf({ seed: SEED, word: WORD }, 1, COPIES));
  expect(PAGE).toContain(messageOf('shuffle/1', '1', WORD, '5'));
  expect(PAGE).toContain(`\`place\` 3 is \`${order[3]}\``);
  for (const row of rows) expect(PAGE).toContain(row);
});

test('IN7 the initiative of the example is that of ring 1', () => {
  const values = PEOPLE.map((person) => ({
    person,
    value: hmacOf(messageOf('initiative/1', WORD, '1', person)),
  })).toSorted((one, two) => (one.value < two.value ? -1 : 1));
  expect(values.map(({ person }) => person)).toEqual(initiativeOf({ seed: SEED, word: WORD }, 1, PEOPLE));
  for (const { person, value } of values) expect(PAGE).toContain(`| ${person} | ${value.slice(0, 16)}… |`);
});

test('the lot of the example is that of the command, of seven cards', () => {
  const first = firstOf(hmacOf(messageOf('take/1', WORD, COMMAND, '0')));
  const lot = Number(first % 7n);
  expect(lot).toBe(lotOf({ seed: SEED, word: WORD }, COMMAND, 0, 7));
  expect(PAGE).toContain(`${first} modulo 7 is ${lot}`);
});
