// P14: a laptop that opens as many sockets as it can, from the address that everybody at an event shares, does not keep
// anybody else from being served.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { RawWire } from './hostile/rawWire.ts';
import { issuedCookie, tokensIn } from './support/issued.ts';
import { openMatch, Phone, seeded, ServerProcess, trader } from './support/index.ts';

const SOCKETS = 1_999;
const AT_ONCE = 100;
const TRADERS = 30;
/** Sockets of one address that may belong to nobody; any more are refused. */
const MOST = 100;

let server: ServerProcess;
const taken: RawWire[] = [];
const phones: Phone[] = [];
beforeAll(async () => {
  server = await ServerProcess.start({ env: { LIMIT_LOOPBACK: 'yes' }, seeding: { count: TRADERS } });
});
afterAll(async () => {
  for (const phone of phones) phone.close();
  for (const wire of taken) wire.socket.destroy();
  await server.dispose();
});

/** Takes a place for a browser that was greeted, if there is one. */
async function take(cookie: string): Promise<void> {
  try {
    taken.push(await RawWire.join(server.port, cookie));
  } catch {
    // It was turned away.
  }
}

test(`${SOCKETS} idle sockets of one address are mostly turned away, and traders at the same one notice nothing`, async () => {
  const tokens = tokensIn(server.dataDir);
  for (let i = 0; i < SOCKETS; i += AT_ONCE)
    await Promise.all(
      Array.from({ length: Math.min(AT_ONCE, SOCKETS - i) }, (_, j) => take(issuedCookie(tokens, i + j))),
    );
  expect(taken.length).toBeLessThanOrEqual(MOST);
  const { url } = server;
  for (let number = 0; number < TRADERS; number++) {
    const { cookie, person } = trader(number);
    phones.push(await Phone.connect({ url, random: seeded(number), cookie, person }));
  }
  expect(phones.every(({ wire }) => wire.connected)).toBe(true);
  const [a, b] = phones;
  if (a === undefined || b === undefined) throw new Error('there are traders');
  await openMatch(a, b);
  a.autoplay();
  b.autoplay();
  await Promise.all([a.untilFinished(), b.untilFinished()]);
  expect(phones.reduce((sum, { losses }) => sum + losses, 0)).toBe(0);
});
