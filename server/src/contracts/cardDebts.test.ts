// A card that a ruling can't move: the desk is told where it lies, it is noted as a debt, and the debt is paid when
// it comes back (EVENT, "Taking acts back").

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { otherSeat, type Seat } from '@dunmer/shared/rules';
import type { Shortfall } from '@dunmer/shared/protocol';
import { homeAnswer } from '../home/index.ts';
import { Interests, interestsOf } from '../interest/index.ts';
import { exportOf } from '../lists/index.ts';
import { matchesPage } from '../lists/pages.ts';
import { present } from '@dunmer/shared/lib';
import {
  closeVerified,
  codeOf,
  done,
  ONE,
  openRoom,
  ORGANISER,
  REFEREE,
  started,
  STRANGER,
  TWO,
  onContract,
} from '../../test/support/dealing.ts';
import { claimOf, won } from '../../test/support/ended.ts';
import type { EventRoom } from '../../test/support/eventRoom.ts';
import type { Table } from '../../test/support/playOut.ts';
import { linesIn, previewFor } from '../../test/support/previewing.ts';
import { award, RULED, voiding } from '../../test/support/rulings.ts';
import { trader } from '../../test/support/seed.ts';

let room: EventRoom;
/** A match whose loser has claimed a card of the winner's. */
let table: Table;
let [loser, winner] = [ONE, TWO];
let seat: Seat = 'a';
let copy = '';
let card = '';
beforeEach(async () => {
  room = await openRoom();
  const ended = await won(room);
  ({ table } = ended);
  ({ loser, winner, copy } = claimOf(ended.phase));
  seat = ended.phase.ending.winner;
  card = (await room.store.read.cards.copy(copy))?.card ?? '';
  await table.play(ended.phase.claimant, { type: 'claim', copy });
});
afterEach(() => closeVerified(room));

async function trade(from: number, to: number, copies: readonly string[], price = 0): Promise<void> {
  const asked = { type: 'offerTrade', with: room.person(to), replaces: null } as const;
  const takes = { copies: [], drakes: price };
  const id = await room.made(from, { ...asked, gives: { copies, drakes: 0 }, takes });
  await done(room, to, { type: 'acceptTrade', trade: id });
}
const gives = (from: number, to: number, id = copy) => trade(from, to, [id]);
const rule = (act: ReturnType<typeof voiding>) => room.ask(REFEREE, act);
const rules = async (act: ReturnType<typeof voiding>) => expect(codeOf(await rule(act))).toBe('ok');
const collecting = (by = REFEREE) =>
  room.ask(by, { type: 'collectDebts', match: table.match, reason: 'it is there' });
const collects = async () => codeOf(await collecting());
const ownerOf = async () => (await room.store.read.cards.copy(copy))?.owner;
async function debts(number: number) {
  const actor = await room.services.world.actors.of(room.store.read, room.device(number));
  const { home } = await homeAnswer(room.services.world, room.store.read, actor);
  return present(home, 'a trader').debts.map(({ from, to, what }) => [from.name, to?.name ?? null, what]);
}
const owed = () => [[trader(loser).name, trader(winner).name, { is: 'card', copy, card }]];
const voidingAs = (shortfall: Shortfall) =>
  ({ type: 'voidMatch', match: table.match, shortfall, reason: RULED }) as const;

/** Hands the card on to somebody else. */
const gone = () => gives(loser, STRANGER);

describe('what is missing', () => {
  const missing = async () => {
    const refused = await rule(voiding(table));
    return refused.ok || refused.error.code !== 'short-of' ? refused : refused.error.missing;
  };

  test('is named with whom it is now, where it was handed on', async () => {
    await gone();
    expect(await missing()).toEqual([
      { copy, card, at: 'person', owner: room.person(STRANGER), why: 'gone' },
    ]);
  });

  test('lies in the store where an organiser took it', async () => {
    await done(room, ORGANISER, { type: 'moveCopy', copy, to: null, reason: 'x' });
    expect(await missing()).toEqual([{ copy, card, at: 'store', owner: null, why: 'gone' }]);
  });

  test('is frozen', async () => {
    await done(room, ORGANISER, { type: 'freezeCopy', copy, frozen: true, reason: 'x' });
    expect(await missing()).toEqual([{ copy, card, at: 'person', owner: room.person(loser), why: 'frozen' }]);
  });

  test.each(['loser', 'winner'] as const)('is in a match where the %s sits in one', async (who) => {
    const number = who === 'loser' ? loser : winner;
    const proposal = await room.made(number, {
      type: 'proposeMatch',
      with: room.person(STRANGER),
      stake: 0,
      friendly: true,
    });
    await started(room, STRANGER, { type: 'acceptMatch', proposal });
    expect(await missing()).toEqual([
      { copy, card, at: 'person', owner: room.person(loser), why: 'in-match' },
    ]);
  });

  test('is not said to be with whom the referee deals: their cards are not for those eyes', async () => {
    await gone();
    const contract = await room.made(REFEREE, {
      type: 'offerContract',
      with: room.person(STRANGER),
      text: 'Silk',
      sum: 5,
      payer: 'one',
      counters: null,
    });
    await done(room, STRANGER, onContract(contract, { type: 'accept' }));
    const asked = { type: 'proposeMatch', with: room.person(3), stake: 0, friendly: true } as const;
    const proposal = await room.made(STRANGER, asked);
    await done(room, 3, { type: 'acceptMatch', proposal });
    expect(await missing()).toEqual([{ copy, card, at: 'hidden', owner: null, why: 'gone' }]);
    const found = await previewFor(room, REFEREE, voidingAs('debt'));
    expect(linesIn(found, 'left')).toMatchObject([{ at: 'hidden', owner: null }]);
    expect(JSON.stringify(found)).not.toContain(trader(STRANGER).name);
  });

  test('is not said to be with anybody while the referee sits at a table: to be told of all others would name who is across', async () => {
    await gone();
    const asked = { type: 'proposeMatch', with: room.person(3), stake: 0, friendly: true } as const;
    const proposal = await room.made(REFEREE, asked);
    await done(room, 3, { type: 'acceptMatch', proposal });
    expect(await missing()).toEqual([{ copy, card, at: 'hidden', owner: null, why: 'gone' }]);
  });

  test('that lies with another than the sheet has shown is not left there unseen', async () => {
    await gone();
    const { mark } = await room.looked(REFEREE, { id: 'p', ...voidingAs('debt') });
    await gives(STRANGER, 3);
    const act = { ...voidingAs('debt'), holds: present(mark, 'it may be done') };
    expect(codeOf(await room.send(REFEREE, room.command(act)))).toBe('changed');
  });

  test.each([
    ['debt', ['left', 'cardDebt']],
    ['bank', ['left']],
    ['nothing', ['left']],
  ] as const)('%s: the preview says where it stays and what becomes of it', async (shortfall, kinds) => {
    await gone();
    const lines = linesIn(await previewFor(room, REFEREE, voidingAs(shortfall)), 'left', 'cardDebt');
    const [from, to] = [trader(loser).name, trader(winner).name];
    const owner = trader(STRANGER).name;
    expect(lines).toEqual(
      [
        { is: 'left', copy, card, to, at: 'person', owner, why: 'gone', becomes: shortfall },
        { is: 'cardDebt', from, to, copy, card, isStill: false },
      ].filter(({ is }) => kinds.some((kind) => kind === is)),
    );
  });
});

describe('a card that is owed', () => {
  test('stands on both phones, by which ruling and since when; and on nobody else’s', async () => {
    await gone();
    await rules(voiding(table, 'debt'));
    expect(await debts(loser)).toEqual(owed());
    expect(await debts(winner)).toEqual(owed());
    expect(await debts(STRANGER)).toEqual([]);
    const actor = await room.services.world.actors.of(room.store.read, room.device(loser));
    const { home } = await homeAnswer(room.services.world, room.store.read, actor);
    const [debt] = present(home, 'a trader').debts;
    expect(debt).toMatchObject({ match: table.match, ruling: 'voided', by: 'referee', reason: RULED });
    expect(debt?.since).toBe(new Date(room.services.world.clock.now()).toISOString());
    const [, row] = (await exportOf(room.store.read, 'debts', new Interests(null, []))).split('\r\n');
    const parties = [loser, winner].map((number) => trader(number).name);
    expect(row).toContain(`"${[table.match, ...parties, '', card, copy, 'voided'].join('","')}"`);
  });

  test('is read by staff with whom it is now, but not by who plays meanwhile', async () => {
    const told = async () => {
      const { read } = room.store;
      const interests = await interestsOf(
        read,
        await room.services.world.actors.of(read, room.device(REFEREE)),
      );
      const asked = { only: table.match, before: Number.MAX_SAFE_INTEGER, interests };
      const { items } = await matchesPage(read, asked);
      return items.flatMap(({ owedCards }) => owedCards);
    };
    await gone();
    await rules(voiding(table, 'debt'));
    const owner = { person: room.person(STRANGER) };
    expect(await told()).toMatchObject([
      { from: otherSeat(seat), to: seat, copy, card, at: 'person', owner },
    ]);
    const asked = { type: 'proposeMatch', with: room.person(3), stake: 0, friendly: true } as const;
    await done(room, 3, { type: 'acceptMatch', proposal: await room.made(REFEREE, asked) });
    expect(await told()).toMatchObject([{ copy, card, at: 'hidden', owner: null }]);
    await done(room, ORGANISER, { type: 'moveCopy', copy, to: null, reason: 'x' });
    expect(await told()).toMatchObject([{ copy, card, at: 'store', owner: null }]);
  });

  test.each(['bank', 'nothing'] as const)('is none where %s was chosen', async (shortfall) => {
    await gone();
    await rules(voiding(table, shortfall));
    expect(await debts(loser)).toEqual([]);
  });

  test('the same ruling again changes nothing', async () => {
    await gone();
    await rules(voiding(table, 'debt'));
    expect(codeOf(await rule(voiding(table, 'debt')))).toBe('already-done');
  });

  test('is let be by a later ruling that says so, and noted again by one that says that', async () => {
    await gone();
    await rules(voiding(table, 'debt'));
    await rules(voiding(table, 'nothing'));
    expect(await debts(loser)).toEqual([]);
    await rules(voiding(table, 'debt'));
    expect(await debts(loser)).toEqual(owed());
  });

  test('is collected once it is back with who owes it, and not before', async () => {
    await gone();
    await rules(voiding(table, 'debt'));
    expect(await collects()).toBe('nothing-to-collect');
    await gives(STRANGER, loser);
    expect(await debts(loser)).toEqual(owed());
    const act = { type: 'collectDebts', match: table.match, reason: 'x' } as const;
    const lines = linesIn(await previewFor(room, REFEREE, act), 'copy', 'cardDebt');
    const [from, to] = [trader(loser).name, trader(winner).name];
    expect(lines).toEqual([{ is: 'copy', copy, card, from, to }]);
    expect(await collects()).toBe('ok');
    expect(await ownerOf()).toBe(await room.key(winner));
    expect(await debts(loser)).toEqual([]);
    expect(await collects()).toBe('nothing-owed');
    expect(await settlements()).toBe(2);
  });

  const settlements = async () => {
    const { key } = (await room.store.read.match(table.match)) ?? { key: 0 };
    return (await room.store.read.settlements.settlements(key)).length;
  };

  test('is not taken out of another match, a freeze or a reserve', async () => {
    await gone();
    await rules(voiding(table, 'debt'));
    await gives(STRANGER, loser);
    await done(room, ORGANISER, { type: 'freezeCopy', copy, frozen: true, reason: 'x' });
    expect(await collects()).toBe('nothing-to-collect');
    await done(room, ORGANISER, { type: 'freezeCopy', copy, frozen: false, reason: 'x' });
    expect(await collects()).toBe('ok');
  });

  test.each([
    ['a gift of who owes it', async () => gives(STRANGER, loser).then(() => gives(loser, winner))],
    ['a trade with whom it had gone to', async () => trade(STRANGER, winner, [copy], 5)],
    [
      'an organiser',
      async () =>
        done(room, ORGANISER, { type: 'moveCopy', copy, to: room.person(winner), reason: 'given back' }),
    ],
  ] as const)('is paid when it comes back by %s, and stays paid when it goes on', async (_, back) => {
    await gone();
    await rules(voiding(table, 'debt'));
    await back();
    expect(await debts(winner)).toEqual([]);
    await gives(winner, STRANGER);
    expect(await debts(winner)).toEqual([]);
    expect(await collects()).toBe('nothing-owed');
    expect(codeOf(await rule(voiding(table)))).toBe('already-done');
  });

  test('is none any more by a later ruling that gives it to who had claimed it', async () => {
    await gone();
    await rules(voiding(table, 'debt'));
    await rules(award(table, seat, 'refuse', true));
    expect(await debts(loser)).toEqual([]);
    expect(await ownerOf()).toBe(await room.key(STRANGER));
  });

  test('paid by a gift and then ruled the other way, it goes back to who had claimed it', async () => {
    await gone();
    await rules(voiding(table, 'debt'));
    await gives(STRANGER, loser);
    await gives(loser, winner);
    await rules(award(table, seat, 'refuse', true));
    expect(await ownerOf()).toBe(await room.key(loser));
  });

  test('owed to who had claimed it, it is collected for them as what they have claimed', async () => {
    await rules(voiding(table));
    await gives(winner, STRANGER);
    await rules(award(table, seat, 'debt', true));
    expect(await collects()).toBe('nothing-to-collect');
    await gives(STRANGER, winner);
    expect(await collects()).toBe('ok');
    expect(await ownerOf()).toBe(await room.key(loser));
    const { key } = present(await room.store.read.cards.copy(copy), 'a copy');
    const { acts } = await room.store.read.cards.historyOf(key);
    expect(acts.at(-1)?.move?.why).toBe('claimed');
  });

  test('given away without any debt, it is nobody’s to give back', async () => {
    await gives(loser, winner);
    await rules(voiding(table));
    await rules(award(table, seat, 'refuse', true));
    expect(await ownerOf()).toBe(await room.key(winner));
    expect(await debts(loser)).toEqual([]);
  });

  test('let be for now, it is collected by the next ruling that finds it', async () => {
    await gone();
    await rules(voiding(table, 'nothing'));
    expect(codeOf(await rule(voiding(table, 'nothing')))).toBe('already-done');
    await gives(STRANGER, loser);
    await rules(voiding(table));
    expect(await ownerOf()).toBe(await room.key(winner));
  });

  test('goes on being owed after the match is awarded to the other', async () => {
    await gone();
    await rules(award(table, otherSeat(seat), 'debt'));
    expect(await debts(winner)).toEqual(owed());
    await gives(STRANGER, loser);
    expect(await collects()).toBe('ok');
    expect(await ownerOf()).toBe(await room.key(winner));
  });

  test('whoever deals with one of the two collects nothing', async () => {
    await gone();
    await rules(voiding(table, 'debt'));
    await gives(STRANGER, loser);
    expect(codeOf(await collecting(STRANGER))).toBe('not-allowed');
    expect(codeOf(await collecting(winner))).toBe('not-allowed');
  });
});
