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

test('two PINs or passphrases are worked out at once; the next begins when one is done or has failed', async () => {
  const begun: string[] = [];
  const ends: ((isDone: boolean) => void)[] = [];
  const scrypted = new Scrypted((said) => {
    begun.push(said);
    return new Promise((resolve, reject) =>
      ends.push((isDone) => (isDone ? resolve(Buffer.alloc(32)) : reject(new Error('no memory')))),
    );
  });
  const nothing = `${SALT}$${'00'.repeat(32)}`;
  const all = [
    scrypted.keptPin('1', SALT),
    scrypted.keptPassphrase('2', SALT),
    scrypted.isPin('3', nothing),
    scrypted.isPassphrase('4', nothing),
    scrypted.keptPin('5', SALT),
  ];
  const outcomes = Promise.allSettled(all);
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  for (const [at, isDone] of [true, false, true, true, true].entries()) {
    await turn();
    expect(begun).toEqual(['1', '2', '3', '4', '5'].slice(0, at + 2));
    ends[at]?.(isDone);
  }
  const states = (await outcomes).map(({ status }) => status);
  expect(states).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled', 'fulfilled']);
  // Both places are free again.
  void [scrypted.keptPin('6', SALT), scrypted.keptPin('7', SALT), scrypted.keptPin('8', SALT)];
  await turn();
  expect(begun.slice(5)).toEqual(['6', '7']);
});
