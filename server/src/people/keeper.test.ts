// There is always an organiser with a way in (EVENT, "Who"), kept by the handlers and by the database.

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { err, ok, present } from '@dunmer/shared/lib';
import { codeOf, done, ONE, openRoom, ORGANISER, REFEREE, sitDown } from '../../test/support/dealing.ts';
import type { Asked, EventRoom } from '../../test/support/eventRoom.ts';
import { audit } from '../audit/index.ts';
import { OUTSIDE } from '../memory/index.ts';
import { accessAtLaptop, unlock } from './index.ts';

const REASON = 'because';

let room: EventRoom;
beforeEach(async () => {
  room = await openRoom();
});
afterEach(() => room.close());

const from = (device: string, asked: Asked) => {
  room.services.world.unlocked.keep(OUTSIDE, device);
  return room.services.commands.command(device, room.command(asked));
};
const actor = (device: string) => room.services.world.actors.of(room.store.read, device);

/** Adds a second organiser, who does not trade, and on demand a link for them, held by the phone `second`. */
async function second(withLink: 'linked' | 'without link'): Promise<string> {
  const facts = { name: 'Second', staff: 'organiser', trades: false, deal: false, drakes: 0 } as const;
  const person = await room.made(ORGANISER, { type: 'addPerson', ...facts, reason: REASON });
  if (withLink === 'linked') {
    const link = { person, token: 'S'.repeat(43), code: 'SSSS2345', reason: REASON };
    await done(room, ORGANISER, { type: 'makeLink', ...link });
    expect(codeOf(await from('second', { type: 'useLink', secret: 'SSSS2345' }))).toBe('ok');
  }
  return person;
}

const revoke = (person: string): Asked => ({ type: 'revokeLinks', person, reason: REASON });
const freeze = (person: string, frozen = true): Asked => ({
  type: 'freezePerson',
  person,
  frozen,
  reason: REASON,
});

describe('the last organiser with a way in', () => {
  test('loses no link, by themselves or anybody, though others are organisers who have none', async () => {
    await second('without link');
    expect(codeOf(await room.ask(ORGANISER, revoke(room.person(ORGANISER))))).toBe('last-organiser');
    expect((await actor(room.device(ORGANISER))).person?.id).toBe(room.person(ORGANISER));
  });

  test('is who is left when the others are frozen or have lost their links; then these may be given theirs back', async () => {
    const other = await second('linked');
    await done(room, ORGANISER, freeze(other));
    expect(codeOf(await room.ask(ORGANISER, revoke(room.person(ORGANISER))))).toBe('last-organiser');
    await done(room, ORGANISER, freeze(other, false));
    expect(codeOf(await room.ask(ORGANISER, revoke(room.person(ORGANISER))))).toBe('ok');
    expect(codeOf(await from('second', revoke(other)))).toBe('last-organiser');
  });

  test('may get a new link, which lets the old one die', async () => {
    const own = { person: room.person(ORGANISER), token: 'N'.repeat(43), code: 'NNNN2345', reason: REASON };
    expect(codeOf(await room.ask(ORGANISER, { type: 'makeLink', ...own }))).toBe('ok');
  });

  test('is kept by the database too: neither frozen, nor made something else, nor without a link', async () => {
    const other = await second('linked');
    const { key } = present(await room.store.read.people.person(other), 'an organiser');
    const db = present(room.db, 'a room in memory');
    const frozen = `update people set frozen = 1 where key = ${key}`;
    db.exec(`begin; ${frozen}; rollback`);
    db.exec(`update links set revoked = 1 where person = ${await room.key(ORGANISER)}`);
    for (const change of [
      frozen,
      `update people set staff = 'referee' where key = ${key}`,
      `update people set staff = null where key = ${key}`,
      `update links set revoked = 1 where person = ${key}`,
    ])
      expect(() => db.exec(change), change).toThrow(/the last organiser/);
  });
});

describe('a way back in, given by another organiser', () => {
  const reset = (person: string): Asked => ({
    type: 'resetAccess',
    person,
    token: 'R'.repeat(43),
    code: 'RRRR2345',
    reason: REASON,
  });
  const PHRASE = 'two guar and a cart';
  const say = async (device: string, phrase: string): Promise<string> => {
    const said = await unlock(room.services.world, room.store, await actor(device), phrase);
    return said.ok ? 'ok' : said.error.code;
  };

  test('is a new link, and a passphrase that is chosen anew; what they had before is dead at once', async () => {
    const other = await second('linked');
    expect(await say('second', PHRASE)).toBe('ok');
    expect(codeOf(await room.ask(ORGANISER, reset(other)))).toBe('ok');
    expect((await actor('second')).person).toBeNull();
    expect(codeOf(await from('thief', { type: 'useLink', secret: 'SSSS2345' }))).toBe('dead-link');
    expect(codeOf(await from('new', { type: 'useLink', secret: 'RRRR2345' }))).toBe('ok');
    expect(await say('new', 'four guar and a cart')).toBe('ok');
    expect(await say('new', PHRASE)).toBe('wrong-passphrase');
    expect(await audit(room.store.read)).toMatchObject({ finding: null });
  });

  test('says beforehand what it does, and does nothing by that', async () => {
    const other = await second('linked');
    await say('second', PHRASE);
    const device = room.device(ORGANISER);
    const act = room.command(reset(other));
    if (!('reason' in act)) throw new Error('it is an act of staff');
    expect(await room.services.commands.preview(device, act)).toMatchObject({
      ok: true,
      value: {
        effects: ['passphrase-reset', 'link-revoked', 'link-made'].map((what) => ({
          is: 'person',
          name: 'Second',
          what,
        })),
        undo: 'never',
      },
    });
    expect(await say('second', PHRASE)).toBe('ok');
  });

  test('is given to a referee as well, to nobody who is neither, and not to oneself', async () => {
    expect(codeOf(await room.ask(ORGANISER, reset(room.person(REFEREE))))).toBe('ok');
    expect(codeOf(await room.ask(ORGANISER, reset(room.person(ONE))))).toBe('not-allowed');
    expect(codeOf(await room.ask(ORGANISER, reset(room.person(ORGANISER))))).toBe('not-allowed');
    expect(codeOf(await room.ask(REFEREE, reset(room.person(ORGANISER))))).toBe('no-person');
  });

  test('is shown in the log of a match that they play, like every link for a seat', async () => {
    const match = await sitDown(room, ONE, REFEREE, 0);
    expect(codeOf(await room.ask(ORGANISER, reset(room.person(REFEREE))))).toBe('ok');
    const seen = await room.services.matches.sync(await actor(room.device(ONE)), {
      follow: { by: 'seat', match },
      since: 0,
    });
    expect(JSON.stringify(seen)).toContain('"act":"linkMade","by":"organiser","seat":"b"');
  });
});

describe('a way back in, given at the laptop', () => {
  const [token, code] = ['a'.repeat(64), 'b'.repeat(64)];
  const give = (person: string) =>
    accessAtLaptop(room.services.matches.context, room.store, { person, token, code });

  test('is shown in the log of a match that they play, too', async () => {
    const match = await sitDown(room, ONE, ORGANISER, 0);
    expect(await give(room.person(ORGANISER))).toEqual(ok(null));
    const seen = await room.services.matches.sync(await actor(room.device(ONE)), {
      follow: { by: 'seat', match },
      since: 0,
    });
    expect(JSON.stringify(seen)).toContain('"act":"linkMade","by":"organiser","seat":"b"');
  });

  test('lets an organiser go on whom another has frozen, and asked for once more changes nothing', async () => {
    const other = await second('linked');
    await done(room, ORGANISER, freeze(other));
    expect(await give(other)).toEqual(ok(null));
    const back = async () => present(await room.store.read.people.person(other), 'an organiser');
    const now = await back();
    expect([now.frozen, now.passphrase]).toEqual([false, null]);
    expect(await give(other)).toEqual(ok(null));
    expect(await back()).toEqual(now);
    const [made, ...more] = (await room.store.read.journal.rows(0, 1000)).filter(
      ({ act }) => act === 'access',
    );
    expect([made?.who, more]).toEqual([null, []]);
    // Once it is dead, it is no way in, whoever asks for it.
    await done(room, ORGANISER, revoke(other));
    expect(await give(other)).toEqual(err({ code: 'code-taken' }));
  });

  test('is given to no referee, and no link of somebody else is taken for it', async () => {
    const other = await second('without link');
    expect(await give(room.person(REFEREE))).toEqual(err({ code: 'not-organiser' }));
    expect(await give(room.person(ORGANISER))).toEqual(ok(null));
    expect(await give(other)).toEqual(err({ code: 'code-taken' }));
  });
});
