// Scrypted: whoever tries digits or a passphrase holds up nobody else.

import { expect, test } from 'vitest';
import { Scrypted } from './scrypted.ts';

const SALT = 'ab'.repeat(32);

test.each([
  ['a PIN', (scrypted: Scrypted) => scrypted.keptPin('1234', SALT)],
  ['a passphrase', (scrypted: Scrypted) => scrypted.keptPassphrase('a long one', SALT)],
])('others go on while %s is worked out', async (_, keep) => {
  let isTurned = false;
  setImmediate(() => void (isTurned = true));
  await keep(new Scrypted());
  expect(isTurned).toBe(true);
});
