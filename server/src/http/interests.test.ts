// What staff with an interest in a match read: two worlds that differ only in the purses, cards and contracts of its
// players look the same in every list, page, export and preview (EVENT, "Who").

import { afterEach, describe, expect, test } from 'vitest';
import { ok, present } from '@dunmer/shared/lib';
import { EXPORTS, READS, type StaffCopy } from '@dunmer/shared/protocol';
import { done, ONE, ORGANISER, started, STRANGER, TWO, onContract } from '../../test/support/dealing.ts';
import { type Asked, EventRoom } from '../../test/support/eventRoom.ts';
import { readsIn } from '../../test/support/reads.ts';
import type { Routes } from '../../test/support/routes.ts';
import { makeCopies } from '../copies/index.ts';

const reason = 'as agreed';
const UNIQUE = 'horned-hunter';
const CLERK = 4;
const open: { readonly room: EventRoom; readonly routes: Routes }[] = [];
afterEach(async () => {
  for (const { room, routes } of open.splice(0)) {
    routes.close();
    await room.close();
  }
});

interface World {
  readonly room: EventRoom;
  /** The copies of the player who differs between the worlds. */
  readonly theirs: readonly string[];
  /** The contract that this player has with a stranger. */
  readonly contract: string;
  /** Returns the status and the body that somebody's browser reads at a path. */
  readonly get: (who: number, path: string) => Promise<readonly [status: number, text: string]>;
}

/** Gives somebody newly made copies. */
async function give(room: EventRoom, who: number, cards: readonly string[]): Promise<readonly string[]> {
  const to = await room.key(who);
  const made = await room.store.transact(async (tx) => {
    const wanted = [];
    for (const card of cards)
      wanted.push({ definition: present(await tx.cards.definition(card), 'a card'), to, startOf: null });
    return ok(await makeCopies(tx, room.services.world.draws, wanted, { why: 'made', who: null, at: 0 }));
  });
  return made.ok ? made.value.map(({ id }) => id) : [];
}

/** Makes a contract by which one trader pays another for something. */
async function agreed(room: EventRoom, who: number, other: number, sum: number): Promise<string> {
  const offer = {
    type: 'offerContract',
    text: `Silk for ${sum}`,
    sum,
    payer: 'one',
    counters: null,
  } as const;
  const contract = await room.made(who, { ...offer, with: room.person(other) });
  await done(room, other, onContract(contract, { type: 'accept' }));
  return contract;
}

/**
 * Makes an event whose traders are the same each time, apart from TWO: these cards, of which the first is frozen and
 * the others are offered to a stranger, this purse, and this sum to pay by contract.
 */
async function world(cards: readonly string[], drakes: number): Promise<World> {
  const room = await EventRoom.open({
    seeding: { count: 7, drakes: 50, staff: { [CLERK]: 'organiser', [ORGANISER]: 'organiser' } },
  });
  await give(room, ORGANISER, [UNIQUE, 'beast-tamer']);
  const theirs = await give(room, TWO, cards);
  await done(room, CLERK, { type: 'freezeCopy', copy: present(theirs[0], 'a card'), frozen: true, reason });
  const gives = { copies: theirs.slice(1), drakes: 1 };
  const trade = { gives, takes: { copies: [], drakes: 0 }, replaces: null };
  await done(room, TWO, { type: 'offerTrade', with: room.person(STRANGER), ...trade });
  await done(room, CLERK, { type: 'payIn', person: room.person(TWO), drakes, reason });
  const contract = await agreed(room, TWO, STRANGER, drakes);
  const routes = await readsIn(room);
  open.push({ room, routes });
  return {
    room,
    theirs,
    contract,
    async get(who, path) {
      const response = await routes.get(who, path);
      return [response.status, await response.text()];
    },
  };
}

async function match({ room }: World, a: number, b: number): Promise<void> {
  const asked = { type: 'proposeMatch', with: room.person(b), stake: 0, friendly: true } as const;
  await started(room, b, { type: 'acceptMatch', proposal: await room.made(a, asked) });
}

/** Each kind of interest in a match of TWO's; returns who has it. */
const INTERESTS: Readonly<Record<string, (one: World) => Promise<number>>> = {
  'a seat': async (one) => {
    await match(one, ORGANISER, TWO);
    return ORGANISER;
  },
  'a contract with a player': async (one) => {
    await agreed(one.room, ORGANISER, TWO, 0);
    await match(one, ONE, TWO);
    return ORGANISER;
  },
  'a link from who plays': async (one) => {
    const { room } = one;
    const [token, code] = ['l'.repeat(43), 'LLLLLLLL'];
    await done(room, CLERK, { type: 'makeLink', person: room.person(ORGANISER), token, code, reason });
    const device = room.device(ORGANISER);
    await room.services.commands.command(device, room.command({ type: 'useLink', secret: token }));
    await match(one, CLERK, TWO);
    return ORGANISER;
  },
};

const PEOPLE = [0, 1, 2, 3, 4, 5, 6];
/**
 * Questions that hold nothing about anybody, and one that only an act of one's own opens (referee/purses.test.ts).
 */
const ELSEWHERE: readonly string[] = [READS.backups, READS.seenPurses];
/** Every other question of staff, as a path whose parameters begin with a colon. */
const QUESTIONS = Object.values(READS).flatMap((pattern) => {
  const [path = ''] = pattern.split('?');
  return path.startsWith('/staff') && !ELSEWHERE.includes(pattern) ? [path] : [];
});
const paths = ({ room, theirs, contract }: World, known: readonly string[]): readonly string[] => [
  `/contracts/${contract}`,
  ...QUESTIONS.filter((path) => !path.includes(':')),
  '/staff/copies?owner=store',
  ...EXPORTS.map((name) => `/staff/export/${name}.csv`),
  ...PEOPLE.flatMap((n) => [
    ...QUESTIONS.flatMap((path) => (path.includes(':id') ? path.replace(':id', room.person(n)) : [])),
    `/staff/copies?owner=${room.person(n)}`,
  ]),
  ...[...known, ...theirs].map((copy) => `/copies/${copy}`),
];

/** Acts whose previews might sound out a purse, or who has a card. */
const soundings = ({ room, theirs }: World, known: readonly string[]): readonly Asked[] => [
  ...[1, 60, 70, 80].map((drakes): Asked => ({ type: 'payOut', person: room.person(TWO), drakes, reason })),
  { type: 'makeCopy', card: UNIQUE, to: null, reason },
  { type: 'makeCopy', card: UNIQUE, to: room.person(STRANGER), reason },
  { type: 'makeCopy', card: 'scamp', to: room.person(STRANGER), reason },
  ...[...known, ...theirs].flatMap((copy): readonly Asked[] => [
    { type: 'freezeCopy', copy, frozen: true, reason },
    { type: 'moveCopy', copy, to: room.person(STRANGER), reason },
    { type: 'makeSlip', copy, code: 'SSSSSSSS', reason },
  ]),
  { type: 'dealStart', people: [room.person(TWO)], uncommon: 1, rare: 0, reason },
];

/** Masks ids and times, and puts a list's rows into a fixed order: none of these says anything about a person. */
function masked(text: string): string {
  const plain = text
    .replaceAll(/"(copy|match|contract)":"[^"]+"/g, '"$1":"id"')
    .replaceAll(/\d{4}-\d\d-\d\dT[^"]+/g, 'at')
    .replaceAll(/^"[a-z0-9]+"/gm, 'id');
  const value: unknown = plain.startsWith('[') ? JSON.parse(plain) : null;
  return Array.isArray(value)
    ? value
        .map((row) => JSON.stringify(row))
        .toSorted()
        .join('\n')
    : plain;
}

async function everythingRead(one: World, who: number): Promise<Readonly<Record<string, string>>> {
  const { room, theirs, contract, get } = one;
  const known = (await room.copies(STRANGER)).slice(0, 1);
  const nameOf = (path: string): string =>
    theirs
      .reduce((name, copy, i) => name.replace(copy, `theirs ${i}`), path)
      .replace(known[0] ?? '-', 'known')
      .replace(contract, 'theirs');
  const read: Record<string, string> = {};
  for (const path of paths(one, known)) {
    const [status, text] = await get(who, path);
    read[nameOf(path)] = `${status} ${masked(text)}`;
  }
  for (const [i, asked] of soundings(one, known).entries()) {
    room.services.world.unlocked.keep(room.store.read, room.device(who));
    const act = room.command(asked);
    if (!('reason' in act)) continue;
    const said = await room.services.commands.preview(room.device(who), act);
    read[`preview ${i} ${act.type}`] = masked(JSON.stringify(said));
  }
  return read;
}

describe.each(Object.entries(INTERESTS))('staff with %s', (_, interest) => {
  test('read the same, whatever is in the purse and in the deck of who plays', async () => {
    // In the second world TWO has the other crown, another rare card, and fourteen drakes more.
    const [first, second] = [
      await world(['scamp', 'night-foreman'], 6),
      await world([UNIQUE, 'beast-tamer'], 20),
    ];
    const [who, again] = [await interest(first), await interest(second)];
    const [read, other] = [await everythingRead(first, who), await everythingRead(second, again)];
    expect(Object.keys(read).length).toBeGreaterThan(40);
    expect(other).toEqual(read);
  });

  test('are told apart by them once it is over', async () => {
    const [first, second] = [
      await world(['scamp', 'night-foreman'], 6),
      await world([UNIQUE, 'beast-tamer'], 20),
    ];
    const [read, other] = [await everythingRead(first, ORGANISER), await everythingRead(second, ORGANISER)];
    const told = Object.keys(read).filter((path) => read[path] !== other[path]);
    expect(told.length).toBeGreaterThan(8);
    expect(told).toEqual(
      expect.arrayContaining([
        '/staff/people',
        '/staff/cards',
        '/staff/copies',
        '/contracts/theirs',
        '/staff/contracts',
        '/staff/export/contracts.csv',
      ]),
    );
  });

  test('are told by no export what somebody who plays could not pay back', async () => {
    const worlds = await Promise.all([7, 19].map((left) => world(['scamp'], left)));
    const read = [];
    for (const [i, one] of worlds.entries()) {
      const { room } = one;
      const asked = { type: 'proposeMatch', with: room.person(TWO), stake: 20, friendly: false } as const;
      const answer = { type: 'acceptMatch', proposal: await room.made(ONE, asked) } as const;
      const played = await started(room, TWO, answer);
      await done(room, ONE, { type: 'play', match: played, command: { type: 'concede' } });
      const spent = { type: 'payOut', person: room.person(TWO), drakes: 50 + 20 } as const;
      await done(room, CLERK, { ...spent, reason });
      const voiding = { type: 'voidMatch', match: played, shortfall: 'debt', reason } as const;
      await done(room, CLERK, voiding);
      const who = await interest(one);
      const exports = EXPORTS.map((name) => one.get(who, `/staff/export/${name}.csv`));
      read[i] = (await Promise.all(exports)).map(([status, text]) => `${status} ${masked(text)}`);
    }
    expect(read[1]).toEqual(read[0]);
  });

  test('are told no serial number but their own', async () => {
    const one = await world(['scamp', 'night-foreman'], 6);
    const who = await interest(one);
    const [, text] = await one.get(who, '/staff/copies?owner=all');
    const copies: readonly StaffCopy[] = JSON.parse(text);
    const told = copies.filter(({ serial }) => serial !== null).map(({ owner }) => owner?.person);
    expect(new Set(told)).toEqual(new Set([one.room.person(who)]));
    expect(copies.some(({ owner }) => owner?.person === one.room.person(TWO))).toBe(false);
  });
});

test.each(['a seat', 'a link from who plays'])(
  'with %s staff are listed nobody’s copies but their own: those that are missing would be the opponent’s',
  async (name) => {
    const one = await world(['scamp'], 6);
    const who = await present(INTERESTS[name], 'an interest')(one);
    const [, text] = await one.get(who, '/staff/copies?owner=all');
    const copies: readonly StaffCopy[] = JSON.parse(text);
    const owners = copies.flatMap(({ owner }) => owner?.person ?? []);
    expect(new Set(owners)).toEqual(new Set([one.room.person(who)]));
  },
);

test('every question of staff is asked here of somebody, or of nobody in particular', () => {
  const parts = QUESTIONS.flatMap((path) => path.match(/:\w+/g) ?? []);
  expect(new Set(parts)).toEqual(new Set([':id']));
  expect(
    QUESTIONS.filter((path) => path.includes(':')).every((path) => path.startsWith('/staff/people/')),
  ).toBe(true);
});
