// Over sockets, what staff only preview leaves the match of the person concerned as it was (EVENT, "Taking acts back";
// P9).

import { afterAll, beforeAll, expect, test } from 'vitest';
import type {
  CommandResult,
  PreviewLine,
  PreviewMark,
  PreviewResult,
  StaffAct,
} from '@dunmer/shared/protocol';
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

type Act = Extract<Asked, { readonly reason: string }>;

const reason = 'the house has fallen';
const ruin = (number: number): Act => ({
  type: 'ruinPerson',
  person: trader(number).person,
  ruined: true,
  reason,
});

/** The desk of an organiser who has said the passphrase. */
async function deskOf() {
  const phone = await phoneOf(ORGANISER);
  const device = present(deviceOf(trader(ORGANISER).cookie), 'a cookie names a device');
  app.app.matches.context.unlocked.keep(app.app.store.read, device);
  const preview = (act: Act, holds: object): Promise<PreviewResult> =>
    phone.wire.emitWithAck('preview', { id: phone.newId(), ...act, ...holds });
  return {
    close: () => phone.close(),
    ask: (act: Act, holds?: PreviewMark): Promise<CommandResult> =>
      phone.send({ id: phone.newId(), ...act, ...(holds === undefined ? {} : { holds }) }),
    async done(act: Act): Promise<void> {
      expect(await phone.send({ id: phone.newId(), ...act })).toMatchObject({ ok: true });
    },
    /** Previews an act; returns the mark that the act will hold to. */
    async mark(act: Act): Promise<PreviewMark> {
      const shown = await preview(act, {});
      return present(shown.ok ? shown.value.mark : null, 'it may be done');
    },
    /** What an act would change. */
    async effects(act: Act): Promise<readonly PreviewLine[]> {
      const shown = await preview(act, {});
      return shown.ok ? shown.value.effects : [];
    },
    /** Whose act came in between. */
    faster: async (act: Act, holds: PreviewMark) => (await preview(act, { holds })).faster,
  };
}

test('a ruin that is refused because the match of whom it ruins has begun or ended says by whom (PR25)', async () => {
  const [desk, a, b] = await Promise.all([deskOf(), phoneOf(3), phoneOf(4)]);
  await desk.done({ type: 'set', change: { name: 'promises', value: 'on' }, reason });
  const before = await desk.mark(ruin(3));
  const { match } = await openMatch(a, b);
  expect(await desk.faster(ruin(3), before)).toMatchObject({ act: 'acceptMatch' });
  const during = await desk.mark(ruin(3));
  await desk.done({ type: 'award', match, winner: 'b', claim: false, shortfall: 'refuse', reason });
  expect(await desk.faster(ruin(3), during)).toEqual({ act: 'award', name: trader(ORGANISER).name });
  for (const phone of [desk, a, b]) phone.close();
});

test('of a ruin and what it has to do with the intrigue deck the slower is told of the faster (IN25)', async () => {
  const desk = await deskOf();
  const { name } = trader(ORGANISER);
  const { person } = trader(3);
  await desk.done({ type: 'set', change: { name: 'intrigue', value: 'on' }, reason });
  await desk.done({ type: 'sayWord', word: "Ald'ruhn", reason });
  await desk.done({ type: 'letDraw', person, n: 1, reason });
  const before = await desk.mark(ruin(3));
  await desk.done({ type: 'ring', ring: 1, reason });
  expect(await desk.faster(ruin(3), before)).toEqual({ act: 'ring', name });
  const after = await desk.mark(ruin(3));
  await desk.done({ type: 'openAudience', person, reason });
  expect(await desk.faster(ruin(3), after)).toEqual({ act: 'openAudience', name });
  await desk.done({ type: 'closeAudience', reason });
  const acts: readonly Act[] = [
    { type: 'letDraw', person, n: 1, reason },
    { type: 'openAudience', person, reason },
  ];
  const marks = await Promise.all(acts.map((act) => desk.mark(act)));
  await desk.done(ruin(3));
  for (const [at, act] of acts.entries())
    expect(await desk.faster(act, present(marks[at], 'a mark'))).toEqual({ act: 'ruinPerson', name });
  desk.close();
});

const linkOf = (letter: string): Act => ({
  type: 'makeLink',
  person: trader(4).person,
  token: letter.repeat(43),
  code: `ABCD234${letter}`,
  reason,
});
const pausing = (paused: boolean): Act => ({ type: 'pauseEvent', paused, reason });
const renaming = (name: string): Act => ({ type: 'renamePerson', person: trader(4).person, name, reason });
const planning = (hours: number): Act => ({
  type: 'planRings',
  at: [Date.now() + hours * 3_600_000],
  reason,
});
const claiming = (value: number): Act => ({
  type: 'set',
  change: { name: 'claimTime', value },
  reason,
});

// EVENT, "Taking acts back": an act holds to what its preview showed.
test.each<readonly [what: string, faster: Act, slower: Act]>([
  ['a name', renaming('Velyn Sarethi'), renaming('Ralen Hlaalu')],
  ['a link', linkOf('T'), linkOf('S')],
  ['a setting', claiming(60), claiming(90)],
  ['a timetable', planning(1), planning(2)],
  ['a pause of the event', pausing(true), pausing(true)],
])('%s that another has given is not replaced by who has not read it', async (_what, faster, slower) => {
  const desk = await deskOf();
  // This one belongs to an event with a deck of intrigue cards.
  await desk.done({ type: 'set', change: { name: 'intrigue', value: 'on' }, reason });
  const mark = await desk.mark(slower);
  await desk.done(faster);
  expect(await desk.ask(slower, mark)).toMatchObject({ ok: false, error: { code: 'changed' } });
  expect(await desk.faster(slower, mark)).toEqual({ act: faster.type, name: trader(ORGANISER).name });
  expect(await desk.ask(slower, await desk.mark(slower))).toMatchObject({ ok: true });
  await desk.done(pausing(false));
  desk.close();
});

test('nor is a slip, which would be worthless where it is hidden already', async () => {
  const desk = await deskOf();
  const made = await desk.ask({ type: 'makeCopy', card: 'caravan-guard', to: null, reason });
  const copy = made.ok && made.value.type === 'made' ? made.value.id : '';
  const slip = (code: string): Act => ({ type: 'makeSlip', copy, code, reason });
  const giving: Act = { type: 'moveCopy', copy, to: trader(4).person, reason };
  const acts = [slip('ABCD2346'), giving];
  const marks = await Promise.all(acts.map((act) => desk.mark(act)));
  await desk.done(slip('ABCD2347'));
  for (const [at, act] of acts.entries()) {
    const mark = present(marks[at], 'a mark');
    expect(await desk.ask(act, mark)).toMatchObject({ ok: false, error: { code: 'changed' } });
    expect(await desk.faster(act, mark)).toMatchObject({ act: 'makeSlip' });
  }
  // Nor is a slip replaced that was itself printed over another meanwhile.
  const over: readonly Act[] = [slip('ABCD2348'), giving];
  const read = await Promise.all(over.map((act) => desk.mark(act)));
  await desk.done(slip('ABCD2349'));
  for (const [at, act] of over.entries())
    expect(await desk.ask(act, present(read[at], 'a mark'))).toMatchObject({ error: { code: 'changed' } });
  expect(await desk.ask(giving, await desk.mark(giving))).toMatchObject({ ok: true });
  desk.close();
});

test('nor is the audience of somebody else closed by a sheet that was opened for the one before (IN9)', async () => {
  const desk = await deskOf();
  await desk.done({ type: 'set', change: { name: 'intrigue', value: 'on' }, reason });
  const opening = (number: number): Act => ({ type: 'openAudience', person: trader(number).person, reason });
  const closing: Act = { type: 'closeAudience', reason };
  await desk.done(opening(0));
  const mark = await desk.mark(closing);
  for (const act of [closing, opening(4)]) await desk.done(act);
  expect(await desk.ask(closing, mark)).toMatchObject({ ok: false, error: { code: 'changed' } });
  expect(await desk.faster(closing, mark)).toMatchObject({ act: 'openAudience' });
  expect(await desk.ask(closing, await desk.mark(closing))).toMatchObject({ ok: true });
  desk.close();
});

test('a pause of somebody else’s is not ended unread, and what it refuses says who has paused', async () => {
  const desk = await deskOf();
  const ending = await desk.mark(pausing(false));
  const ring: Act = { type: 'ring', ring: 2, reason };
  const ringing = await desk.mark(ring);
  await desk.done(pausing(true));
  expect(await desk.ask(pausing(false), ending)).toMatchObject({ error: { code: 'changed' } });
  expect(await desk.ask(ring, ringing)).toMatchObject({ error: { code: 'event-paused' } });
  expect(await desk.faster(ring, ringing)).toMatchObject({ act: 'pauseEvent' });
  // A pause by the same organiser under a new name is still the same pause.
  const mark = await desk.mark(pausing(false));
  await desk.done({ type: 'renamePerson', person: trader(ORGANISER).person, name: 'Velyn Andas', reason });
  expect(await desk.ask(pausing(false), mark)).toMatchObject({ ok: true });
  // A new pause is not ended by a sheet that was read before it, even one by the same organiser.
  await desk.done(pausing(true));
  const first = await desk.mark(pausing(false));
  for (const again of [false, true]) await desk.done(pausing(again));
  expect(await desk.ask(pausing(false), first)).toMatchObject({ error: { code: 'changed' } });
  expect(await desk.faster(pausing(false), first)).toMatchObject({ act: 'pauseEvent' });
  await desk.done(pausing(false));
  desk.close();
});

test('a freeze or a ruin that nobody at this sheet has read is not ended by it', async () => {
  const desk = await deskOf();
  const made = await desk.ask({ type: 'makeCopy', card: 'caravan-guard', to: null, reason });
  const copy = made.ok && made.value.type === 'made' ? made.value.id : '';
  const { person } = trader(1);
  const freezing = (frozen: boolean): Act => ({ type: 'freezePerson', person, frozen, reason });
  const holding = (frozen: boolean): Act => ({ type: 'freezeCopy', copy, frozen, reason });
  const ruining = (ruined: boolean): Act => ({ type: 'ruinPerson', person, ruined, reason });
  for (const act of [freezing, holding, ruining]) {
    await desk.done(act(true));
    const read = await desk.mark(act(false));
    // What another has done to somebody else meanwhile hinders nobody.
    await desk.done({ type: 'freezePerson', person: trader(0).person, frozen: true, reason });
    await desk.done({ type: 'freezePerson', person: trader(0).person, frozen: false, reason });
    expect(await desk.ask(act(false), read)).toMatchObject({ ok: true });
    await desk.done(act(true));
    const first = await desk.mark(act(false));
    for (const again of [false, true]) await desk.done(act(again));
    expect(await desk.ask(act(false), first)).toMatchObject({ ok: false, error: { code: 'changed' } });
    expect(await desk.faster(act(false), first)).toMatchObject({ act: act(true).type });
    expect(await desk.ask(act(false), await desk.mark(act(false)))).toMatchObject({ ok: true });
  }
  desk.close();
});

test('an audience that is opened or closed is told by whose it is, and a setting by what it was', async () => {
  const desk = await deskOf();
  await desk.done({ type: 'set', change: { name: 'intrigue', value: 'on' }, reason });
  const { person, name } = trader(1);
  const opening: Act = { type: 'openAudience', person, reason };
  const opened = { is: 'deckIs', what: 'audience-opened', n: null, who: name };
  expect(await desk.effects(opening)).toContainEqual(opened);
  await desk.done(opening);
  const closing: Act = { type: 'closeAudience', reason };
  const closed = { is: 'deckIs', what: 'audience-closed', n: null, who: name };
  expect(await desk.effects(closing)).toEqual([closed]);
  await desk.done(closing);
  await desk.done(claiming(75));
  const changed = { is: 'setting', name: 'claimTime', value: '80', before: '75' };
  expect(await desk.effects(claiming(80))).toEqual([changed]);
  expect(await desk.effects(claiming(75))).toEqual([{ is: 'setting', name: 'claimTime', value: '75' }]);
  desk.close();
});

// It ends the deck, so it comes last.
test('of a deck that was closed meanwhile a sheet says by whom (IN5)', async () => {
  const desk = await deskOf();
  await desk.done({ type: 'set', change: { name: 'intrigue', value: 'on' }, reason });
  const drawing: Act = { type: 'letDraw', person: trader(4).person, n: 1, reason };
  const mark = await desk.mark(drawing);
  await desk.done({ type: 'closeIntrigue', reason });
  expect(await desk.ask(drawing, mark)).toMatchObject({ ok: false, error: { code: 'deck-closed' } });
  expect(await desk.faster(drawing, mark)).toEqual({ act: 'closeIntrigue', name: expect.any(String) });
  desk.close();
});
