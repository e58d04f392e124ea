// A backup of the event by a button: who may ask for it over the socket, and who may read about it.

import { afterEach, beforeEach, expect, test } from 'vitest';
import type { BackupsInfo, Refusal, Rejection } from '@dunmer/shared/protocol';
import type { Result } from '@dunmer/shared/lib';
import { Phone, seeded, testApp, type TestApp, trader } from '../../test/support/index.ts';
import { answerOf } from '../../test/support/routes.ts';

const [TRADER, REFEREE, ORGANISER, OTHER] = [0, 1, 2, 3];

let app: TestApp;
beforeEach(async () => {
  const staff = { [REFEREE]: 'referee', [ORGANISER]: 'organiser', [OTHER]: 'organiser' } as const;
  app = await testApp({}, { seeding: { count: 4, staff }, freeSpace: async () => null });
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

const unlock = async ({ wire }: Phone): Promise<void> => {
  await new Promise((resolve) => wire.emit('unlock', { passphrase: 'two guar and a cart' }, resolve));
};

test('a frozen organiser makes none, passphrase or not', async () => {
  const [organiser, other] = await Promise.all([connect(ORGANISER), connect(OTHER)]);
  await Promise.all([unlock(organiser), unlock(other)]);
  const freeze = {
    type: 'freezePerson',
    person: trader(ORGANISER).person,
    frozen: true,
    reason: 'r',
  } as const;
  expect(await other.send({ id: other.newId(), ...freeze })).toMatchObject({ ok: true });
  expect(await ask(organiser)).toEqual({ ok: false, error: { code: 'person-frozen' } });
  for (const phone of [organiser, other]) phone.close();
});

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

  await unlock(organiser);
  expect(await ask(organiser)).toEqual({ ok: true, value: null });
  await player.practise('caravan', 'simple');
  player.autoplay();
  await player.untilFinished();
  await expect
    .poll(() => list(ORGANISER))
    .toMatchObject({ now: null, failed: false, kept: [{ agrees: true }] });
  for (const phone of phones) phone.close();
});
