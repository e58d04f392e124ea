import { afterEach, beforeEach, expect, test } from 'vitest';
import { ok } from '@dunmer/shared/lib';
import { codeOf, done, ONE, openRoom, ORGANISER, REFEREE, TWO, without } from '../../test/support/dealing.ts';
import { unbind, won } from '../../test/support/ended.ts';
import type { Asked, EventRoom } from '../../test/support/eventRoom.ts';
import type { Seeding } from '../../test/support/seed.ts';

const MOST = 16;
const REASON = 'because';

let room: EventRoom;
let statements = 0;
/**
 * Statements that a trigger runs belong to the statement before them. Those that begin and commit a group, and those
 * that fold the log, serve everybody.
 */
const count = (statement: string) =>
  void (statements += /^(?:--|begin|commit|pragma)/i.test(statement) ? 0 : 1);
const openCounting = (seeding?: Seeding): Promise<EventRoom> =>
  openRoom({ onStatement: count, ...(seeding === undefined ? {} : { seeding }) });
beforeEach(async () => {
  room = await openCounting();
});
afterEach(() => room.close());

/** Returns how many statements a command of a browser costs, with its actor not remembered. */
async function cost(device: string, asked: Asked): Promise<number> {
  room.services.world.unlocked.keep(room.store.read, device);
  const command = room.command(asked);
  await room.store.transact(async (tx) => ok(room.services.world.actors.clear(tx)));
  statements = 0;
  const answer = await room.services.commands.command(device, command);
  expect(codeOf(answer), asked.type).toBe('ok');
  return statements;
}
const by = (number: number, asked: Asked): Promise<number> => cost(room.device(number), asked);

test('a link costs as much for whoever has many matches as for whoever has one, and both players of each read of it', async () => {
  const asked = (): Asked => ({
    type: 'makeLink',
    person: room.person(ONE),
    token: 'a'.repeat(43),
    code: 'AAAAAAAA',
    reason: REASON,
  });
  const cold = async (): Promise<number> => {
    await room.store.transact(async (tx) => ok(room.services.matches.context.lives.clear(tx)));
    return by(ORGANISER, asked());
  };
  await without(room, 0);
  const one = await cold();
  await room.close();
  room = await openCounting({
    count: 7,
    drakes: 10_000,
    staff: { [REFEREE]: 'referee', [ORGANISER]: 'organiser' },
  });
  const called = await without(room, 1);
  await done(room, ONE, { type: 'call', match: called.match });
  await called.play('a', { type: 'concede' });
  const claims = [];
  for (let i = 0; i < 4; i++) {
    const { table } = await won(room);
    await unbind(room, table);
    claims.push(table);
  }
  const all = [called, ...claims, await without(room, 1)];
  const before = await Promise.all(all.map(async (table) => (await table.view('b')).desk.notes.length));
  expect([one <= MOST, await cold()]).toEqual([true, one]);
  for (const [i, table] of all.entries()) {
    const { notes } = (await table.view('b')).desk;
    expect([notes.length - (before[i] ?? 0), notes.at(-1)]).toEqual([
      1,
      { act: 'linkMade', by: 'organiser', seat: 'a' },
    ]);
  }
});

test('no command about people and links costs more than 16 statements', async () => {
  const costs = new Map<string, number>();
  const note = async (counted: Promise<number>, what: string) => costs.set(what, await counted);
  const { match } = await without(room, 0);
  await done(room, ONE, { type: 'call', match });
  const link = (token: string, code: string): Asked => ({
    type: 'makeLink',
    person: room.person(ONE),
    token: token.repeat(43),
    code,
    reason: REASON,
  });
  await note(by(REFEREE, link('a', 'AAAAAAAA')), 'makeLink by a referee');
  await note(cost('old', { type: 'useLink', secret: 'a'.repeat(43) }), 'useLink');
  await note(cost('old', { type: 'setPin', pin: '1234' }), 'setPin');
  await note(cost('new', { type: 'askMove', secret: 'a'.repeat(43) }), 'askMove');
  const move = async (): Promise<string> =>
    (await room.store.read.people.openMoves(await room.key(ONE)))[0]?.id ?? '';
  await note(cost('old', { type: 'allowMove', move: await move() }), 'allowMove');
  await note(cost('old', { type: 'moveByPin', secret: 'a'.repeat(43), pin: '1234' }), 'moveByPin');
  // A phone that already holds a link, or has left one, has more to leave behind.
  const [renamed, back] = [{ ticket: 'f0'.repeat(32) }, { ticket: 'f1'.repeat(32) }];
  await note(cost('old', { type: 'useLink', secret: 'a'.repeat(43), ...renamed }), 'useLink with a ticket');
  const byPin = { type: 'moveByPin', secret: 'a'.repeat(43), pin: '1234' } as const;
  await note(cost('another', { ...byPin, ...back }), 'moveByPin with a ticket');
  await note(cost('new', byPin), 'moveByPin, on a phone that was nobody’s');
  await note(cost('old', byPin), 'moveByPin, back');
  await done(room, TWO, { type: 'orderDeck', copies: [] });
  await note(cost('new', { type: 'askMove', secret: 'AAAAAAAA' }), 'askMove by code');
  await note(by(ORGANISER, { type: 'allowMoveFor', move: await move(), reason: REASON }), 'allowMoveFor');
  await note(by(ORGANISER, link('b', 'BBBBBBBB')), 'makeLink by an organiser');
  const person = room.person(ONE);
  const reset = { person: room.person(REFEREE), token: 'c'.repeat(43), code: 'CCCCCCCC' };
  await note(by(ORGANISER, { type: 'resetAccess', ...reset, reason: REASON }), 'resetAccess');
  await note(by(ORGANISER, { type: 'revokeLinks', person, reason: REASON }), 'revokeLinks');
  await note(by(ORGANISER, { type: 'renamePerson', person, name: 'Ralen', reason: REASON }), 'renamePerson');
  await note(by(ORGANISER, { type: 'freezePerson', person, frozen: true, reason: REASON }), 'freezePerson');
  const newcomer = { name: 'Velyn', staff: null, trades: true, deal: true, drakes: 10 } as const;
  await note(by(ORGANISER, { type: 'addPerson', ...newcomer, reason: REASON }), 'addPerson');
  await note(by(ORGANISER, { type: 'set', change: { name: 'least', value: 2 }, reason: REASON }), 'set');
  await note(by(ORGANISER, { type: 'pauseEvent', paused: true, reason: REASON }), 'pauseEvent');
  const dear = [...costs].filter(([, statementsOf]) => statementsOf > MOST);
  expect(dear, JSON.stringify(Object.fromEntries(costs))).toEqual([]);
});
