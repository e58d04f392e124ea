import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { present } from '@dunmer/shared/lib';
import type { EventRoom } from '../../test/support/eventRoom.ts';
import {
  closeVerified,
  codeOf,
  done,
  isBound,
  ONE,
  openRoom,
  ORGANISER,
  playing,
  purses,
  REFEREE,
  signed,
  stateOf,
  STRANGER,
  TWO,
  without,
  onContract,
} from '../../test/support/dealing.ts';
import { Table } from '../../test/support/playOut.ts';
import { affairsOf } from '../home/index.ts';
import { decode } from '../store/index.ts';
import { claimOf, gameOf, settlementsOf, unbind, won } from '../../test/support/ended.ts';

let room: EventRoom;
beforeEach(async () => {
  room = await openRoom();
});
afterEach(() => closeVerified(room));

const bound = async () => [await isBound(room, ONE), await isBound(room, TWO)];
const awardTo = (match: string, winner: 'a' | 'b', claim = false) =>
  room.ask(REFEREE, { type: 'award', match, winner, claim, shortfall: 'refuse', reason: 'b has left' });
const voidIt = (match: string) =>
  room.ask(REFEREE, { type: 'voidMatch', match, reason: 'a fire', shortfall: 'refuse' });
const reserved = async (match: string) => {
  const { key } = present(await room.store.read.match(match), 'a match');
  return (await room.store.read.cards.reservedBy(key)).map(({ id }) => id);
};

describe('how a match ends, and what follows (EVENT)', () => {
  test('both stakes lie in the pot while it is played, and in no purse (rule 1.4)', async () => {
    const contract = await signed(room);
    await playing(room, contract, 10);
    expect(await purses(room)).toEqual([30, 90]);
    expect(await gameOf(room, contract)).toEqual({ at: 'playing', amount: 10 });
  });

  test('counted: the winner takes the pot at once, the loser chooses, and the contract says who took it', async () => {
    const { contract, table, phase } = await won(room);
    const { winner } = phase.ending;
    expect(await purses(room)).toEqual(winner === 'a' ? [50, 90] : [30, 110]);
    const taken = { at: 'taken', by: winner === 'a' ? 'one' : 'two', amount: 10 };
    expect(await gameOf(room, contract)).toEqual(taken);
    expect(await settlementsOf(room, table)).toMatchObject([{ k: 1, kind: 'counted', winner, pot: 20 }]);
    // If no card leaves the loser anything, the journal does not mention it at all (INTRIGUE, "What it is").
    const rows = await room.store.read.journal.rows(0, 1_000);
    expect(rows.filter(({ body }) => body.includes('solace'))).toEqual([]);
    const { loser, copy } = claimOf(phase);
    expect(await room.copies(loser)).not.toContain(copy);
    expect((await table.play(phase.claimant, { type: 'claim', copy })).ok).toBe(true);
    expect(await room.copies(loser)).toContain(copy);
    const moved = present(await room.store.read.cards.copy(copy), 'a copy');
    expect((await room.store.read.cards.historyOf(moved.key)).acts).toMatchObject([
      { move: { why: 'made' } },
      { move: { why: 'claimed', subject: table.match } },
    ]);
  });

  test('drawn: each takes back their own, and there is no price', async () => {
    for (let seed = 1; ; seed++) {
      const before = await purses(room);
      const table = await without(room, 10, seed);
      const phase = await table.until('claiming').catch(() => null);
      if (phase === null) {
        expect(await purses(room)).toEqual(before);
        expect(await settlementsOf(room, table)).toMatchObject([{ kind: 'drawn', winner: null }]);
        expect(await bound()).toEqual([false, false]);
        return;
      }
      await voidIt(table.match);
    }
  });

  test('conceded: the other takes the pot, nobody claims a card, and both are free (R9)', async () => {
    const contract = await signed(room);
    const table = await playing(room, contract, 10);
    const before = [await room.copies(ONE), await room.copies(TWO)];
    expect((await table.play('a', { type: 'concede' })).ok).toBe(true);
    expect(await purses(room)).toEqual([30, 110]);
    expect(await gameOf(room, contract)).toEqual({ at: 'taken', by: 'two', amount: 10 });
    expect(await bound()).toEqual([false, false]);
    expect([await room.copies(ONE), await room.copies(TWO)]).toEqual(before);
    expect(await settlementsOf(room, table)).toMatchObject([
      { k: 1, kind: 'conceded', winner: 'b', pot: 20, who: await room.key(ONE) },
    ]);
  });

  test('awarded: the pot goes as the referee says, and who said it and why is kept', async () => {
    const contract = await signed(room);
    const table = await playing(room, contract, 10);
    expect(codeOf(await awardTo(table.match, 'a'))).toBe('ok');
    expect(await purses(room)).toEqual([50, 90]);
    expect(await gameOf(room, contract)).toEqual({ at: 'taken', by: 'one', amount: 10 });
    const [settlement] = await settlementsOf(room, table);
    expect(settlement).toMatchObject({ k: 1, kind: 'awarded', winner: 'a', who: await room.key(REFEREE) });
    const note = await room.store.read.journal.text(settlement?.note ?? 0);
    expect(note?.text).toBe('b has left');
  });

  test('voided while it ran: each their own back, and another game may be played in the contract (R10, R17)', async () => {
    const contract = await signed(room);
    const table = await playing(room, contract, 10);
    expect(codeOf(await voidIt(table.match))).toBe('ok');
    expect(await purses(room)).toEqual([40, 100]);
    expect(await gameOf(room, contract)).toEqual({ at: 'none' });
    expect(await bound()).toEqual([false, false]);
    const again = await playing(room, contract, 5);
    await again.play('b', { type: 'concede' });
    expect(await gameOf(room, contract)).toEqual({ at: 'taken', by: 'one', amount: 5 });
  });

  test('a match of the event is journalled from its opening to its end, with the hash over its log', async () => {
    const table = await without(room, 5);
    await table.play('a', { type: 'concede' });
    const rows = await room.store.read.journal.rows(0, 1000);
    const noted = rows.flatMap(({ body }) => decode(body)).filter(({ is }) => is === 'match');
    expect(noted).toMatchObject([
      { what: 'opened', version: 1 },
      { what: 'ended', version: 2 },
    ]);
  });

  test('what a referee does to a match stands in the journal once, also where it ends or settles it', async () => {
    const table = await without(room, 5);
    await room.ask(REFEREE, { type: 'pauseMatch', match: table.match, reason: 'rain' });
    await awardTo(table.match, 'a');
    await awardTo(table.match, 'b');
    const rows = await room.store.read.journal.rows(0, 1000);
    const noted = rows.flatMap(({ body }) => decode(body)).filter(({ is }) => is === 'match');
    expect(noted.map((effect) => effect.is === 'match' && [effect.what, effect.version])).toEqual([
      ['opened', 1],
      ['noted', 2],
      ['ended', 3],
      ['added', 4],
    ]);
  });

  test('a friendly match has no stake and no price, and leaves both as they were (R21)', async () => {
    const before = [await room.copies(ONE), await room.copies(TWO)];
    const table = await without(room, 0);
    await table.until('finished');
    expect(await purses(room)).toEqual([100, 100]);
    expect([await room.copies(ONE), await room.copies(TWO)]).toEqual(before);
    expect(await bound()).toEqual([false, false]);
  });
});

describe('the price of victory (rule 6.2, R14, R19)', () => {
  test('until it is chosen both are still in the match', async () => {
    await won(room);
    expect(await bound()).toEqual([true, true]);
  });

  test('waived: nothing moves, and both are free with all their cards (rule 6.3)', async () => {
    const { table, phase } = await won(room);
    const before = [await room.copies(ONE), await room.copies(TWO)];
    await table.play(phase.claimant, { type: 'waive' });
    expect([await room.copies(ONE), await room.copies(TWO)]).toEqual(before);
    expect(await bound()).toEqual([false, false]);
  });

  test('R14 a referee lets both go before the time is over: they are free, and the claim stays open', async () => {
    const { table, phase } = await won(room);
    const atHome = async (number: number) =>
      affairsOf(room.services.world, room.store.read, await room.key(number));
    const { match } = table;
    for (const number of [ONE, TWO])
      expect(await atHome(number)).toMatchObject({ match: { match, counted: true }, claims: [] });
    await done(room, REFEREE, { type: 'unbindClaim', match: table.match, reason: 'it takes too long' });
    expect(await bound()).toEqual([false, false]);
    // Each player's home says whose turn it is to choose.
    const [loser, winner] = phase.claimant === 'a' ? [ONE, TWO] : [TWO, ONE];
    for (const [number, claimant, other] of [
      [loser, 'me', winner],
      [winner, 'them', loser],
    ] as const)
      expect(await atHome(number)).toMatchObject({
        match: null,
        claims: [{ match, claimant, other: { person: room.person(other) } }],
      });
    await table.play(phase.claimant, { type: 'claim', copy: present(phase.claimable[0], 'a survivor') });
    await table.until('finished');
  });

  test('closed by a referee: nothing moves, and both are free', async () => {
    const { table } = await won(room);
    await done(room, REFEREE, { type: 'closeClaim', match: table.match, reason: 'long gone' });
    expect(await bound()).toEqual([false, false]);
  });

  test('after the claim time the match binds nobody, and the survivors are reserved', async () => {
    const { table, phase } = await won(room);
    await unbind(room, table);
    expect(await bound()).toEqual([false, false]);
    expect((await reserved(table.match)).toSorted()).toEqual(phase.claimable.toSorted());
  });

  test('reserved cards are in no deck of another match', async () => {
    const { table, phase } = await won(room);
    await unbind(room, table);
    const [winner, seat] = phase.ending.winner === 'a' ? [ONE, 'a'] : [TWO, 'b'];
    const other = await room.made(STRANGER, {
      type: 'proposeMatch',
      with: room.person(winner),
      stake: 0,
      friendly: true,
    });
    const answer = await room.ask(winner, { type: 'acceptMatch', proposal: other });
    if (!answer.ok || answer.value.type !== 'started') throw new Error(`${seat} plays on`);
    const view = await new Table(room, answer.value.match, { a: STRANGER, b: winner }).view('b');
    const laid = view.viewer === 'watcher' ? [] : view.own.deck.map(({ copy }) => copy);
    expect(laid.filter((copy) => phase.claimable.includes(copy))).toEqual([]);
  });

  test('a reserved card that is frozen stays reserved, and the journal says so', async () => {
    const { table, phase } = await won(room);
    await unbind(room, table);
    const copy = present(phase.claimable[0], 'a card');
    await done(room, ORGANISER, { type: 'freezeCopy', copy, frozen: true, reason: 'looks forged' });
    expect(await reserved(table.match)).toContain(copy);
  });

  test('the claim stays open: the loser still chooses, and the rest is free', async () => {
    const { table, phase } = await won(room);
    await unbind(room, table);
    const { loser, copy } = claimOf(phase);
    expect((await table.play(phase.claimant, { type: 'claim', copy })).ok).toBe(true);
    expect(await room.copies(loser)).toContain(copy);
    expect(await reserved(table.match)).toEqual([]);
  });

  test('waived later, the rest is free too', async () => {
    const { table, phase } = await won(room);
    await unbind(room, table);
    await table.play(phase.claimant, { type: 'waive' });
    expect(await reserved(table.match)).toEqual([]);
  });

  test('a claim does not hold up the contract', async () => {
    const { contract, table } = await won(room);
    await unbind(room, table);
    await done(room, ONE, onContract(contract, { type: 'confirmHandover' }));
    await done(room, TWO, onContract(contract, { type: 'confirmHandover' }));
    expect(await stateOf(room, contract)).toMatchObject({ at: 'fulfilled' });
  });

  test('a card that was frozen during the match can still be claimed: the freeze takes effect at its end', async () => {
    const { table, phase } = await won(room);
    const { loser, copy } = claimOf(phase);
    await done(room, ORGANISER, { type: 'freezeCopy', copy, frozen: true, reason: 'a doubt' });
    expect((await table.play(phase.claimant, { type: 'claim', copy })).ok).toBe(true);
    expect(await room.copies(loser)).toContain(copy);
  });
});
