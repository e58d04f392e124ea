// Interests (EVENT, "Who"): every act of staff on what a match is about, for every way to have an interest in it, done
// and previewed. A new act does not compile until it is added here.

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ok, present } from '@dunmer/shared/lib';
import type { CommandResult } from '@dunmer/shared/protocol';
import { everyAct } from '@dunmer/shared/testing';
import { codeOf, done, openRoom, signed, started, onContract } from '../../test/support/dealing.ts';
import { unbind } from '../../test/support/ended.ts';
import type { Asked, EventRoom } from '../../test/support/eventRoom.ts';
import { Table } from '../../test/support/playOut.ts';
import { intrigueSet, WORD } from '../../test/support/intriguing.ts';
import { switched } from '../../test/support/promising.ts';
import { trader } from '../../test/support/seed.ts';

const [ONE, TWO, THREE, FOUR, ORGANISER] = [0, 1, 2, 3, 6];
const reason = 'r';

let room: EventRoom;
beforeEach(async () => {
  room = await openRoom();
  await done(room, ORGANISER, switched('on'));
  const people = [room.person(TWO)];
  await done(room, ORGANISER, { type: 'dealPledges', people, house: null, reason });
  for (const asked of [intrigueSet('on'), WORD]) await done(room, ORGANISER, asked);
  await done(room, ORGANISER, { type: 'openAudience', person: room.person(TWO), reason });
});
afterEach(() => room.close());

/** What a match between TWO and ONE or somebody else is about. */
interface Subject {
  readonly match: string;
  readonly copy: string;
  readonly entry: number;
  readonly contract: string;
  readonly move: string;
  readonly unique: string;
}

/** Acts about nobody in particular. */
const ABOUT_NOBODY: readonly string[] = ['addPerson', 'set', 'pauseEvent', 'sayWord', 'ring', 'planRings'];

/**
 * Every act of staff on TWO, who plays, or on the match. A copy that is made for the store belongs to nobody and is
 * left out.
 */
const actsOn = ({ copy, unique, ...subject }: Subject): readonly Asked[] => [
  ...everyAct({ ...subject, people: [room.person(TWO)], copies: [copy], cards: [unique] })
    .filter((act) => !ABOUT_NOBODY.includes(act.type) && (act.type !== 'makeCopy' || act.to !== null))
    .map((act) => ({ ...act, reason })),
  // An act may be about others as well.
  { type: 'dealStart', people: [room.person(FOUR), room.person(TWO)], uncommon: 1, rare: 0, reason },
];

/** A trader's phone, by their number, or the phone of somebody who was added. */
type Who = number | string;
const deviceOf = (who: Who): string => (typeof who === 'number' ? room.device(who) : who);

async function ask(who: Who, asked: Asked): Promise<CommandResult> {
  const device = deviceOf(who);
  room.services.world.unlocked.keep(room.store.read, device);
  return room.services.commands.command(device, room.command(asked));
}

async function preview(who: Who, asked: Asked) {
  const device = deviceOf(who);
  room.services.world.unlocked.keep(room.store.read, device);
  const command = room.command(asked);
  if (!('reason' in command)) throw new Error('an act of staff says why');
  return room.services.commands.preview(device, command);
}

async function match(a: number, b: number, stake = 5): Promise<Table> {
  const proposal = await room.made(a, { type: 'proposeMatch', with: room.person(b), stake, friendly: false });
  const id = await started(room, b, { type: 'acceptMatch', proposal });
  return new Table(room, id, { a, b });
}

/** Plays a match between two whose claim is open and binds nobody any more (R14). */
async function claimed(a: number, b: number): Promise<Table> {
  for (;;) {
    const table = await match(a, b, 1);
    const phase = await table.until('claiming').catch(() => null);
    if (phase === null) continue;
    await unbind(room, table);
    return table;
  }
}

/** Has somebody add a member of staff and give them a link; returns the phone that opens it. */
async function added(by: Who, staff: 'organiser' | 'referee', n: number, link: Who = by): Promise<string> {
  const facts = { name: `Staff ${n}`, staff, trades: false, deal: false, drakes: 0, reason } as const;
  const made = await ask(by, { type: 'addPerson', ...facts });
  if (!made.ok || made.value.type !== 'made') throw new Error('somebody is added');
  return linked(link, made.value.id, n);
}

/** Has somebody give a person a link; returns the phone of its own that opens it. */
async function linked(by: Who, person: string, n: number): Promise<string> {
  const [token, code] = [String(n).repeat(43), `WWWWWWW${n}`];
  const link = await ask(by, { type: 'makeLink', person, token, code, reason });
  if (!link.ok) throw new Error(JSON.stringify(link.error));
  const phone = `phone ${n}`;
  await room.services.commands.command(phone, room.command({ type: 'useLink', secret: token }));
  return phone;
}

/** Makes an organiser whom nobody here has added. */
async function clerk(): Promise<string> {
  const id = 'clerk';
  const person = await room.store.transact(async (tx) => {
    const nameText = await tx.journal.addText({ salt: 's', text: 'Clerk' });
    const facts = { staff: 'organiser', trades: false, madeBy: null, added: 0 } as const;
    await tx.people.addPerson({ id, code: 'CLERKCLE', nameText, ...facts });
    return ok(null);
  });
  expect([person.ok, room.services.matches.live]).toEqual([true, 0]);
  return id;
}

/** Each way to have an interest in a match of TWO's; returns who has it, and the match. */
const INTERESTS: Readonly<Record<string, () => Promise<readonly [who: Who, table: Table]>>> = {
  'a seat': async () => [ORGANISER, await match(ORGANISER, TWO)],
  'a seat whose claim is open': async () => [ORGANISER, await claimed(ORGANISER, TWO)],
  'a signed contract with a player': async () => {
    const contract = await room.made(ORGANISER, {
      type: 'offerContract',
      with: room.person(TWO),
      text: 'Silk',
      sum: 0,
      payer: 'one',
      counters: null,
    });
    await done(room, TWO, onContract(contract, { type: 'accept' }));
    return [ORGANISER, await match(ONE, TWO)];
  },
  'an open claim with a player': async () => {
    await claimed(ORGANISER, ONE);
    return [ORGANISER, await match(ONE, TWO)];
  },
  'been made staff by who has a seat, while it lasts': async () => {
    const table = await match(ORGANISER, TWO);
    return [await added(ORGANISER, 'organiser', 1), table];
  },
  'been made staff by who has a seat, before': async () => {
    const second = await added(ORGANISER, 'organiser', 1);
    return [second, await match(ORGANISER, TWO)];
  },
  'been made staff by a second self': async () => {
    const second = await added(ORGANISER, 'organiser', 1);
    const third = await added(second, 'organiser', 2);
    return [third, await match(ORGANISER, TWO)];
  },
  'got a link from who has a seat': async () => {
    const second = await linked(ORGANISER, await clerk(), 1);
    return [second, await match(ORGANISER, TWO)];
  },
  'got a link from who has a seat, which has died since': async () => {
    const id = await clerk();
    const first = await linked(ORGANISER, id, 1);
    const second = await linked(first, id, 2);
    const { person } = await room.services.world.actors.of(room.store.read, second);
    const { key } = present(person, 'a member of staff');
    await room.store.transact(async (tx) => ok(await tx.people.revokeLinks(key, 1, null)));
    return [second, await match(ORGANISER, TWO)];
  },
};

/** Returns what belongs to TWO, and what depends on the match. */
async function subjectOf(table: Table): Promise<Subject> {
  const [copy] = await room.copies(TWO);
  const purse = present(
    await room.store.read.money.account({ kind: 'purse', owner: await room.key(TWO) }),
    'a purse',
  );
  const entries = await room.store.read.money.statement(purse.key, 1e9, 100);
  const unique = (await room.store.read.cards.definitions()).find(({ rarity }) => rarity === 'unique');
  const contracts = await room.store.read.contracts.contractsBefore(1e9, 100, await room.key(TWO));
  const asked = await room.services.commands.command(
    'a new phone',
    room.command({ type: 'askMove', secret: trader(TWO).link }),
  );
  return {
    match: table.match,
    copy: present(copy, 'a deck'),
    entry: present(
      entries.find(({ why }) => why === 'start'),
      'drakes at the start',
    ).key,
    contract: contracts.find(({ state }) => state.at === 'signed')?.id ?? '',
    move: asked.ok && asked.value.type === 'made' ? asked.value.id : '',
    unique: present(unique, 'a unique').card,
  };
}

const everything = async (): Promise<string> =>
  JSON.stringify([
    await room.store.read.journal.last(),
    await room.store.read.money.accounts(),
    await room.store.read.cards.copies(),
    await room.store.read.audit.rows('links'),
  ]);

describe.each(Object.entries(INTERESTS))('who has %s', (_, interest) => {
  test('does no act of staff on the match, its players, their purses, copies, names or links, nor its preview, nor switches what can be played', async () => {
    await signed(room, { sum: 3 });
    const [who, table] = await interest();
    const subject = await subjectOf(table);
    expect([subject.contract, subject.move]).not.toContain('');
    const before = await everything();
    for (const asked of [...actsOn(subject), switched('off'), intrigueSet('off')]) {
      const refused = { ok: false, error: { code: 'not-allowed', why: 'own-interest' } };
      expect(await preview(who, asked), `preview of ${asked.type}`).toMatchObject(refused);
      expect(await ask(who, asked), asked.type).toMatchObject(refused);
    }
    expect(await everything()).toBe(before);
  });
});

describe('who has none', () => {
  const UNINVOLVED: Readonly<Record<string, () => Promise<readonly [who: Who, table: Table]>>> = {
    'offered a contract that nobody has signed': async () => {
      const table = await match(ONE, TWO);
      const offer = { type: 'offerContract', text: 'Silk', sum: 0, payer: 'one', counters: null } as const;
      await room.made(TWO, { ...offer, with: room.person(ORGANISER) });
      await room.made(ORGANISER, { ...offer, with: room.person(ONE) });
      return [ORGANISER, table];
    },
    'a contract with a player that is over': async () => {
      const table = await match(ONE, TWO);
      const contract = await room.made(ORGANISER, {
        type: 'offerContract',
        with: room.person(TWO),
        text: 'Silk',
        sum: 0,
        payer: 'one',
        counters: null,
      });
      await done(room, TWO, onContract(contract, { type: 'accept' }));
      for (const number of [ORGANISER, TWO])
        await done(room, number, onContract(contract, { type: 'confirmHandover' }));
      return [ORGANISER, table];
    },
    'a seat in another match': async () => {
      await match(ORGANISER, THREE);
      return [ORGANISER, await match(ONE, TWO)];
    },
    'been made staff by who plays no more': async () => {
      const table = await match(ORGANISER, TWO);
      const second = await added(ORGANISER, 'organiser', 1);
      await done(room, ORGANISER, { type: 'play', match: table.match, command: { type: 'concede' } });
      return [second, await match(ONE, TWO)];
    },
    'a link of one’s own making': async () => {
      const table = await match(ONE, TWO);
      return [await linked(ORGANISER, room.person(ORGANISER), 1), table];
    },
  };

  test.each(Object.entries(UNINVOLVED))('%s: may help', async (_, uninvolved) => {
    const [who, table] = await uninvolved();
    const subject = await subjectOf(table);
    // What lies face down can be opened only in a match with an open call.
    await done(room, TWO, { type: 'call', match: table.match });
    for (const type of ['pauseMatch', 'payIn', 'renamePerson', 'openCards', 'makeLink'] as const) {
      const asked = present(
        actsOn(subject).find((act) => act.type === type),
        'about somebody',
      );
      expect(codeOf(await ask(who, asked)), type).toBe('ok');
    }
  });
});
