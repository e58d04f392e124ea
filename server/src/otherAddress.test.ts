// The event continues at another address: cookies can't follow there, so each phone comes back by its link and PIN
// (EVENT, "Who").

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Phone, seeded, testApp, type TestApp, trader } from '../test/support/index.ts';

const ANNA = trader(0);
const PIN = '4831';

test('a phone that is a stranger at the new address moves by link and PIN, without a referee, never by the link alone', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'dunmer-'));
  const random = seeded(1);
  const connect = ({ url }: TestApp, cookie?: string): Promise<Phone> =>
    Phone.connect({ url, random, ...(cookie === undefined ? {} : { cookie }) });
  const before = await testApp({ dataDir }, { seeding: { count: 2, drakes: 50 } });
  const old = await connect(before, ANNA.cookie);
  await old.send({ id: old.newId(), type: 'setPin', pin: PIN });
  old.close();
  await before.close();

  const after = await testApp({ dataDir, host: 'localhost' });
  const phone = await connect(after);
  const use = { type: 'useLink', secret: ANNA.link } as const;
  expect(await phone.send({ id: phone.newId(), ...use })).toMatchObject({
    error: { code: 'link-elsewhere', name: ANNA.name, hasPin: true, pinRests: false },
  });
  const move = { type: 'moveByPin', secret: ANNA.link } as const;
  expect(await phone.send({ id: phone.newId(), ...move, pin: '0000' })).toMatchObject({
    error: { code: 'wrong-pin' },
  });
  expect(await phone.send({ id: phone.newId(), ...move, pin: PIN })).toMatchObject({ ok: true });
  const me = await fetch(`${after.url}/api/session`, { headers: { cookie: phone.cookie } });
  expect(await me.json()).toMatchObject({ me: { person: ANNA.person } });
  phone.close();
  await after.close();
  rmSync(dataDir, { recursive: true, force: true });
});
