// A copy of the event by a button: who may ask for it over the socket, and who reads of it.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BackupsInfo, Refusal, Rejection } from '@dunmer/shared/protocol';
import type { Result } from '@dunmer/shared/lib';
import { Phone, seeded, testApp, type TestApp, trader } from '../../test/support/index.ts';
import { answerOf } from '../../test/support/routes.ts';

const [TRADER, REFEREE, ORGANISER] = [0, 1, 2];

let app: TestApp;
beforeEach(async () => {
  const staff = { [REFEREE]: 'referee', [ORGANISER]: 'organiser' } as const;
  app = await testApp({}, { seeding: { count: 3, staff }, freeSpace: async () => null });
});
afterEach(() => app.close());

const connect = (number: number): Promise<Phone> =>
  Phone.connect({ url: app.url, random: seeded(1), cookie: trader(number).cookie });
const ask = (phone: Phone): Promise<Result<null, Refusal | Rejection>> =>
  new Promise((resolve) => phone.wire.emit('backUp', resolve));
async function list(number: number): Promise<BackupsInfo | number> {
  const answer = await fetch(`${app.url}/api/staff/backups`, { headers: { cookie: trader(number).cookie } });
  return answer.status === 200 ? answerOf<BackupsInfo>(answer) : answer.status;
}

test('an organiser who has said the passphrase makes a copy, beside phones that play on; nobody else does, nor reads of it', async () => {
  const phones = await Promise.all([TRADER, REFEREE, ORGANISER].map(connect));
  const [player, referee, organiser] = phones;
  if (player === undefined || referee === undefined || organiser === undefined)
    throw new Error('three phones');
  for (const phone of [player, referee])
    expect(await ask(phone)).toEqual({ ok: false, error: { code: 'not-allowed', why: 'role' } });
  expect([await list(TRADER), await list(REFEREE)]).toEqual([403, 403]);
  expect(await ask(organiser)).toEqual({ ok: false, error: { code: 'locked' } });
  expect(await list(ORGANISER)).toMatchObject({ now: null, kept: [] });

  const unlock = { passphrase: 'two guar and a cart' };
  await new Promise((resolve) => organiser.wire.emit('unlock', unlock, resolve));
  expect(await ask(organiser)).toEqual({ ok: true, value: null });
  await player.practise('caravan', 'simple');
  player.autoplay();
  await player.untilFinished();
  await vi.waitFor(
    async () =>
      expect(await list(ORGANISER)).toMatchObject({ now: null, failed: false, kept: [{ agrees: true }] }),
    { timeout: 60_000 },
  );
  for (const phone of phones) phone.close();
});
