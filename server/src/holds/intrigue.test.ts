// Intrigue cards in matches on the server (INTRIGUE 3 to 6): with what a match opens, what is played in it, what of
// that the deck keeps, and what happens to hands meanwhile.

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ok, present } from '@dunmer/shared/lib';
import type { Place, Seat } from '@dunmer/shared/rules';
import {
  closeVerified,
  done,
  ONE,
  onContract,
  ORGANISER,
  STRANGER,
  TWO,
} from '../../test/support/dealing.ts';
import { breakLog } from '../../test/support/breaking.ts';
import type { EventRoom } from '../../test/support/eventRoom.ts';
import {
  deckOf,
  handIn as deckHand,
  intrigueSet,
  keepAll,
  ringOn,
  drawUntil,
  WORD,
} from '../../test/support/intriguing.ts';
import type { Table } from '../../test/support/playOut.ts';
import { voiding } from '../../test/support/rulings.ts';
import {
  handIn,
  openStakingRoom,
  passes,
  plays,
  said,
  sat,
  stopAt,
  windowsOf,
} from '../../test/support/windowed.ts';
import { audit } from '../audit/index.ts';
import { deckAround, DeckSteps, recordDeck } from '../intrigue/index.ts';
import { writeJournal } from '../journal/index.ts';

const reason = 'as the event goes';
const FIRST: Place = { seat: 'a', cell: 0 };
let room: EventRoom;
beforeEach(async () => {
  room = await openStakingRoom();
  await done(room, ORGANISER, intrigueSet('on'));
  await done(room, ORGANISER, WORD);
});
afterEach(() => closeVerified(room));

/** Reads a copy as the database has it. */
async function kept(copy: string, where = room) {
  const all = await where.store.read.intrigue.intrigueCopies();
  return all.find((one) => one.copy === copy);
}

/** Reads where a copy lies, by the database. */
const placeOf = async (copy: string, where = room) => (await kept(copy, where))?.place;

/** Passes every request for an answer until none is open. */
async function unanswered(table: Table): Promise<void> {
  for (;;) {
    const { open } = await windowsOf(table);
    if (open === null) return;
    expect(await passes(table, open.asked)).toBe('ok');
  }
}

/** Plays a card that nobody answers. */
async function played(table: Table, seat: Seat, card: string, on: readonly Place[] = []): Promise<void> {
  expect(await plays(table, seat, card, on)).toBe('ok');
  await unanswered(table);
}

const versionOf = async ({ match }: Table): Promise<number> =>
  present(await room.services.matches.context.lives.get(room.store.read, match), 'a match').version;

describe('opening (IN12, PR15)', () => {
  test('it opens with both hands and their sizes, and is told no stake', async () => {
    await ringOn(room);
    const table = await sat(room);
    const { holdings, stake } = await windowsOf(table);
    expect(holdings.a).toEqual({ mayHold: 0, pledges: 0, intrigue: 1, surplus: false, fronts: [] });
    expect([await handIn(table, 'a'), await handIn(table, 'b')]).toEqual([
      await deckHand(room, ONE),
      await deckHand(room, TWO),
    ]);
    expect(stake).toBe(0);
  });

  test('IN12: with both modules on, one hand of both; verified, that is what both have', async () => {
    await done(room, ORGANISER, { type: 'set', change: { name: 'promises', value: 'on' }, reason });
    const people = [room.person(ONE), room.person(TWO)];
    await done(room, ORGANISER, { type: 'dealPledges', people, house: null, reason });
    await ringOn(room);
    const table = await sat(room);
    expect((await windowsOf(table)).holdings.a).toMatchObject({ pledges: 5, intrigue: 1 });
    await ringOn(room);
    expect((await handIn(table, 'a')).slice(-2)).toEqual(await deckHand(room, ONE));
  });

  test('a friendly match has none, nor one that opens while the deck is off, nor the times of any', async () => {
    const timesOf = async ({ match }: Table) =>
      Object.keys(present(await room.store.read.match(match), 'a match').times);
    const friendly = await sat(room, 0);
    expect((await friendly.view('a')).common.windows).toBeUndefined();
    expect(await timesOf(friendly)).toEqual(['placementClock', 'decisionClock', 'claimTime']);
    await friendly.play('a', { type: 'concede' });
    await done(room, ORGANISER, intrigueSet('off'));
    const off = await sat(room);
    expect((await off.view('a')).common.windows).toBeUndefined();
    await off.play('a', { type: 'concede' });
    // Promises have windows, but no answers.
    await done(room, ORGANISER, { type: 'set', change: { name: 'promises', value: 'on' }, reason });
    expect(await timesOf(await sat(room))).toEqual([
      'placementClock',
      'decisionClock',
      'claimTime',
      'windowTime',
    ]);
  });
});

describe('a play (IN13, IN19, IN20)', () => {
  test('IN13: the card leaves the hand, lies on the table until it is answered, and is spent then', async () => {
    await ringOn(room);
    const robe = await drawUntil(room, ONE, 'borrowed-robe');
    const table = await sat(room);
    await stopAt(table, 'revealed');
    while ((await table.phase()).at === 'stop' && (await asked(table)) !== 'a') await passes(table, 'b');
    expect(await plays(table, 'a', robe, [FIRST])).toBe('ok');
    const { open } = await windowsOf(table);
    expect(open?.asked).toBe('b');
    const { key } = present(await room.store.read.match(table.match), 'a match');
    expect(await kept(robe)).toMatchObject({ place: 'table', match: key, contract: null });
    expect((await deckOf(room)).common.table).toMatchObject([{ copy: robe, where: table.match }]);
    await unanswered(table);
    expect(await placeOf(robe)).toBe('spent');
    expect((await deckOf(room)).common.spent).toContain(robe);
    expect(await deckHand(room, ONE)).not.toContain(robe);
  });

  test('IN20: who is hit cancels it; both are spent, the cancel first, and nothing has worked', async () => {
    const letter = await drawUntil(room, TWO, 'intercepted-letter');
    const robe = await drawUntil(room, ONE, 'borrowed-robe');
    const table = await sat(room);
    await stopAt(table, 'revealed');
    while ((await asked(table)) !== 'a') await passes(table, 'b');
    expect(await plays(table, 'a', robe, [FIRST])).toBe('ok');
    expect(await plays(table, 'b', letter)).toBe('ok');
    await unanswered(table);
    expect((await deckOf(room)).common.spent.slice(-2)).toEqual([letter, robe]);
    expect((await windowsOf(table)).done).toEqual([]);
  });

  test('a card that is not in the hand, and one of another window, are refused and nothing is moved', async () => {
    const robe = await drawUntil(room, ONE, 'borrowed-robe');
    const table = await sat(room);
    expect(await plays(table, 'a', robe, [FIRST])).toBe('wrong-window');
    await stopAt(table, 'revealed');
    while ((await asked(table)) !== 'a') await passes(table, 'b');
    expect(await plays(table, 'a', 'borrowed-robe#60', [FIRST])).toBe('not-in-hand');
    expect(await placeOf(robe)).toBe('hand');
  });

  test('IN21: a match that is conceded or voided closes an open play; its card is spent', async () => {
    for (const end of ['concede', 'void'] as const) {
      const robe = await drawUntil(room, ONE, 'borrowed-robe');
      const table = await sat(room);
      await stopAt(table, 'revealed');
      while ((await asked(table)) !== 'a') await passes(table, 'b');
      await plays(table, 'a', robe, [FIRST]);
      if (end === 'concede') await table.play('b', { type: 'concede' });
      else await done(room, ORGANISER, voiding(table));
      expect(await placeOf(robe)).toBe('spent');
    }
  });
});

describe('meanwhile (IN6, IN10)', () => {
  test('IN6: a ring reaches whoever is in a match; case 6: a surplus holds up their plays until they have chosen', async () => {
    for (let i = 0; i < 7; i += 1) await ringOn(room);
    const table = await sat(room);
    expect((await windowsOf(table)).holdings.a).toMatchObject({ intrigue: 7, surplus: false });
    await ringOn(room);
    expect((await windowsOf(table)).holdings.a).toMatchObject({ intrigue: 8, surplus: true });
    expect(await handIn(table, 'a')).toEqual(await deckHand(room, ONE));
    await keepAll(room);
    expect((await windowsOf(table)).holdings.a).toMatchObject({ intrigue: 7, surplus: false });
    expect(await handIn(table, 'a')).toEqual(await deckHand(room, ONE));
  });

  test('switched off, a match knows of no hand until the deck is on again', async () => {
    await ringOn(room);
    const table = await sat(room);
    await done(room, ORGANISER, intrigueSet('off'));
    expect(await handIn(table, 'a')).toEqual([]);
    expect((await windowsOf(table)).holdings.a.intrigue).toBe(0);
    expect((await audit(room.store.read)).finding).toBeNull();
    const [card = ''] = await deckHand(room, ONE);
    expect(await said(table, 'a', { type: 'play', card, on: [], asking: null })).toBe('intrigue-off');
    await done(room, ORGANISER, intrigueSet('on'));
    expect(await handIn(table, 'a')).toEqual(await deckHand(room, ONE));
  });

  test('switched off while a card waits for an answer, nobody is asked: it works, and is spent', async () => {
    await ringOn(room);
    const robe = await drawUntil(room, ONE, 'borrowed-robe');
    const table = await sat(room);
    await stopAt(table, 'revealed');
    while ((await asked(table)) !== 'a') await passes(table, 'b');
    expect(await plays(table, 'a', robe, [FIRST])).toBe('ok');
    await done(room, ORGANISER, intrigueSet('off'));
    expect((await windowsOf(table)).open).toBeNull();
    expect(await placeOf(robe)).toBe('spent');
  });

  test('IN5: closed, a match knows of no hand, and a play of one is refused; the match goes on', async () => {
    const robe = await drawUntil(room, ONE, 'borrowed-robe');
    await ringOn(room);
    const table = await sat(room);
    await stopAt(table, 'revealed');
    while ((await asked(table)) !== 'a') await passes(table, 'b');
    await done(room, ORGANISER, { type: 'closeIntrigue', reason });
    expect(await handIn(table, 'a')).toEqual([]);
    expect((await windowsOf(table)).holdings.b.intrigue).toBe(0);
    const play = { type: 'play', card: robe, on: [FIRST], asking: null } as const;
    expect(await said(table, 'a', play)).toBe('deck-closed');
    expect((await audit(room.store.read)).finding).toBeNull();
    await table.until('finished');
  });

  test('what happens to hands of others is not told to a match', async () => {
    const table = await sat(room);
    const before = await versionOf(table);
    await done(room, ORGANISER, { type: 'letDraw', person: room.person(STRANGER), n: 2, reason });
    expect(await versionOf(table)).toBe(before);
  });
});

/** Returns whose turn it is at a stop. */
async function asked(table: Table): Promise<Seat | null> {
  const phase = await table.phase();
  return phase.at === 'stop' ? phase.asked : null;
}

test('P18: a match that was not told of a draw is found', async () => {
  const led = await openStakingRoom();
  for (const asked of [intrigueSet('on'), WORD]) await done(led, ORGANISER, asked);
  const table = await sat(led);
  const { key: match } = present(await led.store.read.match(table.match), 'a match');
  const { context } = led.services.matches;
  await led.store.transact(async (tx) => {
    const steps = new DeckSteps(present(await deckAround(context, tx), 'a deck'));
    steps.take({ type: 'letDraw', who: led.person(ONE), n: 1, reason: '' });
    await recordDeck(context, tx, steps, { who: null, match });
    return ok(await writeJournal(tx, { who: null, act: 'forged', at: context.clock.now() }));
  });
  expect((await audit(led.store.read)).finding).toContain('does not know what its players hold');
  await led.close();
});

describe('money (IN23)', () => {
  test('Solace: who loses by count gets a sixth of their stake out of the pot, and the winner the rest', async () => {
    const solace = await drawUntil(room, ONE, 'solace');
    const weights = await drawUntil(room, TWO, 'false-weights');
    const table = await sat(room, 15);
    await stopAt(table, 'count');
    for (const [seat, card] of [
      ['a', solace],
      ['b', weights],
    ] as const) {
      for (let i = 0; i < 4 && (await asked(table)) !== seat; i += 1)
        await passes(table, seat === 'a' ? 'b' : 'a');
      await played(table, seat, card);
    }
    await table.until('claiming');
    expect([await room.purse(ONE), await room.purse(TWO)]).toEqual([87, 113]);
    const { key } = present(await room.store.read.match(table.match), 'a match');
    const lines = await room.store.read.settlements.settlements(key);
    expect(lines.at(-1)).toMatchObject({ kind: 'counted', winner: 'b', pot: 30, solace: 2 });
  });
});

test('IN20, IN21: a match that has stopped in an open play spends its cards, the cancel first, when it is voided; no other table’s', async () => {
  const broken = await openStakingRoom();
  await done(broken, ORGANISER, intrigueSet('on'));
  await done(broken, ORGANISER, WORD);
  await ringOn(broken);
  const letter = await drawUntil(broken, TWO, 'intercepted-letter');
  const robe = await drawUntil(broken, ONE, 'borrowed-robe');
  const card = await drawUntil(broken, STRANGER, 'hard-bargain');
  const terms = { text: 'Silk', sum: 40, payer: 'one', counters: null } as const;
  const contract = await broken.made(STRANGER, {
    type: 'offerContract',
    with: broken.person(3),
    ...terms,
  });
  await done(broken, 3, onContract(contract, { type: 'accept' }));
  await done(broken, STRANGER, onContract(contract, { type: 'demandWithIntrigue', card, rounding: null }));
  const table = await sat(broken);
  await stopAt(table, 'revealed');
  while ((await asked(table)) !== 'a') await passes(table, 'b');
  await plays(table, 'a', robe, [FIRST]);
  await plays(table, 'b', letter);
  await breakLog(broken.store, table.match);
  await table.play('b', { type: 'concede' });
  expect(await placeOf(robe, broken)).toBe('table');
  await done(broken, ORGANISER, voiding(table));
  expect((await deckOf(broken)).common.spent.slice(-2)).toEqual([letter, robe]);
  expect(await placeOf(robe, broken)).toBe('spent');
  expect(await placeOf(card, broken)).toBe('table');
  await broken.close();
});
