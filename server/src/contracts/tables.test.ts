// A deal names the table of its game, up to the opening (PATRONS, PT1 and PT2).

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { present } from '@dunmer/shared/lib';
import type { HomeView, SyncRequest } from '@dunmer/shared/protocol';
import {
  closeVerified,
  codeOf,
  done,
  offered,
  ONE,
  onContract,
  openRoom,
  ORGANISER,
  purses,
  REFEREE,
  signed,
  sitDown,
  started,
  stateOf,
  STRANGER,
  TWO,
} from '../../test/support/dealing.ts';
import type { Asked, EventRoom } from '../../test/support/eventRoom.ts';
import { audit } from '../audit/index.ts';
import { contractInfo, homeAnswer } from '../home/index.ts';
import { exportOf } from '../lists/index.ts';
import { Interests } from '../interest/index.ts';

let room: EventRoom;
beforeEach(async () => {
  room = await openRoom();
});
afterEach(() => closeVerified(room));

const AT_PATRONS = { table: 'patrons' } as const;
const reason = 'as we like it';

const set = (value: 'off' | 'on'): Promise<void> =>
  done(room, ORGANISER, { type: 'set', change: { name: 'patrons', value }, reason });
const ask = async (number: number, asked: Asked): Promise<string> => codeOf(await room.ask(number, asked));
type Offer = Extract<Asked, { type: 'offerContract' }>;
const propose = (named: typeof AT_PATRONS | object = AT_PATRONS, friendly = false): Asked => ({
  type: 'proposeMatch',
  with: room.person(TWO),
  stake: friendly ? 0 : 10,
  friendly,
  ...named,
});
const offer = (named: typeof AT_PATRONS | object = AT_PATRONS): Offer => ({
  type: 'offerContract',
  with: room.person(TWO),
  text: 'Silk',
  sum: 60,
  payer: 'one',
  counters: null,
  game: 10,
  ...named,
});
async function homeOf(number: number): Promise<HomeView> {
  const { world } = room.services;
  const actor = await world.actors.of(room.store.read, room.device(number));
  return present((await homeAnswer(world, room.store.read, actor)).home, 'a trader');
}
/** Takes all cards from a person. */
async function strip(number: number): Promise<void> {
  for (const copy of await room.copies(number))
    await done(room, ORGANISER, { type: 'moveCopy', copy, to: null, reason: 'lost' });
}
const inPot = async (match: string): Promise<number> => {
  const { key } = present(await room.store.read.match(match), 'it was opened');
  return (await room.store.read.money.account({ kind: 'pot', owner: key }))?.balance ?? 0;
};

describe('while the patrons’ table is off, as it is at first', () => {
  test('whoever names it is refused, and nothing is written; the trade table needs no name', async () => {
    expect(await ask(ONE, propose())).toBe('patrons-off');
    expect(await ask(ONE, offer())).toBe('patrons-off');
    const contract = await signed(room);
    expect(await ask(ONE, onContract(contract, { type: 'proposeGame', amount: 5, ...AT_PATRONS }))).toBe(
      'patrons-off',
    );
    await done(room, ONE, onContract(contract, { type: 'proposeGame', amount: 5 }));
    const counter = { type: 'counterGame', proposal: 1, amount: 5, ...AT_PATRONS } as const;
    expect(await ask(TWO, onContract(contract, counter))).toBe('patrons-off');
    expect(await stateOf(room, contract)).toMatchObject({ proposals: 1 });
    expect((await audit(room.store.read)).finding).toBeNull();
  });

  test('nothing on a home, in the settings, in a view or in an export speaks of tables', async () => {
    await room.made(ONE, propose({}));
    await room.made(ONE, offer({}));
    const { proposals, contracts, event } = await homeOf(TWO);
    expect(JSON.stringify([proposals, contracts, event])).not.toMatch(/table"|patrons|turnClock/);
    for (const name of ['contracts', 'matches'] as const)
      expect(await exportOf(room.store.read, name, new Interests(null, []))).not.toContain('table');
  });
});

describe('once it is on', () => {
  beforeEach(() => set('on'));

  test('a proposed game opens there by a yes that names it: both stakes in the pot, its clocks with it', async () => {
    const proposal = await room.made(ONE, propose());
    expect((await homeOf(TWO)).proposals[0]).toMatchObject({ proposal, ...AT_PATRONS });
    const match = await started(room, TWO, { type: 'acceptMatch', proposal, ...AT_PATRONS });
    expect(await purses(room)).toEqual([90, 90]);
    expect(await inPot(match)).toBe(20);
    const opened = present(await room.store.read.match(match), 'it was opened');
    expect(opened).toMatchObject({ tableName: 'patrons', times: { turnClock: 60, askClock: 20 } });
    expect(opened.times.windowTime).toBeUndefined();
    expect((await homeOf(TWO)).match).toMatchObject({ match, ...AT_PATRONS });
  });

  test('the history of a contract says of each step that names a game at which table; of no other step', async () => {
    const contract = await signed(room);
    await done(room, ONE, onContract(contract, { type: 'proposeGame', amount: 5 }));
    await done(
      room,
      TWO,
      onContract(contract, { type: 'counterGame', proposal: 1, amount: 5, ...AT_PATRONS }),
    );
    await done(room, ONE, onContract(contract, { type: 'agreeGame', proposal: 2, ...AT_PATRONS }));
    const { world } = room.services;
    const actor = await world.actors.of(room.store.read, room.device(ONE));
    const stored = present(await room.store.read.contracts.contract(contract), 'it was signed');
    const { history } = await contractInfo(world, room.store.read, actor, stored);
    expect(history.map(({ act, table }) => [act, table])).toEqual([
      ['offerContract', undefined],
      ['acceptContract', undefined],
      ['proposeGame', undefined],
      ['counterGame', 'patrons'],
      ['agreeGame', 'patrons'],
    ]);
  });

  test('a friendly match can be there too (R21)', async () => {
    const proposal = await room.made(ONE, propose(AT_PATRONS, true));
    const match = await started(room, TWO, { type: 'acceptMatch', proposal, ...AT_PATRONS });
    expect(await room.store.read.match(match)).toMatchObject({ tableName: 'patrons', kind: 'friendly' });
  });

  test('a yes of a phone that shows no table is refused, whatever it speaks; its no is a no', async () => {
    const proposal = await room.made(ONE, propose());
    expect(await ask(TWO, { type: 'acceptMatch', proposal })).toBe('table-unseen');
    expect(await ask(TWO, { type: 'declineMatch', proposal })).toBe('ok');
    const contract = await room.made(ONE, offer());
    expect(await ask(TWO, onContract(contract, { type: 'accept', game: 10 }))).toBe('table-unseen');
    expect(await ask(TWO, onContract(contract, { type: 'decline' }))).toBe('ok');
    const agreed = await signed(room);
    await done(room, ONE, onContract(agreed, { type: 'proposeGame', amount: 5, ...AT_PATRONS }));
    expect(await ask(TWO, onContract(agreed, { type: 'agreeGame', proposal: 1 }))).toBe('table-unseen');
    expect(await ask(TWO, onContract(agreed, { type: 'counterGame', proposal: 1, amount: 5 }))).toBe('ok');
    expect((await audit(room.store.read)).finding).toBeNull();
  });

  test('a yes to a game at the trade table is none for the other one', async () => {
    const proposal = await room.made(ONE, propose({}));
    expect(await ask(TWO, { type: 'acceptMatch', proposal, ...AT_PATRONS })).toBe('stale-proposal');
  });

  test('an offer is signed and opened there by one yes, and its contract records the table', async () => {
    const contract = await room.made(ONE, offer());
    expect((await homeOf(TWO)).contracts[0]).toMatchObject({ contract, game: 10, ...AT_PATRONS });
    const match = await started(room, TWO, onContract(contract, { type: 'accept', game: 10, ...AT_PATRONS }));
    expect(await stateOf(room, contract)).toMatchObject({
      game: { at: 'playing', amount: 10, ...AT_PATRONS },
    });
    expect(await room.store.read.match(match)).toMatchObject({ tableName: 'patrons', contractId: contract });
    // The players are told over which contract they play, and no watcher is.
    const { watch } = present(await room.store.read.match(match), 'it was opened');
    const { matches, world } = room.services;
    const toldOf = async (number: number, follow: SyncRequest['follow']) => {
      const actor = await world.actors.of(room.store.read, room.device(number));
      const synced = await matches.sync(actor, { follow, since: 0 });
      return synced.ok ? synced.value.table.contract : 'nothing';
    };
    expect(await toldOf(ONE, { by: 'seat', match })).toBe(contract);
    expect(await toldOf(STRANGER, { by: 'code', code: watch })).toBeNull();
    for (const name of ['contracts', 'matches'] as const) {
      const csv = await exportOf(room.store.read, name, new Interests(null, []));
      expect(csv.split('\r\n').map((line) => line.split(',').at(-1))).toContain('"patrons"');
    }
  });

  test('a counter in a contract names the other table, and who agrees agrees to it', async () => {
    const contract = await signed(room);
    await done(room, ONE, onContract(contract, { type: 'proposeGame', amount: 5 }));
    const counter = { type: 'counterGame', proposal: 1, amount: 6, ...AT_PATRONS } as const;
    await done(room, TWO, onContract(contract, counter));
    const agree = { type: 'agreeGame', proposal: 2, ...AT_PATRONS } as const;
    const match = await started(room, ONE, onContract(contract, agree));
    expect(await room.store.read.match(match)).toMatchObject({ tableName: 'patrons', stake: 6 });
  });

  test('a counter-offer names the other table, and none where it names no game', async () => {
    const contract = await room.made(ONE, offer({}));
    const counter = { ...offer(), with: room.person(ONE), payer: 'two', counters: contract } as const;
    const back = await room.made(TWO, counter);
    const { contracts } = await homeOf(ONE);
    expect(contracts).toHaveLength(1);
    expect(contracts[0]).toMatchObject({ contract: back, game: 10, ...AT_PATRONS });
    const alone = await room.made(ONE, { ...offer({}), game: null, counters: back });
    expect((await homeOf(TWO)).contracts[0]).toMatchObject({ contract: alone, game: null });
    expect((await homeOf(TWO)).contracts[0]).not.toHaveProperty('table');
  });

  test('a demanded sixth is played at the trade table, over whatever contract (R17)', async () => {
    const contract = await signed(room);
    await done(room, ONE, onContract(contract, { type: 'demandSixth' }));
    const choose = { type: 'chooseRounding', proposal: 1, amount: 10 } as const;
    const match = await started(room, TWO, onContract(contract, choose));
    expect(await room.store.read.match(match)).toMatchObject({ tableName: 'trade' });
    expect((await audit(room.store.read)).finding).toBeNull();
  });

  test.each<readonly [string, () => Promise<unknown>]>([
    [
      'person-frozen',
      () => done(room, ORGANISER, { type: 'freezePerson', person: room.person(ONE), frozen: true, reason }),
    ],
    ['not-enough', () => signed(room, { sum: 95 })],
    [
      'below-least',
      () => done(room, ORGANISER, { type: 'set', change: { name: 'least', value: 11 }, reason }),
    ],
    ['in-match', () => sitDown(room, ONE, STRANGER, 1)],
  ])('what hinders a match hinders one there (PT2): %s', async (code, hinder) => {
    const proposal = await room.made(ONE, propose());
    await hinder();
    expect(await ask(TWO, { type: 'acceptMatch', proposal, ...AT_PATRONS })).toBe(code);
  });

  test('who has no card plays there as well, and nobody is told that they are short (PT2)', async () => {
    await strip(TWO);
    const atTrade = await room.made(ONE, propose({}));
    expect(await ask(TWO, { type: 'acceptMatch', proposal: atTrade })).toBe('no-cards');
    const proposal = await room.made(ONE, propose());
    const [seen] = (await homeOf(TWO)).proposals;
    expect(seen).toMatchObject({ proposal, short: { mine: null, theirs: null }, unsaid: false });
    const contract = await room.made(ONE, offer());
    const [shown] = (await homeOf(TWO)).contracts;
    expect(shown).toMatchObject({ contract, short: { one: null, two: null }, unsaid: false });
    await started(room, TWO, onContract(contract, { type: 'accept', game: 10, ...AT_PATRONS }));
  });

  test('organisers set its clocks for later matches; 0 is off (PT27)', async () => {
    const zero = { name: 'turnClock', value: 0 } as const;
    await done(room, ORGANISER, { type: 'set', change: zero, reason });
    expect((await homeOf(TWO)).event.settings).toMatchObject({ patrons: 'on', turnClock: 0, askClock: 20 });
    const proposal = await room.made(ONE, propose());
    const match = await started(room, TWO, { type: 'acceptMatch', proposal, ...AT_PATRONS });
    expect((await room.store.read.match(match))?.times).toMatchObject({ turnClock: 0, askClock: 20 });
  });

  test('switched off in the middle, what stands open is not agreed to, and can be declined; what runs goes on', async () => {
    const contract = await offered(room);
    await done(room, TWO, onContract(contract, { type: 'accept' }));
    await done(room, ONE, onContract(contract, { type: 'proposeGame', amount: 5, ...AT_PATRONS }));
    const proposal = await room.made(ONE, propose());
    const running = await room.made(ONE, propose(AT_PATRONS, true));
    await set('off');
    const agree = { type: 'agreeGame', proposal: 1, ...AT_PATRONS } as const;
    expect(await ask(TWO, onContract(contract, agree))).toBe('patrons-off');
    expect((await homeOf(TWO)).contracts[0]?.may).not.toContain('agreeGame');
    expect(await ask(TWO, { type: 'acceptMatch', proposal, ...AT_PATRONS })).toBe('patrons-off');
    expect(await ask(TWO, { type: 'declineMatch', proposal })).toBe('ok');
    await set('on');
    const match = await started(room, TWO, { type: 'acceptMatch', proposal: running, ...AT_PATRONS });
    await set('off');
    expect((await homeOf(TWO)).match).toMatchObject({ match, ...AT_PATRONS });
  });

  test('its contract says at which table it was played, also once it is over, ruled anew, and the module off', async () => {
    const contract = await room.made(ONE, offer());
    const match = await started(room, TWO, onContract(contract, { type: 'accept', game: 10, ...AT_PATRONS }));
    await set('off');
    await done(room, TWO, { type: 'playGame', match, command: { type: 'concede' } });
    const taken = { at: 'taken', amount: 10, ...AT_PATRONS };
    expect(await stateOf(room, contract)).toMatchObject({ game: { ...taken, by: 'one' } });
    const award = { type: 'award', match, winner: 'b', claim: false, shortfall: 'refuse', reason } as const;
    await done(room, REFEREE, award);
    expect(await stateOf(room, contract)).toMatchObject({ game: { ...taken, by: 'two' } });
  });

  test('a game there that was voided leaves none, and the next may be at the other table', async () => {
    const contract = await room.made(ONE, offer());
    const match = await started(room, TWO, onContract(contract, { type: 'accept', game: 10, ...AT_PATRONS }));
    await done(room, REFEREE, { type: 'voidMatch', match, shortfall: 'refuse', reason });
    await done(room, ONE, onContract(contract, { type: 'proposeGame', amount: 5 }));
    const again = await started(room, TWO, onContract(contract, { type: 'agreeGame', proposal: 1 }));
    expect(await room.store.read.match(again)).toMatchObject({ tableName: 'trade', stake: 5 });
    // R17: this match counts now, and the voided one can't be settled anew.
    const award = { type: 'award', match, winner: 'a', claim: false, shortfall: 'refuse', reason } as const;
    expect(await ask(REFEREE, award)).toBe('game-over');
  });
});
