// What staff only look at, over sockets, leaves the match of the one whom it is about as it was (EVENT, "Taking acts
// back"; P9).

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PreviewMark, PreviewResult, StaffAct } from '@dunmer/shared/protocol';
import { present } from '@dunmer/shared/lib';
import { audit } from '../audit/index.ts';
import { deviceOf } from '../device/index.ts';
import type { Asked } from '../../test/support/eventRoom.ts';
import {
  openMatch,
  Phone,
  seeded,
  testApp,
  type TestApp,
  trader,
  untilQuiet,
} from '../../test/support/index.ts';

const ORGANISER = 2;

let app: TestApp;
beforeAll(async () => {
  app = await testApp({}, { seeding: { count: 5, drakes: 100, staff: { [ORGANISER]: 'organiser' } } });
});
afterAll(async () => app.close());

const phoneOf = (number: number): Promise<Phone> =>
  Phone.connect({ url: app.url, random: seeded(number), ...trader(number) });

async function versionsOf(match: string): Promise<readonly number[]> {
  const { read } = app.app.store;
  const { key } = present(await read.match(match), 'a match');
  return (await read.audit.batches(key)).map(({ version }) => version);
}

test('the sheet of a new link is opened for somebody who plays: both play on, and who loads anew has it all', async () => {
  const [organiser, a, b] = await Promise.all([phoneOf(ORGANISER), phoneOf(0), phoneOf(1)]);
  const device = present(deviceOf(trader(ORGANISER).cookie), 'a cookie names a device');
  app.app.matches.context.unlocked.keep(app.app.store.read, device);
  const { match, watch } = await openMatch(a, b);
  const link = (): StaffAct => ({
    id: organiser.newId(),
    type: 'makeLink',
    person: trader(0).person,
    token: 'T'.repeat(43),
    code: 'ABCD2345',
    reason: 'the phone is lost',
  });
  for (let looks = 0; looks < 2; looks++)
    expect(await organiser.wire.emitWithAck('preview', link())).toMatchObject({ ok: true });
  for (const phone of [a, b]) phone.autoplay();
  await Promise.all([a.untilFinished(), b.untilFinished()]);
  await untilQuiet([a, b]);
  expect(await versionsOf(match)).toEqual(Array.from({ length: a.log.version }, (_, i) => i + 1));
  const late = await Phone.connect({ url: app.url, random: seeded(9) });
  await late.follow({ by: 'code', code: watch });
  expect(late.log.version).toBe(a.log.version);
  expect(late.view.desk.notes).toEqual([]);
  expect((await audit(app.app.store.read)).finding).toBeNull();
  for (const phone of [organiser, a, b, late]) phone.close();
});

test('a preview that is refused says whose act was faster, over sockets too', async () => {
  const [organiser, a, b] = await Promise.all([phoneOf(ORGANISER), phoneOf(0), phoneOf(1)]);
  const device = present(deviceOf(trader(ORGANISER).cookie), 'a cookie names a device');
  app.app.matches.context.unlocked.keep(app.app.store.read, device);
  const { match } = await openMatch(a, b);
  const pausing = (): StaffAct => ({ id: organiser.newId(), type: 'pauseMatch', match, reason: 'rain' });
  const shown: PreviewResult = await organiser.wire.emitWithAck('preview', pausing());
  const holds = present(shown.ok ? shown.value.mark : null, 'it may be paused');
  expect(await organiser.send(pausing())).toMatchObject({ ok: true });
  expect(await organiser.wire.emitWithAck('preview', { ...pausing(), holds })).toMatchObject({
    ok: false,
    faster: { act: 'pauseMatch', name: trader(ORGANISER).name },
  });
  for (const phone of [organiser, a, b]) phone.close();
});

test('a ruin that is refused because the match of whom it ruins has begun or ended says by whom (PR25)', async () => {
  const [organiser, a, b] = await Promise.all([phoneOf(ORGANISER), phoneOf(3), phoneOf(4)]);
  const device = present(deviceOf(trader(ORGANISER).cookie), 'a cookie names a device');
  app.app.matches.context.unlocked.keep(app.app.store.read, device);
  const reason = 'the house has fallen';
  const send = async (act: Asked) =>
    expect(await organiser.send({ id: organiser.newId(), ...act })).toMatchObject({ ok: true });
  await send({ type: 'set', change: { name: 'promises', value: 'on' }, reason });
  const ruin = async (holds?: PreviewMark): Promise<PreviewResult> =>
    organiser.wire.emitWithAck('preview', {
      id: organiser.newId(),
      type: 'ruinPerson',
      person: trader(3).person,
      ruined: true,
      reason,
      ...(holds === undefined ? {} : { holds }),
    });
  const markOf = (shown: PreviewResult) => present(shown.ok ? shown.value.mark : null, 'they may be ruined');
  const before = markOf(await ruin());
  const { match } = await openMatch(a, b);
  const begun = await ruin(before);
  expect(begun).toMatchObject({ ok: true, faster: { act: 'acceptMatch' } });
  await send({ type: 'award', match, winner: 'b', claim: false, shortfall: 'refuse', reason });
  expect(await ruin(markOf(begun))).toMatchObject({
    ok: true,
    faster: { act: 'award', name: trader(ORGANISER).name },
  });
  for (const phone of [organiser, a, b]) phone.close();
});
