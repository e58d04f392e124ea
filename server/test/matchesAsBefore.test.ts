// Without promises, an event is byte for byte what it was before promises existed (PROMISES, "What it is"): a scripted
// event of many matches gives the same hashes as the code of that time.

import { hash } from 'node:crypto';
import { expect, test } from 'vitest';
import { present } from '@dunmer/shared/lib';
import type { MatchId } from '@dunmer/shared/protocol';
import { ScriptedClock } from '@dunmer/shared/testing';
import { homeAnswer } from '../src/home/index.ts';
import {
  done,
  ONE,
  onContract,
  openRoom,
  ORGANISER,
  playing,
  REFEREE,
  signed,
  sitDown,
  STRANGER,
  TWO,
} from './support/dealing.ts';
import type { EventRoom } from './support/eventRoom.ts';
import { Table } from './support/playOut.ts';
import { turns } from './support/turns.ts';

const reason = 'as agreed';

/** Everything that anybody was sent, as text, in order. */
class Heard {
  readonly #room: EventRoom;
  readonly lines: string[] = [];

  constructor(room: EventRoom) {
    this.#room = room;
  }

  /** Keeps what both players and everybody else are told about a match, and what its clocks say. */
  async match(match: MatchId): Promise<void> {
    const { services, store } = this.#room;
    const table = present(await store.read.match(match), 'a match');
    const follows = [
      ...[ONE, TWO, STRANGER].map((number) => [number, { by: 'seat', match }] as const),
      [STRANGER, { by: 'code', code: table.watch }] as const,
      [REFEREE, { by: 'floor', match }] as const,
    ];
    for (const [number, follow] of follows) {
      const actor = await services.world.actors.of(store.read, this.#room.device(number));
      this.#say(await services.matches.sync(actor, { follow, since: 0 }));
    }
    this.#say(services.clocks.of(match));
  }

  async homes(): Promise<void> {
    const { services, store } = this.#room;
    for (const number of [ONE, TWO, STRANGER, REFEREE, ORGANISER]) {
      const actor = await services.world.actors.of(store.read, this.#room.device(number));
      this.#say(await homeAnswer(services.world, store.read, actor));
    }
  }

  #say(value: unknown): void {
    this.lines.push(JSON.stringify(value));
  }
}

async function playOn(heard: Heard, table: Table): Promise<void> {
  await table.promise();
  await heard.match(table.match);
  await table.until('finished');
  await heard.match(table.match);
  await heard.homes();
}

async function script(room: EventRoom, clock: ScriptedClock): Promise<readonly string[]> {
  const heard = new Heard(room);
  await room.services.clocks.start();
  for (const name of ['placementClock', 'decisionClock'] as const)
    await done(room, ORGANISER, { type: 'set', change: { name, value: 60 }, reason });
  for (const seed of [1, 2, 3]) {
    const contract = await signed(room, { sum: 12 });
    await playOn(heard, await playing(room, contract, 5, seed));
    for (const party of [ONE, TWO]) await room.ask(party, onContract(contract, { type: 'confirmHandover' }));
  }
  for (const stake of [4, 0])
    await playOn(heard, new Table(room, await sitDown(room, TWO, ONE, stake), { a: TWO, b: ONE }, 7));
  const voided = new Table(room, await sitDown(room, ONE, TWO, 3), { a: ONE, b: TWO }, 9);
  await voided.promise();
  await done(room, ORGANISER, { type: 'pauseMatch', match: voided.match, reason });
  await heard.match(voided.match);
  await done(room, ORGANISER, { type: 'resumeMatch', match: voided.match, reason });
  await done(room, ORGANISER, { type: 'voidMatch', match: voided.match, shortfall: 'bank', reason });
  const late = new Table(room, await sitDown(room, ONE, STRANGER, 3), { a: ONE, b: STRANGER }, 11);
  clock.advance(70_000);
  await turns(200);
  await heard.match(late.match);
  await done(room, ORGANISER, { type: 'pauseEvent', paused: true, reason });
  await heard.homes();
  return heard.lines;
}

const digest = (lines: readonly unknown[]): string =>
  hash('sha256', lines.map((line) => JSON.stringify(line)).join('\n'), 'hex').slice(0, 32);

test('never switched on, logs, messages, answers and the journal are those of before, byte for byte', async () => {
  const clock = new ScriptedClock(1_700_000_000_000);
  const room = await openRoom({ clock });
  const lines = await script(room, clock);
  const db = present(room.db, 'it is kept in memory');
  const rows = (sql: string): readonly unknown[] => db.prepare(sql).raw().all();
  // The time left on clocks is saved when they stop.
  await room.services.clocks.stop();
  const found = {
    messages: digest(lines),
    logs: digest(rows('select match, version, events from batches order by match, version')),
    journal: digest(rows('select seq, at, act, body, hash from journal order by seq')),
    answers: digest(rows('select id, body, answer from commands order by id')),
    clocks: digest(rows('select match, kind, seat, left_ms from clocks order by match, kind, seat')),
    settings: digest(rows('select name, value from settings order by name')),
  };
  await room.close();
  expect(lines.length).toBeGreaterThan(60);
  // Recorded with the code of the commit c6bea7e2, which knew no promises. Recorded again since then: journal and
  // answers when the preview marks in them got a key (without it they were still c19e47d1…, b8edb711…); messages when a
  // first page got the news of what staff did with a pot (without it they were still 3902aed1…); journal and settings
  // when pauses were counted (without it they were still afecba8c…, 93463c62…); journal when acts of staff noted what
  // they are about (without it it was still 53ba02a7…).
  expect(found).toEqual({
    messages: '38b975efad96f46fb2ae1e6982cd7e3f',
    logs: '45f3e0a88896fbbbad19276b116ea730',
    journal: 'b41e55cc0c24ef3762ed360890c922c9',
    answers: 'f2be561aa2c994c1834c74153c7bf798',
    clocks: 'fa6a4f4f44f1ce58472eedd838487bfc',
    settings: '9a4a5941139518cb664f056aa2859b93',
  });
});
