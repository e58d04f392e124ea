// The example of docs/fairness.md for a promise that was given, computed again with nothing but SHA-256: it is our
// seal.

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { givingSeal } from './index.ts';

const PAGE = readFileSync(new URL('../../../docs/fairness.md', import.meta.url), 'utf8');
const [CONTRACT, OWNER, CARD] = ['vjm53slgvw5v', 'n2r0qd', 'the-cut'];
const SALT = `${'0'.repeat(63)}1`;

const hexOf = (part: string): string => Buffer.from(part, 'utf8').toString('hex');
const withLength = (hex: string): string => `${(hex.length / 2).toString(16).padStart(8, '0')} ${hex}`;
const messageOf = (party: string): string =>
  [...['promise/1', CONTRACT, party].map(hexOf), SALT, hexOf(OWNER), hexOf(CARD)].map(withLength).join(' ');
const sealOf = (message: string): string =>
  createHash('sha256')
    .update(Buffer.from(message.replaceAll(' ', ''), 'hex'))
    .digest('hex');

test('PR27: the seal of the example is that of the giving', () => {
  const seal = sealOf(messageOf('one'));
  expect(seal).toBe(givingSeal(CONTRACT, 'one', SALT, { owner: OWNER, card: CARD }));
  expect(PAGE).toContain(messageOf('one'));
  expect(PAGE).toContain(`\`${seal}\``);
});

test('PR27: from the other side it is another seal, as the page says', () => {
  const seal = sealOf(messageOf('two'));
  expect(seal).toBe(givingSeal(CONTRACT, 'two', SALT, { owner: OWNER, card: CARD }));
  expect(PAGE).toContain(`\`${seal.slice(0, 16)}…\``);
});
