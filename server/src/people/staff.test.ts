import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { present } from '@dunmer/shared/lib';
import {
  codeOf,
  done,
  ONE,
  openRoom,
  openTableRoom,
  ORGANISER,
  REFEREE,
  setMoney,
  TWO,
} from '../../test/support/dealing.ts';
import type { Asked, EventRoom } from '../../test/support/eventRoom.ts';
import { ScriptedClock } from '@dunmer/shared/testing';
import { OUTSIDE } from '../memory/index.ts';
import { unlock } from './index.ts';

const REASON = 'because';
const PHRASE = 'two guar and a cart';
const HALF_AN_HOUR = 30 * 60_000;

let room: EventRoom;
const clock = new ScriptedClock(0);
beforeEach(async () => {
  room = await openRoom({ clock });
});
afterEach(() => room.close());

const person = async (number: number) =>
  present(await room.store.read.people.person(room.person(number)), 'somebody seeded');

/** Sends a command without the passphrase that the room otherwise says for everybody. */
const plainly = (number: number, asked: Asked) =>
  room.services.commands.command(room.device(number), room.command(asked));

async function say(number: number, phrase: string): Promise<string> {
  const { world } = room.services;
  const said = await unlock(
    world,
    room.store,
    await world.actors.of(room.store.read, room.device(number)),
    phrase,
  );
  return said.ok ? 'ok' : said.error.code;
}

const pause = (paused: boolean): Asked => ({ type: 'pauseEvent', paused, reason: REASON });

describe('the passphrase of staff', () => {
  test('is chosen by its first use, with at least 8 letters, and kept as scrypt only', async () => {
    expect(await say(REFEREE, 'short')).toBe('bad-shape');
    expect((await person(REFEREE)).passphrase).toBeNull();
    expect(await say(REFEREE, PHRASE)).toBe('ok');
    expect((await person(REFEREE)).passphrase).not.toContain(PHRASE);
  });

  test('is chosen once: of two who say one at the same moment the second is refused, and the first holds', async () => {
    const both = await Promise.all([say(REFEREE, PHRASE), say(REFEREE, `${PHRASE}, and a bell`)]);
    expect(both.toSorted()).toEqual(['ok', 'wrong-passphrase']);
    const chosen = both[0] === 'ok' ? PHRASE : `${PHRASE}, and a bell`;
    expect(await say(REFEREE, chosen)).toBe('ok');
  });

  test('is none of a screen that only shows', async () => {
    const facts = { name: 'A screen', staff: 'display', trades: false, deal: false, drakes: 0 } as const;
    const screen = await room.made(ORGANISER, { type: 'addPerson', ...facts, reason: REASON });
    const token = 'S'.repeat(43);
    await done(room, ORGANISER, {
      type: 'makeLink',
      person: screen,
      token,
      code: 'AAAAAAAA',
      reason: REASON,
    });
    await room.services.commands.command('a screen', room.command({ type: 'useLink', secret: token }));
    const { world } = room.services;
    const actor = await world.actors.of(room.store.read, 'a screen');
    expect([actor.person?.id, await unlock(world, room.store, actor, PHRASE)]).toEqual([
      screen,
      { ok: false, error: { code: 'not-allowed', why: 'role' } },
    ]);
  });

  test('goes before every act: neither a link alone nor a wrong one acts', async () => {
    expect(codeOf(await plainly(ORGANISER, pause(true)))).toBe('locked');
    await say(ORGANISER, PHRASE);
    expect(codeOf(await plainly(ORGANISER, pause(true)))).toBe('ok');
    clock.advance(HALF_AN_HOUR);
    expect(codeOf(await plainly(ORGANISER, pause(false)))).toBe('locked');
    expect(await say(ORGANISER, `${PHRASE}!`)).toBe('wrong-passphrase');
    expect(codeOf(await plainly(ORGANISER, pause(false)))).toBe('locked');
    expect(await say(ORGANISER, PHRASE)).toBe('ok');
    expect(codeOf(await plainly(ORGANISER, pause(false)))).toBe('ok');
  });

  test('is asked for again after 30 minutes without an act, not while there are any', async () => {
    await say(ORGANISER, PHRASE);
    for (let i = 0; i < 3; i++) {
      clock.advance(HALF_AN_HOUR - 1);
      expect(codeOf(await plainly(ORGANISER, pause(i % 2 === 0)))).toBe('ok');
    }
    clock.advance(HALF_AN_HOUR);
    expect(codeOf(await plainly(ORGANISER, pause(true)))).toBe('locked');
  });

  test('unlocks no browser that has become somebody else’s, or nobody’s, while it was looked at', async () => {
    await say(REFEREE, PHRASE);
    clock.advance(HALF_AN_HOUR);
    const { world } = room.services;
    const before = await world.actors.of(room.store.read, room.device(REFEREE));
    await done(room, ORGANISER, { type: 'revokeLinks', person: room.person(REFEREE), reason: REASON });
    expect(await unlock(world, room.store, before, PHRASE)).toMatchObject({
      error: { code: 'wrong-passphrase' },
    });
    expect(world.unlocked.has(OUTSIDE, room.device(REFEREE))).toBe(false);
  });

  test('is nothing for traders', async () => {
    expect(await say(ONE, PHRASE)).toBe('not-allowed');
  });
});

describe('an organiser', () => {
  const add = (facts: Partial<Extract<Asked, { type: 'addPerson' }>>): Asked => ({
    type: 'addPerson',
    name: 'Ralen',
    staff: null,
    trades: true,
    deal: false,
    drakes: 0,
    reason: REASON,
    ...facts,
  });

  test('adds a trader with a badge, a purse out of the bank and a start deck of every standard card (rule 7)', async () => {
    const id = await room.made(ORGANISER, add({ deal: true, drakes: 40 }));
    const added = present(await room.store.read.people.person(id), 'who was added');
    expect(added).toMatchObject({ name: 'Ralen', staff: null, trades: true, frozen: false });
    expect(added.code).toMatch(/^[2-9A-Z]{8}$/);
    const purse = await room.store.read.money.account({ kind: 'purse', owner: added.key });
    expect(purse?.balance).toBe(40);
    const copies = await room.store.read.cards.copiesOf(added.key);
    const standard = room.services.world.editions.newest.cards.filter(({ rarity }) => rarity === 'standard');
    expect(copies.filter(({ rarity }) => rarity === 'standard')).toHaveLength(standard.length);
    expect(copies.filter(({ rarity }) => rarity === 'unique')).toEqual([]);
  });

  test('can’t give drakes to who does not trade, nor half ones, nor any where coins lie on the table', async () => {
    expect(codeOf(await room.ask(ORGANISER, add({ trades: false, drakes: 5 })))).toBe('bad-sum');
    expect(codeOf(await room.ask(ORGANISER, add({ drakes: 0.5 })))).toBe('bad-sum');
    expect(codeOf(await room.ask(ORGANISER, add({ drakes: -1 })))).toBe('bad-sum');
    const coins = await openTableRoom();
    expect(codeOf(await coins.ask(ORGANISER, add({ drakes: 5 })))).toBe('no-accounts');
    expect(codeOf(await coins.ask(ORGANISER, add({})))).toBe('ok');
    await coins.close();
  });

  test('names somebody anew, and the name before is erased for good', async () => {
    const { nameText } = await person(ONE);
    await done(room, ORGANISER, {
      type: 'renamePerson',
      person: room.person(ONE),
      name: 'Ilver',
      reason: REASON,
    });
    expect((await person(ONE)).name).toBe('Ilver');
    expect(await room.store.read.journal.text(nameText)).toEqual({ salt: null, text: null });
  });

  test('is named anew wherever it is said who has paused the event', async () => {
    const { settings } = room.services.world;
    const pausedBy = async () => (await settings.of(room.store.read)).pausedBy;
    await done(room, ORGANISER, pause(true));
    expect(await pausedBy()).toBe((await person(ORGANISER)).name);
    const named = { type: 'renamePerson', person: room.person(ORGANISER), name: 'Vedis' } as const;
    await done(room, ORGANISER, { ...named, reason: REASON });
    expect(await pausedBy()).toBe('Vedis');
  });

  test('freezes somebody, who then may only play on and order their own deck; never themselves', async () => {
    const freeze = (number: number, frozen: boolean): Asked => ({
      type: 'freezePerson',
      person: room.person(number),
      frozen,
      reason: REASON,
    });
    const offer: Asked = { type: 'proposeMatch', with: room.person(TWO), stake: 0, friendly: true };
    await done(room, ORGANISER, freeze(ONE, true));
    expect(codeOf(await room.ask(ONE, offer))).toBe('person-frozen');
    expect(codeOf(await room.ask(ONE, { type: 'orderDeck', copies: [] }))).toBe('ok');
    await done(room, ORGANISER, freeze(ONE, false));
    expect(codeOf(await room.ask(ONE, offer))).toBe('ok');
    expect(codeOf(await room.ask(ORGANISER, freeze(ORGANISER, true)))).toBe('not-allowed');
  });

  test('pauses the event: traders wait, staff too in what they do as traders; acts of staff go on', async () => {
    await done(room, ORGANISER, pause(true));
    const offer: Asked = { type: 'proposeMatch', with: room.person(TWO), stake: 0, friendly: true };
    for (const number of [ONE, REFEREE, ORGANISER])
      expect(codeOf(await room.ask(number, offer))).toBe('event-paused');
    await done(room, ORGANISER, pause(false));
    expect(codeOf(await room.ask(ONE, offer))).toBe('ok');
  });

  test('can’t say anew where coins are kept once drakes were entered (EVENT, "Money"); all else they can', async () => {
    expect(await room.ask(ORGANISER, setMoney('table'))).toEqual({
      ok: false,
      error: { code: 'money-fixed', money: 'app' },
    });
    const least = { name: 'least', value: 3 } as const;
    expect(codeOf(await room.ask(ORGANISER, { type: 'set', change: least, reason: REASON }))).toBe('ok');
    expect((await room.services.world.settings.of(room.store.read)).settings.least).toBe(3);
  });

  test('leaves who, why and when of every act in the journal, the reason as a hash', async () => {
    await done(room, ORGANISER, pause(true));
    const rows = await room.store.read.journal.rows(0, 1000);
    const row = present(rows.at(-1), 'an act is in the journal');
    expect({ who: row.who, act: row.act }).toEqual({ who: await room.key(ORGANISER), act: 'pauseEvent' });
    expect(row.body).toContain('"is":"reason"');
    expect(row.body).not.toContain(REASON);
  });

  test('previews an act without anything being changed', async () => {
    room.services.world.unlocked.keep(room.store.read, room.device(ORGANISER));
    const act = { ...room.command(pause(true)), type: 'pauseEvent', paused: true, reason: REASON } as const;
    const preview = await room.services.commands.preview(room.device(ORGANISER), act);
    expect(preview.ok).toBe(true);
    expect((await room.services.world.settings.of(room.store.read)).paused).toBe(false);
  });
});
