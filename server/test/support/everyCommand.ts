// EveryCommand: a room in which every kind of command is accepted at least once, whole matches among them.

import { ok, present } from '@dunmer/shared/lib';
import { everyAct, NOWHERE } from '@dunmer/shared/testing';
import type { Counting } from './counting.ts';
import {
  done,
  ONE,
  ORGANISER,
  playing,
  REFEREE,
  signed,
  STRANGER,
  TWO,
  without,
  onContract,
} from './dealing.ts';
import { claimOf, unbind, won } from './ended.ts';
import type { Asked, EventRoom } from './eventRoom.ts';
import type { Table } from './playOut.ts';
import { sceneOf } from './scenes.ts';

const reason = 'to count';

const offer = (
  room: EventRoom,
  counters: string | null = null,
): Extract<Asked, { type: 'offerContract' }> => ({
  type: 'offerContract',
  with: room.person(counters === null ? TWO : ONE),
  text: 'Silk',
  sum: 14,
  payer: 'one',
  counters,
});

async function bargain(count: Counting): Promise<void> {
  const { room } = count;
  const ask = (number: number, asked: Asked) => count.ask(number, asked);
  const first = await room.made(ONE, offer(room));
  const second = await room.made(TWO, offer(room, first));
  await ask(ONE, onContract(second, { type: 'decline' }));
  const withdrawn = await room.made(ONE, { ...offer(room), game: 3 });
  await ask(ONE, onContract(withdrawn, { type: 'withdraw' }));
  const contract = await signed(room);
  for (const number of [ONE, TWO])
    for (const type of ['confirmHandover', 'takeBackHandover', 'agreeAnnul', 'takeBackAnnul'] as const)
      await ask(number, onContract(contract, { type }));
  await ask(ONE, onContract(contract, { type: 'proposeGame', amount: 5 }));
  await ask(TWO, onContract(contract, { type: 'counterGame', proposal: 1, amount: 6 }));
  await ask(TWO, onContract(contract, { type: 'withdrawGame', proposal: 2 }));
  await ask(TWO, onContract(contract, { type: 'proposeGame', amount: 6 }));
  await ask(ONE, onContract(contract, { type: 'refuseGame', proposal: 3 }));
  const demanded = await signed(room);
  await ask(TWO, onContract(demanded, { type: 'demandSixth' }));
  const started = await ask(ONE, onContract(demanded, { type: 'chooseRounding', proposal: 1, amount: 10 }));
  if (!started.ok || started.value.type !== 'started') throw new Error('a match is opened');
  await ask(ONE, { type: 'play', match: started.value.match, command: { type: 'concede' } });
  for (const number of [ONE, TWO]) await ask(number, onContract(demanded, { type: 'confirmHandover' }));
  const asked = { ...offer(room), game: 5 } as const;
  const played = await ask(TWO, onContract(await room.made(ONE, asked), { type: 'accept', game: 5 }));
  if (!played.ok || played.value.type !== 'started') throw new Error('a match is opened');
  await ask(TWO, { type: 'play', match: played.value.match, command: { type: 'concede' } });
  // A phone of the previous release shows only the deal; its acceptance is a counter-offer of the deal alone.
  await ask(TWO, onContract(await room.made(ONE, asked), { type: 'accept' }));
  await ask(ORGANISER, { type: 'annulContract', contract: await signed(room), reason });
  for (const [number, type] of [
    [TWO, 'declineMatch'],
    [ONE, 'withdrawMatch'],
  ] as const) {
    const asked: Asked = { type: 'proposeMatch', with: room.person(TWO), stake: 5, friendly: false };
    await ask(number, { type, proposal: await room.made(ONE, asked) });
  }
}

/** Everything that staff and players do at a match besides playing it. */
async function referee(count: Counting): Promise<void> {
  const { room } = count;
  await count.ask(ORGANISER, { type: 'set', change: { name: 'placementClock', value: 600 }, reason });
  const { match } = await playing(room, await signed(room), 10, 3);
  const seat = 'a';
  await count.ask(TWO, { type: 'nudge', match });
  await count.ask(ONE, { type: 'call', match });
  for (const type of ['nudgeSeat', 'applyDefault'] as const)
    await count.ask(REFEREE, { type, match, seat, reason });
  await count.ask(REFEREE, { type: 'extend', match, seat, seconds: 60, reason });
  for (const type of ['stopDefault', 'pauseMatch', 'resumeMatch', 'closeCall'] as const)
    await count.ask(REFEREE, { type, match, reason });
  await count.ask(REFEREE, { type: 'award', match, winner: 'b', claim: false, shortfall: 'refuse', reason });
  await count.ask(REFEREE, { type: 'award', match, winner: 'a', claim: false, shortfall: 'bank', reason });
  await count.ask(REFEREE, { type: 'voidMatch', match, shortfall: 'refuse', reason });
  await count.ask(ORGANISER, { type: 'set', change: { name: 'placementClock', value: 0 }, reason });
  const open = await won(room);
  await count.ask(REFEREE, { type: 'closeClaim', match: open.table.match, reason });
  const unbound = await won(room);
  await count.ask(REFEREE, { type: 'unbindClaim', match: unbound.table.match, reason });
  await unbound.table.play(unbound.phase.claimant, { type: 'waive' });
  const claimed = await won(room);
  await unbind(room, claimed.table);
  const copy = present(claimed.phase.claimable[0], 'a winner has a card');
  await claimed.table.play(claimed.phase.claimant, { type: 'claim', copy });
  const voided = { match: claimed.table.match, shortfall: 'bank', reason } as const;
  await count.ask(REFEREE, { type: 'voidMatch', ...voided });
}

const nothing = { copies: [], drakes: 0 };

/** A ruling that finds neither the drakes nor the card, and what follows once they are there. */
async function owe(count: Counting): Promise<void> {
  const { room } = count;
  const { table, phase } = await won(room);
  const { loser, winner, copy } = claimOf(phase);
  await table.play(phase.claimant, { type: 'claim', copy });
  const give = async (from: number, to: number): Promise<void> => {
    const gives = { copies: [copy], drakes: 0 };
    const asked = {
      type: 'offerTrade',
      with: room.person(to),
      gives,
      takes: nothing,
      replaces: null,
    } as const;
    await done(room, to, { type: 'acceptTrade', trade: await room.made(from, asked) });
  };
  const person = room.person(winner);
  const drakes = await room.purse(winner);
  await count.quietly(async () => {
    await give(loser, STRANGER);
    await done(room, ORGANISER, { type: 'payOut', person, drakes, reason });
  });
  const { match } = table;
  await count.ask(REFEREE, { type: 'voidMatch', match, shortfall: 'debt', reason });
  await count.quietly(async () => {
    await done(room, ORGANISER, { type: 'payIn', person, drakes, reason });
    await give(STRANGER, loser);
  });
  await count.ask(REFEREE, { type: 'collectDebts', match, reason });
}

async function cards(count: Counting): Promise<void> {
  const { room } = count;
  const [copy = ''] = await room.copies(ONE);
  const gives = { copies: [copy], drakes: 5 };
  const asked: Asked = { type: 'offerTrade', with: room.person(TWO), gives, takes: nothing, replaces: null };
  await count.ask(TWO, { type: 'declineTrade', trade: await room.made(ONE, asked) });
  await count.ask(ONE, { type: 'withdrawTrade', trade: await room.made(ONE, asked) });
  const first = await room.made(ONE, asked);
  const answer = { ...asked, with: room.person(ONE), gives: nothing, takes: gives, replaces: first };
  const changed = { ...asked, replaces: await room.made(TWO, answer) };
  await count.ask(TWO, { type: 'acceptTrade', trade: await room.made(ONE, changed) });
  await count.ask(ONE, { type: 'orderDeck', copies: (await room.copies(ONE)).toReversed() });
  const [definition] = await room.store.read.cards.definitions();
  const { card } = present(definition, 'a card');
  const made = await room.made(ORGANISER, { type: 'makeCopy', card, to: null, reason });
  await count.ask(ORGANISER, { type: 'makeSlip', copy: made, code: 'ABCDEFGH', reason });
  await count.ask(TWO, { type: 'find', code: 'ABCDEFGH' });
  await count.ask(ORGANISER, { type: 'moveCopy', copy: made, to: null, reason });
  const people = [3, 4].map((number) => room.person(number));
  await count.ask(ORGANISER, { type: 'dealStart', people, uncommon: 2, rare: 1, reason });
}

async function organise(count: Counting): Promise<void> {
  const { room } = count;
  const person = room.person(STRANGER);
  const staff = (asked: Asked) => count.ask(ORGANISER, asked);
  const added = await staff({
    type: 'addPerson',
    name: 'Velyn',
    staff: 'referee',
    trades: true,
    deal: true,
    drakes: 10,
    reason,
  });
  await staff({ type: 'payIn', person, drakes: 5, reason });
  const purse = { kind: 'purse', owner: await room.key(STRANGER) } as const;
  const { key } = present(await room.store.read.money.account(purse), 'a purse');
  const [entry] = await room.store.read.money.statement(key, 1_000_000, 1);
  await staff({ type: 'correctEntry', entry: entry?.key ?? 0, reason });
  for (const frozen of [true, false]) await staff({ type: 'freezePerson', person, frozen, reason });
  for (const paused of [true, false]) await staff({ type: 'pauseEvent', paused, reason });
  const secret = 'a'.repeat(43);
  await staff({ type: 'makeLink', person, token: secret, code: 'AAAABBBB', reason });
  const accepted = async (device: string, asked: Asked): Promise<string> => {
    const result = await count.from(device, asked);
    if (!result.ok) throw new Error(`${asked.type} was refused: ${JSON.stringify(result.error)}`);
    return result.value.type === 'made' ? result.value.id : '';
  };
  await accepted('first', { type: 'useLink', secret });
  await accepted('first', { type: 'setPin', pin: '1234' });
  await accepted('second', { type: 'moveByPin', secret, pin: '1234' });
  await accepted('second', {
    type: 'refuseMove',
    move: await accepted('third', { type: 'askMove', secret }),
  });
  await accepted('second', { type: 'allowMove', move: await accepted('third', { type: 'askMove', secret }) });
  await staff({ type: 'allowMoveFor', move: await accepted('fourth', { type: 'askMove', secret }), reason });
  await staff({ type: 'revokeLinks', person, reason });
  const newcomer = added.ok && added.value.type === 'made' ? added.value.id : '';
  await staff({ type: 'resetAccess', person: newcomer, token: 'c'.repeat(43), code: 'CCCCBBBB', reason });
  // A link for somebody who has several open claims and plays another match: everybody concerned is told.
  const claims = [];
  for (let i = 0; i < 4; i++) {
    const { table } = await won(room);
    await unbind(room, table);
    claims.push(table.match);
  }
  const { match } = await without(room, 1);
  await room.store.transact(async (tx) => ok(room.services.matches.context.lives.clear(tx)));
  const token = 'b'.repeat(43);
  await staff({ type: 'makeLink', person: room.person(ONE), token, code: 'BBBBAAAA', reason });
  await accepted(room.device(ONE), { type: 'useLink', secret: token });
  await count.ask(REFEREE, { type: 'voidMatch', match, shortfall: 'refuse', reason });
  for (const claim of claims) await staff({ type: 'closeClaim', match: claim, reason });
}

/** Each act of staff that nothing above has done, once, on the first subject in a scene that accepts it. */
async function others(count: Counting): Promise<void> {
  const { room, costs } = count;
  let scene = NOWHERE;
  await count.quietly(async () => {
    scene = await sceneOf(room, 'somebody has called');
  });
  for (const act of everyAct(scene)) if (!costs.has(act.type)) await room.ask(ORGANISER, { ...act, reason });
  await count.quietly(() =>
    done(room, REFEREE, { type: 'voidMatch', match: scene.match, shortfall: 'refuse', reason }),
  );
}

/** Plays whole matches until every kind of move was made. */
async function play(count: Counting, has: (kind: string) => boolean): Promise<void> {
  const kinds = ['place', 'chooseTarget', 'summon', 'declineSummon', 'claim', 'waive'];
  for (let seed = 1; !kinds.every((kind) => has(`play ${kind}`)); seed++) {
    const table: Table = await without(count.room, 5, seed);
    await table.until('finished');
  }
  await count.ask(ONE, { type: 'practise', name: 'Anna', deck: 'caravan', against: 'simple' });
}

/** Sends every kind of command except those of promises (`everyPromise`); returns the highest cost of each kind. */
export async function everything(count: Counting): Promise<Readonly<Record<string, number>>> {
  await play(count, (kind) => count.costs.has(kind));
  await bargain(count);
  await referee(count);
  await owe(count);
  await cards(count);
  await organise(count);
  await others(count);
  return count.dearest();
}
