import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PROTOCOL_VERSION, viewHash } from '@dunmer/shared/protocol';
import {
  connectTrader,
  openMatch,
  openPair,
  Phone,
  playMatch,
  seeded,
  testApp,
  type TestApp,
} from '../test/support/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(async () => app.close());

describe('two phones', () => {
  test.each([
    ['two full decks', ['caravan', 'ashen-court']],
    ['a short deck against a full one', ['last-caravan', 'wizards-tower']],
    ['two short decks', ['last-caravan', 'back-alley']],
    ['two short decks of the same size, with a toss', ['back-alley', 'back-alley']],
  ] as const)('play %s to the end, and see the same', async (_, decks) => {
    const { a, b, close } = await playMatch(app.url, seeded(1), decks);
    expect(viewHash(a.view.common)).toBe(viewHash(b.view.common));
    expect(viewHash(a.view.seals)).toBe(viewHash(b.view.seals));
    expect(a.view.seals.seed).not.toBeNull();
    close();
  });

  test('of which one speaks the protocol of the release before play to the end, and see the same (P17)', async () => {
    const random = seeded(3);
    const old = await connectTrader({ url: app.url, random, protocol: PROTOCOL_VERSION - 1 });
    const young = await connectTrader({ url: app.url, random });
    await openMatch(old, young);
    for (const phone of [old, young]) phone.autoplay();
    await Promise.all([old.untilFinished(), young.untilFinished()]);
    expect(viewHash(old.view.common)).toBe(viewHash(young.view.common));
    for (const phone of [old, young]) phone.close();
  });

  test('play many matches with all kinds of decks', async () => {
    await Promise.all(
      Array.from({ length: 12 }, async (_, seed) => {
        const { close } = await playMatch(app.url, seeded(100 + seed));
        close();
      }),
    );
    expect(app.app.matches.live).toBe(0);
  });
});

test('a watcher sees what is public of a whole match', async () => {
  const random = seeded(7);
  const { a, b, watch, close } = await openPair(app.url, random);
  const watcher = await Phone.connect({ url: app.url, random });
  await watcher.follow({ by: 'code', code: watch });
  a.autoplay();
  b.autoplay();
  await Promise.all([a, b, watcher].map((phone) => phone.untilFinished()));
  expect(viewHash(watcher.view.common)).toBe(viewHash(a.view.common));
  expect(watcher.log.events.every((event) => event.to === 'everyone')).toBe(true);
  watcher.close();
  close();
});

test('a bot plays a whole match against a phone', async () => {
  for (let seed = 0; seed < 5; seed++) {
    const phone = await Phone.connect({ url: app.url, random: seeded(seed) });
    await phone.practise('menagerie', 'middle');
    phone.autoplay();
    await phone.untilFinished();
    expect(phone.view.common.phase).toMatchObject({
      at: 'finished',
      ending: { kind: expect.stringMatching(/counted|drawn/) },
    });
    phone.close();
  }
});
