// Promises are closed for good (PR27): salts of what was given are published, those of annulled contracts never, and
// nobody is stuck with what a contract holds.

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createHash } from 'node:crypto';
import { present } from '@dunmer/shared/lib';
import { givingSeal } from '@dunmer/shared/pledges';
import { Interests } from '../interest/index.ts';
import { staffPledges } from '../home/index.ts';
import { exportOf } from '../lists/exports.ts';
import {
  closeVerified,
  codeOf,
  done,
  ONE,
  onContract,
  playing,
  openRoom,
  ORGANISER,
  REFEREE,
  sitDown,
  stateOf,
  STRANGER,
  TWO,
} from '../../test/support/dealing.ts';
import type { Asked, EventRoom } from '../../test/support/eventRoom.ts';
import { linesIn, previewFor } from '../../test/support/previewing.ts';
import { trader } from '../../test/support/seed.ts';
import {
  dealAll,
  given,
  offerWith,
  promiseOf,
  readBy,
  signedWith,
  switched,
} from '../../test/support/promising.ts';
import { openWindowedRoom, plays, sat, windowsOf } from '../../test/support/windowed.ts';

let room: EventRoom;
beforeEach(async () => {
  room = await openWindowedRoom();
});
afterEach(() => closeVerified(room));

const CLOSE = { type: 'closePledges', reason: 'the event is over' } as const;
const ask = async (number: number, asked: Asked): Promise<string> => codeOf(await room.ask(number, asked));
const mine = (owner: number, card: string): string => promiseOf(room, owner, card);
const confirms = async (contract: string, ...parties: readonly number[]): Promise<readonly string[]> => {
  const codes: string[] = [];
  for (const party of parties)
    codes.push(await ask(party, onContract(contract, { type: 'confirmHandover' })));
  return codes;
};
const nobody = new Interests(null, []);
const exported = (): Promise<string> => exportOf(room.store.read, 'promises', nobody);
const journal = async (): Promise<string> =>
  (await room.store.read.journal.rows(0, 1e6)).map(({ body }) => body).join('\n');

/** Everything about promises that anybody reads, except the journal. */
const pages = async (): Promise<string> => {
  const read = await Promise.all([ONE, TWO, STRANGER, 3, REFEREE].map((number) => readBy(room, number)));
  const desk = await staffPledges(room.services.world, room.store.read, {
    interests: nobody,
    isOrganiser: true,
  });
  return [JSON.stringify([read, desk]), await exported()].join('\n');
};

/** The salts of all givings, by the givings' state. */
async function saltsBy(): Promise<ReadonlyMap<string, readonly string[]>> {
  const givings = await room.store.read.pledges.givings();
  const by = Map.groupBy(givings, ({ state }) => state);
  return new Map([...by].map(([state, some]) => [state, some.map(({ salt }) => salt)]));
}

/**
 * Gives a promise twice and plays it after that; lets one be annulled, one sent home out of a contract, and one set
 * aside.
 */
async function history(): Promise<{ readonly held: string }> {
  const cut = mine(ONE, 'the-cut');
  await given(room, ONE, TWO, { gives: cut, asks: mine(TWO, 'whisper') });
  await given(room, TWO, STRANGER, { gives: cut });
  await done(room, STRANGER, { type: 'playPledge', pledge: cut, named: 9 });
  const annulled = await signedWith(room, ONE, TWO, { gives: mine(ONE, 'surety') });
  for (const party of [ONE, TWO]) await done(room, party, onContract(annulled, { type: 'agreeAnnul' }));
  await signedWith(room, ONE, TWO, { gives: mine(ONE, 'guest-right') });
  await done(room, ORGANISER, { type: 'sendPledgeHome', pledge: mine(ONE, 'guest-right'), reason: 'lost' });
  return { held: await signedWith(room, ONE, TWO, { gives: mine(ONE, 'word-of-peace') }) };
}

const countIn = (text: string, salts: readonly string[] = []): readonly number[] =>
  salts.map((salt) => text.split(salt).length - 1);

describe('PR27: what is published', () => {
  test('the salt of each giving that no play has opened, in the journal; of what was annulled, left or is held, never', async () => {
    await history();
    const before = await saltsBy();
    expect(countIn(await journal(), before.get('given'))).toEqual([0, 0, 1]);
    await done(room, ORGANISER, CLOSE);
    expect(countIn(await journal(), before.get('given'))).toEqual([1, 1, 1]);
    for (const state of ['back', 'left', 'held']) {
      const salts = present(before.get(state), state);
      expect([countIn(await journal(), salts), countIn(await pages(), salts)], state).toEqual([[0], [0]]);
    }
  });

  test('which promise was given and with which salt: on everybody’s page, at the desk, in the export', async () => {
    await history();
    await done(room, ORGANISER, CLOSE);
    for (const number of [ONE, STRANGER, 3]) {
      const info = await readBy(room, number);
      expect([info.closed, info.on, info.given.length]).toEqual([true, false, 3]);
      for (const { item, salt, hash, sealed } of info.given) {
        const { contract, party } = present(sealed, 'its parts');
        const { owner, card } = present(item, 'it is known');
        expect(givingSeal(contract, party, salt ?? '', { owner: owner.person, card })).toBe(hash);
      }
    }
    const { closed } = await staffPledges(room.services.world, room.store.read, {
      interests: nobody,
      isOrganiser: true,
    });
    expect(closed?.given.map(({ item }) => item?.card)).toEqual(['the-cut', 'whisper', 'the-cut']);
    // Staff get a link to each contract.
    for (const { contract, sealed } of closed?.given ?? [])
      expect(contract).toBe(present(sealed, 'its parts').contract);
    const [head = '', ...rows] = (await exported()).trim().split('\r\n');
    expect(head).toContain('"named","owner id","given in","side","from","to","given","seal","salt"');
    expect(rows.filter((row) => /"[0-9a-f]{64}"$/.test(row)).length).toBe(3);
    // Fifteen were dealt, and one of them was given twice.
    expect(rows.length).toBe(16);
    const [one, two, third] = [ONE, TWO, STRANGER].map((number) => trader(number).name);
    const cut = rows
      .map((row) => row.slice(1, -1).split('","'))
      .filter(([owner, card]) => owner === one && card === 'the-cut');
    // Where the promise lies, the sum that was named, and each way that it went.
    expect(cut.map((cells) => [cells[3], cells[6], cells[10], cells[11]])).toEqual([
      [third, '9', one, two],
      [third, '9', two, third],
    ]);
  });

  test('before, fewer of others’ givings are shown than of one’s own; once closed everybody can check as many of all', async () => {
    const given = vi.spyOn(room.store.read.pledges, 'given');
    const asked = async (): Promise<readonly [ofAll: number, own: number]> => {
      given.mockClear();
      await readBy(room, STRANGER);
      const [most, { own }] = present(given.mock.calls[0], 'they are read');
      return [most, own];
    };
    const [few, own] = await asked();
    expect(few).toBeLessThan(own);
    await done(room, ORGANISER, CLOSE);
    expect(await asked()).toEqual([own, own]);
    given.mockRestore();
  });

  test('a contract is led to by its parties alone', async () => {
    await history();
    await done(room, ORGANISER, CLOSE);
    expect((await readBy(room, 3)).given.map(({ contract }) => contract)).toEqual([null, null, null]);
    expect((await readBy(room, STRANGER)).given.filter(({ contract }) => contract !== null).length).toBe(1);
  });

  test('a seal that a play has opened is not opened twice, whatever was annulled before and since', async () => {
    const [cut, word] = [mine(ONE, 'the-cut'), mine(ONE, 'word-of-peace')];
    const annul = async (by: number, to: number): Promise<void> => {
      const contract = await signedWith(room, by, to, { gives: cut });
      for (const party of [by, to]) await done(room, party, onContract(contract, { type: 'agreeAnnul' }));
    };
    await annul(ONE, TWO);
    await given(room, ONE, TWO, { gives: cut });
    await annul(TWO, STRANGER);
    await done(room, TWO, { type: 'playPledge', pledge: cut, named: 6 });
    await done(room, TWO, { type: 'letGoPledge', pledge: cut });
    // This one was given anew and not played, so its salt is published. A promise that the step itself plays is opened
    // by that step.
    await given(room, ONE, TWO, { gives: cut });
    await given(room, ONE, TWO, { gives: mine(ONE, 'guest-right') });
    // A promise that is played and used up in one step, straight from the hand.
    await given(room, ONE, STRANGER, { gives: word });
    const contract = await signedWith(room, STRANGER, ONE, { sum: 30 });
    await done(room, ONE, onContract(contract, { type: 'proposeGame', amount: 5 }));
    await done(room, STRANGER, onContract(contract, { type: 'answerWith', proposal: 1, pledge: word }));
    await done(room, ORGANISER, CLOSE);
    const salts = await saltsBy();
    expect(countIn(await journal(), salts.get('given'))).toEqual([1, 1, 1, 1]);
    expect((await journal()).split('"is":"salt"').length - 1).toBe(1);
  });

  test('before that nobody reads more than ever, whether promises are on or off', async () => {
    await history();
    await done(room, ORGANISER, switched('off'));
    const info = await readBy(room, 3);
    expect(Object.keys(info)).not.toContain('closed');
    expect(info.given.map(({ item, salt, sealed }) => [item, salt, sealed])).toEqual(
      Array.from({ length: 3 }, () => [null, null, undefined]),
    );
    const [head = ''] = (await exported()).split('\r\n');
    expect(head).toMatch(/"named"$/);
    expect(
      Object.keys(
        await staffPledges(room.services.world, room.store.read, { interests: nobody, isOrganiser: true }),
      ),
    ).toEqual(['on', 'hands', 'places']);
  });
});

describe('PR27: closed is closed', () => {
  test('it is done once, by organisers, and the switch is gone', async () => {
    expect(await ask(REFEREE, CLOSE)).toBe('not-allowed');
    await done(room, ORGANISER, CLOSE);
    expect(await ask(ORGANISER, CLOSE)).toBe('pledges-closed');
    for (const value of ['on', 'off'] as const)
      expect(await ask(ORGANISER, switched(value))).toBe('pledges-closed');
    expect((await room.services.world.settings.of(room.store.read)).settings.promises).toBe('closed');
  });

  test('PR26: whoever sits in a match does not do it, for the salts tell what their opponent was given', async () => {
    await sitDown(room, ORGANISER, TWO, 1);
    expect(await ask(ORGANISER, CLOSE)).toBe('not-allowed');
    expect(await previewFor(room, ORGANISER, CLOSE)).toBe('not-allowed');
    // Nor may they switch promises off, which changes what can be played there.
    expect(await ask(ORGANISER, switched('off'))).toBe('not-allowed');
  });

  test('it can be done while they are off, and not where they never were on', async () => {
    await done(room, ORGANISER, switched('off'));
    await done(room, ORGANISER, CLOSE);
    await room.close();
    room = await openRoom();
    expect(await ask(ORGANISER, CLOSE)).toBe('promises-off');
  });

  test('nothing is dealt, named, signed, played, let go or shown any more, and each is told why', async () => {
    const [cut, whisper] = [mine(ONE, 'the-cut'), mine(ONE, 'whisper')];
    await given(room, ONE, TWO, { gives: cut });
    await given(room, ONE, TWO, { gives: mine(ONE, 'guest-right') });
    const offer = await offerWith(room, ONE, TWO, { gives: whisper });
    await done(room, ORGANISER, CLOSE);
    const naming = { with: room.person(TWO), text: 'x', sum: 0, payer: 'one', counters: null } as const;
    const asked: readonly (readonly [number, Asked])[] = [
      [ORGANISER, { type: 'dealPledges', people: [room.person(3)], house: null, reason: 'late' }],
      [ONE, { type: 'offerContract', ...naming, pledges: { gives: whisper, asks: null } }],
      [TWO, onContract(offer, { type: 'accept', pledges: true })],
      [TWO, { type: 'playPledge', pledge: cut, named: 6 }],
      [TWO, { type: 'letGoPledge', pledge: mine(ONE, 'guest-right') }],
      [TWO, { type: 'showPledges', pledges: [cut], to: null }],
    ];
    for (const [who, what] of asked) expect(await ask(who, what), what.type).toBe('pledges-closed');
    // An offer that names a promise is withdrawn as usual.
    await done(room, ONE, onContract(offer, { type: 'withdraw' }));
  });

  test('every phone is told, for none offers promises any more', async () => {
    const rung = new Set<number>();
    room.services.world.bell.listen({ rung: (people) => people.forEach((person) => rung.add(person)) });
    await done(room, ORGANISER, CLOSE);
    for (const number of [ONE, TWO, STRANGER]) expect(rung).toContain(await room.key(number));
  });

  test('matches are told as when promises are switched off, and play on to their end', async () => {
    await done(room, ORGANISER, {
      type: 'dealPledges',
      people: [room.person(3)],
      house: 'blessing',
      reason: 'late',
    });
    const blessing = mine(3, 'blessing');
    await given(room, 3, ONE, { gives: blessing });
    const table = await sat(room);
    await done(room, ORGANISER, CLOSE);
    const none = { mayHold: 0, pledges: 0, intrigue: 0, surplus: false, fronts: [] };
    expect((await windowsOf(table)).holdings).toEqual({ a: none, b: none });
    expect(await plays(table, 'a', blessing, [{ seat: 'a', cell: 0 }])).toBe('pledges-closed');
    await table.until('finished');
  });
});

describe('a contract that holds a promise as they are closed (PROMISES, "What it is")', () => {
  test('waits, and its parties annul it: the promise is back, and nobody reads which it was', async () => {
    const { held } = await history();
    await done(room, ORGANISER, CLOSE);
    expect(await confirms(held, ONE, TWO)).toEqual(['ok', 'pledges-closed']);
    for (const party of [TWO, ONE]) await done(room, party, onContract(held, { type: 'agreeAnnul' }));
    const salts = await saltsBy();
    expect(countIn(`${await journal()}${await pages()}`, salts.get('back'))).toEqual([0, 0]);
  });

  test('is annulled by an organiser, or goes on without it once an organiser sends it home', async () => {
    const { held } = await history();
    const other = await signedWith(room, TWO, STRANGER, { sum: 5, gives: mine(TWO, 'surety') });
    await done(room, ORGANISER, CLOSE);
    await done(room, ORGANISER, { type: 'annulContract', contract: held, reason: 'over' });
    await done(room, ORGANISER, { type: 'sendPledgeHome', pledge: mine(TWO, 'surety'), reason: 'over' });
    expect(await confirms(other, TWO, STRANGER)).toEqual(['ok', 'ok']);
    expect([(await stateOf(room, held)).at, (await stateOf(room, other)).at]).toEqual([
      'annulled',
      'fulfilled',
    ]);
  });

  test.each(['its partners', 'an organiser'])(
    'over which a match is played is annulled after it, by %s',
    async (by) => {
      const contract = await signedWith(room, ONE, TWO, { gives: mine(ONE, 'the-cut'), sum: 20 });
      const table = await playing(room, contract);
      await done(room, ORGANISER, CLOSE);
      await table.until('finished');
      expect(await confirms(contract, ONE, TWO)).toEqual(['ok', 'pledges-closed']);
      if (by === 'an organiser')
        await done(room, ORGANISER, { type: 'annulContract', contract, reason: 'over' });
      else
        for (const party of [ONE, TWO]) await done(room, party, onContract(contract, { type: 'agreeAnnul' }));
      expect((await stateOf(room, contract)).at).toBe('annulled');
    },
  );

  test('in which a game is proposed or demanded goes on as ever: refused, it is annulled', async () => {
    const contract = await signedWith(room, ONE, TWO, { gives: mine(ONE, 'the-cut'), sum: 60 });
    await done(room, ONE, onContract(contract, { type: 'proposeGame', amount: 5 }));
    await done(room, ORGANISER, CLOSE);
    const answer = { type: 'answerWith', proposal: 1, pledge: mine(ONE, 'word-of-peace') } as const;
    expect(await ask(TWO, onContract(contract, answer))).toBe('not-in-hand');
    await done(room, TWO, onContract(contract, { type: 'refuseGame', proposal: 1 }));
    expect((await stateOf(room, contract)).at).toBe('annulled');
  });

  test('a ruin takes promises out of the event and of contracts as ever', async () => {
    const { held } = await history();
    await done(room, ORGANISER, CLOSE);
    await done(room, ORGANISER, {
      type: 'ruinPerson',
      person: room.person(ONE),
      ruined: true,
      reason: 'story',
    });
    expect(await confirms(held, ONE, TWO)).toEqual(['ok', 'ok']);
    await done(room, ORGANISER, {
      type: 'ruinPerson',
      person: room.person(ONE),
      ruined: false,
      reason: 'no',
    });
  });
});

describe('its preview', () => {
  test('says that it is for good, how many seals open, and what becomes of contracts; no more to whom it concerns', async () => {
    await history();
    const found = await previewFor(room, ORGANISER, CLOSE);
    expect(linesIn(found, 'setting', 'salts', 'heldForGood')).toEqual([
      { is: 'setting', name: 'promises', value: 'closed', before: 'on' },
      { is: 'heldForGood' },
      { is: 'salts', count: 2 },
    ]);
    expect(found).toMatchObject({ undo: 'never', effects: { length: 3 } });
    // A preview changes nothing.
    expect((await readBy(room, ONE)).on).toBe(true);
  });

  test('what was given meanwhile makes it no other act', async () => {
    const looked = await previewFor(room, ORGANISER, CLOSE);
    if (typeof looked === 'string') throw new Error(looked);
    await given(room, ONE, TWO, { gives: mine(ONE, 'whisper') });
    await done(room, ORGANISER, { ...CLOSE, holds: looked.mark });
    expect((await readBy(room, 3)).given.length).toBe(1);
  });
});

test('a seal is opened by hand: SHA-256 of its parts, each with its length before it (docs/fairness.md)', async () => {
  await given(room, ONE, TWO, { asks: mine(TWO, 'whisper') });
  await done(room, ORGANISER, CLOSE);
  const [giving] = (await readBy(room, STRANGER)).given;
  const { hash, salt, sealed } = present(giving, 'it was given');
  const { contract, party } = present(sealed, 'its parts');
  expect(party).toBe('two');
  const parts = ['promise/1', contract, party, null, room.person(TWO), 'whisper'].map((part) =>
    part === null ? Buffer.from(salt ?? '', 'hex') : Buffer.from(part, 'utf8'),
  );
  const bytes = parts.flatMap((part) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(part.length);
    return [length, part];
  });
  expect(createHash('sha256').update(Buffer.concat(bytes)).digest('hex')).toBe(hash);
});

test('with the setting goes nothing else: dealt later, promises of before stay where they were', async () => {
  await room.close();
  room = await openRoom();
  await dealAll(room);
  await done(room, ORGANISER, CLOSE);
  const { hand, hands } = await readBy(room, ONE);
  expect([hand.length, hands.length, hand.some(({ free }) => free)]).toEqual([5, 3, false]);
});
