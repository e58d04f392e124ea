// The passphrase of staff over sockets: a phone says it for a person, and it holds for no other person (EVENT, "Who").

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Refusal, Rejection } from '@dunmer/shared/protocol';
import type { Result } from '@dunmer/shared/lib';
import { Phone, seeded, testApp, type TestApp, trader } from '../../test/support/index.ts';
import { newCookie } from '../../test/support/wire.ts';

const [ONE, OTHER, THIRD, REFEREE] = [0, 1, 2, 3];
const TOKEN = 'T'.repeat(43);
const reason = 'r';

let app: TestApp;
const phones: Phone[] = [];
beforeEach(async () => {
  const organiser = 'organiser';
  const staff = { [ONE]: organiser, [OTHER]: organiser, [THIRD]: organiser, [REFEREE]: 'referee' } as const;
  app = await testApp({}, { seeding: { count: 4, staff } });
});
afterEach(async () => {
  for (const phone of phones.splice(0)) phone.close();
  await app.close();
});

async function connect(cookie: string): Promise<Phone> {
  const phone = await Phone.connect({ url: app.url, random: seeded(phones.length), cookie });
  phones.push(phone);
  return phone;
}
const unlock = ({ wire }: Phone, passphrase: string): Promise<Result<null, Refusal | Rejection>> =>
  new Promise((resolve) => wire.emit('unlock', { passphrase }, resolve));
const say = (phone: Phone, asked: Parameters<Phone['ask']>[0]) => phone.send({ id: phone.newId(), ...asked });
const linkFor = (number: number, token = TOKEN, code = 'ABCDEFGH') =>
  ({ type: 'makeLink', person: trader(number).person, token, code, reason }) as const;

test.each([
  linkFor(ONE, 'S'.repeat(43), 'STVWXYZ2'),
  { type: 'revokeLinks', person: trader(ONE).person, reason } as const,
])('a phone whose own act has ended its link ($type) has said nothing for who comes next', async (act) => {
  const [other, third] = [await connect(trader(OTHER).cookie), await connect(trader(THIRD).cookie)];
  const cookie = await newCookie(app.url);
  const one = await connect(cookie);
  for (const phone of [other, third])
    expect(await unlock(phone, 'two guar and a cart')).toMatchObject({ ok: true });
  expect(await say(other, linkFor(ONE, 'R'.repeat(43), 'JKMNPQRS'))).toMatchObject({ ok: true });
  expect(await say(one, { type: 'useLink', secret: 'R'.repeat(43) })).toMatchObject({ ok: true });
  expect(await unlock(one, 'two guar and a cart')).toMatchObject({ ok: true });
  const cut = new Promise((resolve) => one.wire.once('disconnect', resolve));
  one.wire.emit('command', { id: one.newId(), ...act }, () => undefined);
  await cut;
  expect(await say(other, linkFor(THIRD))).toMatchObject({ ok: true });
  const again = await connect(cookie);
  expect(await say(again, { type: 'useLink', secret: TOKEN })).toMatchObject({ ok: true });
  const pay = { type: 'payIn', person: trader(REFEREE).person, drakes: 1, reason } as const;
  expect(await say(again, pay)).toEqual({ ok: false, error: { code: 'locked' } });
});

test('a phone whose link has died meanwhile chooses no passphrase for who held it', async () => {
  const [organiser, left] = [await connect(trader(OTHER).cookie), await connect(trader(REFEREE).cookie)];
  expect(await unlock(organiser, 'two guar and a cart')).toMatchObject({ ok: true });
  const { scrypted } = app.app.matches.context;
  const kept = scrypted.keptPassphrase.bind(scrypted);
  const { promise: held, resolve: letGo } = Promise.withResolvers<null>();
  const looked = vi.spyOn(scrypted, 'keptPassphrase').mockImplementationOnce(async (...said) => {
    await held;
    return kept(...said);
  });
  left.wire.emit('unlock', { passphrase: 'chosen by a thief' }, () => undefined);
  await expect.poll(() => looked.mock.calls.length).toBe(1);
  expect(await say(organiser, linkFor(REFEREE))).toMatchObject({ ok: true });
  letGo(null);
  await looked.mock.results[0]?.value;
  const next = await connect(await newCookie(app.url));
  expect(await say(next, { type: 'useLink', secret: TOKEN })).toMatchObject({ ok: true });
  expect(await unlock(next, 'chosen by the referee')).toEqual({ ok: true, value: null });
});
