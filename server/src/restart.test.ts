import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { viewHash } from '@dunmer/shared/protocol';
import {
  openPair,
  Phone,
  seeded,
  testApp,
  type TestApp,
  untilQuiet,
  type SeededTrader,
  trader,
} from '../test/support/index.ts';

let dataDir = '';
let app: TestApp;
const start = async (port: number): Promise<void> => {
  app = await testApp({ dataDir, port }, { seeding: { count: 200 } });
};
const restart = async (): Promise<void> => {
  await app.close();
  await start(app.app.port);
};
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'dunmer-'));
  await start(0);
});
afterAll(async () => {
  await app.close();
  rmSync(dataDir, { recursive: true, force: true });
});

test('a match that was only proposed is still there to be accepted after a restart', async () => {
  const random = seeded(1);
  const connect = ({ cookie, person }: SeededTrader) =>
    Phone.connect({ url: app.url, random, cookie, person });
  const [a, b] = [await connect(trader(20)), await connect(trader(21))];
  const id = a.newId();
  const proposed = await a.send({
    id,
    type: 'proposeMatch',
    with: trader(21).person,
    stake: 0,
    friendly: true,
  });
  if (!proposed.ok || proposed.value.type !== 'made') throw new Error('not proposed');
  await restart();
  const accepted = await b.send({ id: b.newId(), type: 'acceptMatch', proposal: proposed.value.id });
  if (!accepted.ok || accepted.value.type !== 'started') throw new Error('not accepted');
  const { match } = accepted.value;
  for (const phone of [a, b]) await phone.follow({ by: 'seat', match });
  a.autoplay();
  b.autoplay();
  await Promise.all([a.untilFinished(), b.untilFinished()]);
  a.close();
  b.close();
});

test.each(['placing', 'choosing', 'claiming'] as const)(
  'a match goes on in the same phase (%s) after a restart, and nobody does anything for it',
  async (phase) => {
    // Decks with targets and summons; tries another seed if a match has no such phase.
    for (let seed = 1; ; seed++) {
      const { a, b, close } = await openPair(app.url, seeded(seed), ['wizards-tower', 'menagerie']);
      const isThere = (phone: Phone): boolean => phone.isFinished || phone.view.common.phase.at === phase;
      for (const phone of [a, b]) phone.autoplay();
      await Promise.all([a.until(isThere), b.until(isThere)]);
      if (a.isFinished || b.isFinished) {
        close();
        continue;
      }
      for (const phone of [a, b]) phone.pause();
      await untilQuiet([a, b]);
      const before = viewHash(a.view);
      await restart();
      await Promise.all([a, b].map((phone) => phone.until(() => phone.losses === 1 && phone.wire.connected)));
      await a.follow({ by: 'seat', match: a.match });
      expect(viewHash(a.view)).toBe(before);
      expect(Math.min(a.losses, b.losses)).toBe(1);
      for (const phone of [a, b]) phone.autoplay();
      await Promise.all([a.untilFinished(), b.untilFinished()]);
      close();
      return;
    }
  },
);

test('a bot goes on after a restart', async () => {
  const phone = await Phone.connect({ url: app.url, random: seeded(3) });
  await phone.practise('wizards-tower', 'middle');
  await restart();
  phone.autoplay();
  await phone.untilFinished();
  phone.close();
});

test('a command gets the same answer after a restart, and has no second effect', async () => {
  const { a, close } = await openPair(app.url, seeded(4), ['caravan', 'menagerie']);
  await a.play({ type: 'concede' });
  const [opened, conceded] = [a.acknowledged[0], a.acknowledged[1]];
  await restart();
  await a.until((phone) => phone.losses === 1 && phone.wire.connected);
  for (const known of [opened, conceded]) {
    if (known === undefined) throw new Error('two commands were answered');
    expect(await a.send(known.command)).toEqual(known.result);
  }
  const synced = await a.requestSync({ follow: { by: 'seat', match: a.match }, since: 0 });
  expect(synced.ok && synced.value.batches.length).toBe(2);
  close();
});
