// An act holds to what its preview showed: where that has changed, the act is refused and says whose act was faster
// (EVENT, "Taking acts back").

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { present } from '@dunmer/shared/lib';
import { seeded } from '@dunmer/shared/testing';
import { PATRONS } from '@dunmer/shared/patrons';
import type { StaffAct } from '@dunmer/shared/protocol';
import {
  closeVerified,
  codeOf,
  done,
  ONE,
  openRoom,
  ORGANISER,
  playing,
  purses,
  REFEREE,
  signed,
  STRANGER,
  TWO,
  without,
} from '../../test/support/dealing.ts';
import type { Asked, EventRoom } from '../../test/support/eventRoom.ts';
import { entropyFrom } from '../../test/support/scriptedEntropy.ts';
import { makeServices } from '../commands/index.ts';
import { silentLog } from '../ports/index.ts';
import type { Store } from '../store/index.ts';
import { seatedAtPatrons } from '../../test/support/patronsRoom.ts';
import { trader } from '../../test/support/seed.ts';
import { housePledge, openWindowedRoom, passes, sat, stopAt } from '../../test/support/windowed.ts';

let room: EventRoom;
beforeEach(async () => {
  room = await openRoom();
});
afterEach(() => closeVerified(room));

function actOf(asked: Asked): StaffAct {
  const command = room.command(asked);
  if (!('reason' in command)) throw new Error('an act of staff says why');
  return command;
}

/** Returns an act as its sheet holds it, once its preview has come. */
async function shown(number: number, asked: Asked): Promise<StaffAct> {
  const act = actOf(asked);
  return { ...act, holds: present((await room.looked(number, act)).mark, 'it may be done') };
}

const reason = 'x';
const nameOf = (number: number): string => trader(number).name;

describe('two of staff at once', () => {
  test('an award whose match another has voided meanwhile moves nothing, and says who was faster', async () => {
    const table = await playing(room, await signed(room), 10);
    const { match } = table;
    const award = { type: 'award', match, winner: 'b', claim: false, shortfall: 'refuse', reason } as const;
    const sheet = await shown(REFEREE, award);
    await done(room, ORGANISER, { type: 'voidMatch', match, shortfall: 'refuse', reason });
    const before = await purses(room);
    const refused = await room.send(REFEREE, sheet);
    expect(codeOf(refused)).not.toBe('ok');
    expect(await purses(room)).toEqual(before);
    expect((await room.looked(REFEREE, sheet)).faster).toEqual({ name: nameOf(ORGANISER), act: 'voidMatch' });
  });

  test('both press at once with different winners: one is carried out, the other refused', async () => {
    const { match } = await without(room, 10);
    const award = (winner: 'a' | 'b') =>
      ({ type: 'award', match, winner, claim: false, shortfall: 'refuse', reason }) as const;
    const one = await shown(REFEREE, award('a'));
    const two = await shown(ORGANISER, award('b'));
    const results = await Promise.all([room.send(REFEREE, one), room.send(ORGANISER, two)]);
    expect(results.map(codeOf)).toEqual(['ok', 'changed']);
    expect(await purses(room)).toEqual([110, 90]);
    const { mark, faster } = await room.looked(ORGANISER, two);
    expect(faster).toEqual({ name: nameOf(REFEREE), act: 'award' });
    // With a new preview it may be done, as a second settlement, which the first preview did not show.
    expect(codeOf(await room.send(ORGANISER, { ...actOf(award('b')), holds: present(mark, 'shown') }))).toBe(
      'ok',
    );
    expect(await purses(room)).toEqual([90, 110]);
  });

  test('a setting that was set meanwhile is not set over unseen', async () => {
    const least = (value: number) => ({ type: 'set', change: { name: 'least', value }, reason }) as const;
    const sheet = await shown(ORGANISER, least(5));
    await done(room, ORGANISER, least(4));
    expect(codeOf(await room.send(ORGANISER, sheet))).toBe('changed');
    const { mark, faster } = await room.looked(ORGANISER, sheet);
    expect(faster).toEqual({ name: nameOf(ORGANISER), act: 'set' });
    // A change of another setting hinders nobody.
    await done(room, ORGANISER, { type: 'set', change: { name: 'claimTime', value: 60 }, reason });
    const anew = { ...actOf(least(5)), holds: present(mark, 'it may be done') };
    expect(codeOf(await room.send(ORGANISER, anew))).toBe('ok');
  });

  test('nor is a name that somebody was given meanwhile', async () => {
    const person = room.person(ONE);
    const sheet = await shown(ORGANISER, { type: 'renamePerson', person, name: 'Divayth', reason });
    await done(room, ORGANISER, { type: 'renamePerson', person, name: 'Neloth', reason });
    expect(codeOf(await room.send(ORGANISER, sheet))).toBe('changed');
    const { faster } = await room.looked(ORGANISER, sheet);
    expect(faster).toEqual({ name: nameOf(ORGANISER), act: 'renamePerson' });
  });

  test('what was refused stays so under its id, even once all is as it was shown', async () => {
    const person = room.person(ONE);
    const sheet = await shown(ORGANISER, { type: 'freezePerson', person, frozen: true, reason });
    const stale = { ...sheet, holds: `0.${'s'.repeat(43)}` };
    expect(codeOf(await room.send(ORGANISER, stale))).toBe('changed');
    expect(codeOf(await room.send(ORGANISER, stale))).toBe('changed');
    expect(codeOf(await room.send(ORGANISER, sheet))).toBe('id-reused');
    expect(present(await room.store.read.people.person(person), 'a person').frozen).toBe(false);
  });

  test('a correction takes back no more and no less than its sheet has shown', async () => {
    await done(room, ORGANISER, { type: 'payIn', person: room.person(ONE), drakes: 30, reason });
    const entry = await newestEntry();
    const sheet = await shown(ORGANISER, { type: 'correctEntry', entry, reason });
    await done(room, ORGANISER, { type: 'payOut', person: room.person(ONE), drakes: 120, reason });
    expect(codeOf(await room.send(ORGANISER, sheet))).toBe('changed');
    expect((await room.looked(ORGANISER, sheet)).faster).toEqual({ name: nameOf(ORGANISER), act: 'payOut' });
  });

  test('a call that came while the sheet was open is not closed unseen', async () => {
    const { match } = await without(room, 10);
    await done(room, ONE, { type: 'call', match });
    const sheet = await shown(REFEREE, { type: 'closeCall', match, reason });
    await done(room, TWO, { type: 'call', match });
    expect(codeOf(await room.send(REFEREE, sheet))).toBe('changed');
    expect(codeOf(await room.send(REFEREE, await shown(REFEREE, { type: 'closeCall', match, reason })))).toBe(
      'ok',
    );
  });

  test('a pause that nobody at this sheet has read is not ended by it', async () => {
    const { match } = await without(room, 10);
    await done(room, REFEREE, { type: 'pauseMatch', match, reason });
    const sheet = await shown(REFEREE, { type: 'resumeMatch', match, reason });
    await done(room, ORGANISER, { type: 'resumeMatch', match, reason });
    await done(room, ORGANISER, { type: 'pauseMatch', match, reason: 'a brawl' });
    expect(codeOf(await room.send(REFEREE, sheet))).toBe('changed');
    expect((await room.looked(REFEREE, sheet)).faster).toEqual({
      name: nameOf(ORGANISER),
      act: 'pauseMatch',
    });
  });

  test('a default is announced for what its sheet has shown, and not for what is due next', async () => {
    const table = await without(room, 10);
    const { match } = table;
    await table.promise();
    await done(room, ONE, { type: 'call', match });
    const sheet = await shown(REFEREE, { type: 'applyDefault', match, seat: 'a', reason });
    expect(await table.play('a', present(await table.next('a'), 'a front row'))).toMatchObject({ ok: true });
    expect(codeOf(await room.send(REFEREE, sheet))).toBe('changed');
  });

  test('nor for what is asked at the next stop, of the same seat (PR18)', async () => {
    const asked = await openWindowedRoom();
    await housePledge(asked, 'blessing', ONE);
    await housePledge(asked, 'short-cut', TWO, 4);
    const table = await sat(asked);
    await stopAt(table, 'revealed');
    const seatAsked = async () => {
      const phase = await table.phase();
      if (phase.at !== 'stop') throw new Error(phase.at);
      return phase.asked;
    };
    await passes(table, await seatAsked());
    const seat = await seatAsked();
    const act = asked.command({ type: 'applyDefault', match: table.match, seat, reason });
    if (act.type !== 'applyDefault') throw new Error('as it was made');
    const { mark } = await asked.looked(REFEREE, act);
    await passes(table, seat);
    expect(await seatAsked()).toBe(seat);
    expect(codeOf(await asked.send(REFEREE, { ...act, holds: present(mark, 'it may be done') }))).toBe(
      'changed',
    );
    await closeVerified(asked);
  });

  test('where what was won is spent meanwhile, it is said by whose trade', async () => {
    const table = await without(room, 10);
    const { match } = table;
    await table.play('a', { type: 'concede' });
    const sheet = await shown(REFEREE, { type: 'voidMatch', match, shortfall: 'refuse', reason });
    const gift = { gives: { copies: [], drakes: 105 }, takes: { copies: [], drakes: 0 }, replaces: null };
    const trade = await room.made(TWO, { type: 'offerTrade', with: room.person(STRANGER), ...gift });
    await done(room, STRANGER, { type: 'acceptTrade', trade });
    expect(codeOf(await room.send(REFEREE, sheet))).toBe('short-of');
    expect((await room.looked(REFEREE, sheet)).faster).toEqual({
      name: nameOf(STRANGER),
      act: 'acceptTrade',
    });
  });

  test('what others do elsewhere hinders nobody', async () => {
    const sheet = await shown(ORGANISER, { type: 'payIn', person: room.person(ONE), drakes: 30, reason });
    await without(room, 10);
    await done(room, ORGANISER, { type: 'payIn', person: room.person(3), drakes: 5, reason });
    expect(codeOf(await room.send(ORGANISER, sheet))).toBe('ok');
  });
});

async function newestEntry(): Promise<number> {
  const rows = await room.store.read.journal.rows(0, 1_000);
  const entries = rows.flatMap(({ body }) =>
    [...body.matchAll(/"entry":(\d+)/g)].map(([, entry]) => Number(entry)),
  );
  return Math.max(...entries);
}

describe('a second settlement', () => {
  test('holds to a preview, which names the settlement that it starts from', async () => {
    const table = await without(room, 10);
    const { match } = table;
    await table.play('a', { type: 'concede' });
    const voiding = actOf({ type: 'voidMatch', match, shortfall: 'refuse', reason });
    expect(codeOf(await room.send(REFEREE, voiding))).toBe('changed');
    expect(await purses(room)).toEqual([90, 110]);
    const device = room.device(REFEREE);
    const found = await room.services.commands.preview(device, voiding);
    expect(found.ok && found.value.effects).toContainEqual({
      is: 'match',
      match,
      what: 'resettled',
      from: 1,
    });
    await done(room, REFEREE, { type: 'voidMatch', match, shortfall: 'refuse', reason });
    expect(await purses(room)).toEqual([100, 100]);
  });

  test('is none by a sheet that was opened while the match ran', async () => {
    const table = await without(room, 10);
    const { match } = table;
    const sheet = await shown(REFEREE, { type: 'voidMatch', match, shortfall: 'refuse', reason });
    await table.play('a', { type: 'concede' });
    expect(codeOf(await room.send(REFEREE, sheet))).toBe('changed');
    expect(await purses(room)).toEqual([90, 110]);
    expect((await room.looked(REFEREE, sheet)).faster).toEqual({ name: nameOf(ONE), act: 'play' });
  });
});

test('a default at the patrons’ table holds while the same is awaited of its seat, whatever the other does', async () => {
  const { match, table } = await seatedAtPatrons(room);
  for (const step of ['patron', 'exchange'] as const) {
    await table.until((now) => PATRONS.dueFrom(now).filter(({ what }) => what === step).length === 2);
    const sheet = await shown(REFEREE, { type: 'applyDefault', match, seat: 'a', reason });
    const command = present(await table.next('b'), 'both are asked');
    expect((await table.play('b', command)).ok).toBe(true);
    expect(codeOf(await room.send(REFEREE, sheet))).toBe('ok');
  }
  await table.until((now) => PATRONS.dueFrom(now).some(({ seat, what }) => seat === 'a' && what === 'turn'));
  const { stage } = (await table.view('a')).common;
  const ended = await shown(REFEREE, { type: 'applyDefault', match, seat: 'a', reason });
  const turn = stage.at === 'turn' ? stage.turn : 0;
  for (const [seat, nth] of [
    ['a', turn],
    ['b', turn + 1],
  ] as const)
    expect(codeOf(await table.play(seat, { type: 'endTurn', turn: nth }))).toBe('ok');
  // The next turn of the same seat is another turn.
  expect(codeOf(await room.send(REFEREE, ended))).toBe('changed');
});

test('a ruin that comes at the end of the match is no change to who was not shown it (PR25)', async () => {
  const asked = await openWindowedRoom();
  await housePledge(asked, 'blessing', ONE);
  const { match } = await sat(asked);
  const sheetOf = async (number: number) => {
    const command = asked.command({
      type: 'award',
      match,
      winner: 'a',
      claim: false,
      shortfall: 'refuse',
      reason,
    });
    if (!('reason' in command)) throw new Error('an act of staff says why');
    return { ...command, holds: present((await asked.looked(number, command)).mark, 'it may be done') };
  };
  const [referees, organisers] = [await sheetOf(REFEREE), await sheetOf(ORGANISER)];
  await done(asked, ORGANISER, { type: 'ruinPerson', person: asked.person(ONE), ruined: true, reason });
  // Neither the mark nor a refusal tells a referee what the lines keep.
  const seal = (mark: string | null) => present(mark, 'it may be done').replace(/^\d+/, '');
  const { mark, faster } = await asked.looked(REFEREE, referees);
  expect([seal(mark), faster]).toEqual([seal(referees.holds), null]);
  // An organiser has read the promise go home, and reads now that it leaves the trade.
  expect(codeOf(await asked.send(ORGANISER, organisers))).toBe('changed');
  expect((await asked.looked(ORGANISER, organisers)).faster).toEqual({
    name: nameOf(ORGANISER),
    act: 'ruinPerson',
  });
  expect(codeOf(await asked.send(REFEREE, referees))).toBe('ok');
  await closeVerified(asked);
});

test('who may not do an act learns nothing of what others have done to it', async () => {
  const { match } = await without(room, 10);
  const sheet = await shown(REFEREE, { type: 'voidMatch', match, shortfall: 'refuse', reason });
  await done(room, ORGANISER, { type: 'pauseMatch', match, reason });
  const outsider = await room.services.commands.preview(room.device(ONE), sheet);
  expect(outsider).toEqual({ ok: false, error: { code: 'not-allowed', why: 'role' } });
});

describe('what is drawn by lot', () => {
  test('is told as such, and what is listed is what is dealt', async () => {
    const adding = actOf({
      type: 'addPerson',
      name: 'Newcomer',
      staff: null,
      trades: true,
      deal: true,
      drakes: 5,
      reason,
    });
    expect((await room.looked(ORGANISER, adding)).mark).not.toBeNull();
    const found = await room.services.commands.preview(room.device(ORGANISER), adding);
    const effects = present(found.ok ? found.value.effects : null, 'it may be done');
    const lots = effects.flatMap((line) => (line.is === 'lot' ? [[line.to, line.rarity, line.count]] : []));
    const listed = effects.flatMap((line) => (line.is === 'copy' ? line.card : []));
    expect(lots).toEqual([['Newcomer', 'uncommon', 2]]);
    const holds = present(found.ok ? found.value.mark : null, 'shown');
    const added = await room.send(ORGANISER, { ...adding, holds });
    if (!added.ok || added.value.type !== 'made') throw new Error('somebody is added');
    const { key } = present(await room.store.read.people.person(added.value.id), 'a person');
    const copies = await room.store.read.cards.copiesOf(key);
    const standard = copies.flatMap(({ rarity, card }) => (rarity === 'standard' ? card : []));
    expect(standard.toSorted()).toEqual(listed.toSorted());
    expect(copies.filter(({ rarity }) => rarity === 'uncommon')).toHaveLength(2);
  });
});

test('what a mark is made of can’t be found by trying: it is made with the event’s own key', async () => {
  const table = await without(room, 10);
  const act = actOf({ type: 'pauseMatch', match: table.match, reason: 'rain' });
  const { store } = room;
  const { editions, clock } = room.services.world;
  const seenWith = async (deviceKey: string): Promise<string> => {
    const kept: Store = {
      epoch: store.epoch,
      deviceKey,
      read: store.read,
      transact: (body) => store.transact(body),
      onLost: (hear) => store.onLost(hear),
      probe: () => store.probe(),
      close: () => store.close(),
    };
    const entropy = entropyFrom(seeded(1));
    const { world, commands } = makeServices({ store: kept, editions, clock, entropy, log: silentLog });
    const device = room.device(REFEREE);
    world.unlocked.keep(store.read, device);
    const looked = await commands.preview(device, act);
    return looked.ok ? looked.value.mark : looked.error.code;
  };
  const [one, other] = ['a1'.repeat(32), 'b2'.repeat(32)];
  expect(await seenWith(one)).toBe(await seenWith(one));
  expect(await seenWith(one)).not.toBe(await seenWith(other));
});
