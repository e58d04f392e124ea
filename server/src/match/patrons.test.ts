// A match at the patrons' table at an event: from the deal to the pot (PATRONS 1, 8, 11; PT1 to PT3, PT27).

import { assert, err, present } from '@dunmer/shared/lib';
import { checkGameFile } from '@dunmer/shared/patrons';
import type { MatchId, PlayGameCommand } from '@dunmer/shared/protocol';
import { ScriptedClock } from '@dunmer/shared/testing';
import { describe, expect, test } from 'vitest';
import {
  closeVerified,
  codeOf,
  done,
  isBound,
  ONE,
  openRoom,
  ORGANISER,
  purses,
  REFEREE,
  started,
  STRANGER,
  TWO,
} from '../../test/support/dealing.ts';
import type { EventRoom } from '../../test/support/eventRoom.ts';
import { GameTable } from '../../test/support/gameTable.ts';
import { Table } from '../../test/support/playOut.ts';
import { trader } from '../../test/support/seed.ts';
import { gameBots } from '../patrons/index.ts';
import { Disk } from '../world/index.ts';
import { practiseGame } from './practise.ts';

const reason = 'as the event goes';
const on = { type: 'set', change: { name: 'patrons', value: 'on' }, reason } as const;
const clocksOf = (name: 'turnClock' | 'askClock', value: number) =>
  ({ type: 'set', change: { name, value }, reason }) as const;

interface Playing {
  readonly room: EventRoom;
  readonly match: MatchId;
  readonly table: GameTable;
}

/** Two traders who play for ten drakes each at the patrons' table, by a challenge. */
async function playing(room: EventRoom, seed = 1): Promise<Playing> {
  const terms = { with: room.person(TWO), stake: 10, friendly: false, table: 'patrons' } as const;
  const proposed = await room.ask(ONE, { type: 'proposeMatch', ...terms });
  if (!proposed.ok || proposed.value.type !== 'made') throw new Error(JSON.stringify(proposed));
  const match = await started(room, TWO, {
    type: 'acceptMatch',
    proposal: proposed.value.id,
    table: 'patrons',
  });
  return { room, match, table: new GameTable(room, match, { a: ONE, b: TWO }, seed) };
}

async function open(clock = new ScriptedClock(1_700_000_000_000)): Promise<Playing> {
  const room = await openRoom({ clock });
  await done(room, ORGANISER, on);
  return playing(room);
}

const inTurn = ({ table }: Playing, turn = 1) =>
  table.until(({ common: { stage } }) => stage.at === 'turn' && stage.turn >= turn && stage.part === 'main');

test('PT2, PT3: a game ends counted or drawn, the pot is paid in the step that ends it, and all of it derives again', async () => {
  const { room, match, table } = await open();
  const { common } = await table.end();
  if (common.stage.at !== 'finished') throw new Error('it is over');
  const { outcome } = common.stage;
  const won = outcome.kind === 'counted' ? outcome.winner : null;
  expect(await purses(room)).toEqual(won === null ? [100, 100] : won === 'a' ? [110, 90] : [90, 110]);
  expect(await isBound(room, ONE)).toBe(false);
  // F10: the file is the same for everybody, and consistent in itself.
  const actor = await room.services.world.actors.of(room.store.read, room.device(ONE));
  const file = await room.services.matches.file(actor, match, null);
  if (!file.ok || file.value.format !== 'dunmer-trade-patrons/1') throw new Error('there is its file');
  expect(checkGameFile(file.value).agrees).toBe(true);
  expect(file.value.names).toEqual({ a: trader(ONE).name, b: trader(TWO).name });
  await closeVerified(room);
});

describe('how else it ends', () => {
  test('R9: whoever concedes has lost the pot', async () => {
    const at = await open();
    await inTurn(at);
    expect((await at.table.play('a', { type: 'concede' })).ok).toBe(true);
    expect(await purses(at.room)).toEqual([90, 110]);
    await closeVerified(at.room);
  });

  test('R10: a referee awards it, without a price of victory (PT3), and settles it anew later', async () => {
    const at = await open();
    const { room, match } = at;
    await inTurn(at);
    const award = { type: 'award', match, winner: 'a', reason, shortfall: 'refuse' } as const;
    expect(codeOf(await room.ask(REFEREE, { ...award, claim: true }))).toBe('nothing-to-claim');
    await done(room, REFEREE, { ...award, claim: false });
    expect(await purses(room)).toEqual([110, 90]);
    expect(codeOf(await room.ask(REFEREE, { ...award, claim: false }))).toBe('already-done');
    expect(codeOf(await room.ask(REFEREE, { ...award, claim: true }))).toBe('nothing-to-claim');
    await done(room, REFEREE, { type: 'voidMatch', match, reason, shortfall: 'refuse' });
    expect(await purses(room)).toEqual([100, 100]);
    await closeVerified(room);
  });

  test('case 11: voided in the middle, both stakes are back and nothing else has moved', async () => {
    const at = await open();
    const { room, match } = at;
    await inTurn(at, 3);
    await done(room, REFEREE, { type: 'voidMatch', match, reason, shortfall: 'refuse' });
    expect(await purses(room)).toEqual([100, 100]);
    expect(await isBound(room, TWO)).toBe(false);
    await closeVerified(room);
  });
});

test.each(['award', 'voidMatch'] as const)(
  'P18: the words of a referee are not in the log of a game, so that they can be erased: %s',
  async (type) => {
    const at = await open();
    const { room, match } = at;
    await inTurn(at);
    const words = 'Ведис подсматривал';
    const said = { match, reason: words, shortfall: 'refuse' } as const;
    await done(
      room,
      REFEREE,
      type === 'award' ? { type, winner: 'a', claim: false, ...said } : { type, ...said },
    );
    const { key } = present(await room.store.read.match(match), 'the match');
    const log = (await room.store.read.audit.batches(key)).map(({ events }) => events).join('\n');
    expect(log).toContain('GameEnded');
    expect(log).not.toContain(words);
    // Both read the same words.
    expect((await at.table.view('b')).common.stage).toMatchObject({ outcome: { reason: words } });
    await closeVerified(room);
  },
);

describe('a refusal', () => {
  test('names the table where a move is none of it, at either', async () => {
    const { room, match } = await open();
    expect(await room.ask(ONE, { type: 'play', match, command: { type: 'waive' } })).toEqual({
      ok: false,
      error: { code: 'other-table', table: 'patrons' },
    });
    await done(room, ONE, { type: 'playGame', match, command: { type: 'concede' } });
    const terms = { with: room.person(TWO), stake: 1, friendly: false } as const;
    const proposed = await room.ask(ONE, { type: 'proposeMatch', ...terms });
    if (!proposed.ok || proposed.value.type !== 'made') throw new Error('proposed');
    const trade = await started(room, TWO, { type: 'acceptMatch', proposal: proposed.value.id });
    expect(
      await room.ask(ONE, { type: 'playGame', match: trade, command: { type: 'endTurn', turn: 1 } }),
    ).toEqual({
      ok: false,
      error: { code: 'other-table', table: 'trade' },
    });
    await new Table(room, trade, { a: ONE, b: TWO }).promise();
    // Every phone is told at which table it sits; for the trade table nothing is said (PT1).
    const actor = await room.services.world.actors.of(room.store.read, room.device(ONE));
    const tableOf = async (of: MatchId) => {
      const synced = await room.services.matches.sync(actor, { follow: { by: 'seat', match: of }, since: 0 });
      return synced.ok ? synced.value.table : null;
    };
    expect(await tableOf(match)).toMatchObject({ match, table: 'patrons' });
    expect(await tableOf(trade)).not.toHaveProperty('table');
  });

  test('is the table’s own, in the order of PT11, and changes nothing', async () => {
    const at = await open();
    const view = await inTurn(at);
    const { stage } = view.common;
    if (stage.at !== 'turn') throw new Error('a turn');
    const other = stage.seat === 'a' ? 'b' : 'a';
    const before = await at.table.view(other);
    const asks: readonly PlayGameCommand[] = [
      { type: 'endTurn', turn: 1 },
      { type: 'play', turn: 1, copy: 'nothing', targets: [] },
      { type: 'choosePatron', patron: 'salt-lady' },
    ];
    for (const command of asks) {
      const answer = await at.table.play(other, command);
      expect(answer).toMatchObject({ ok: false, error: { code: 'game', why: { code: 'moment' } } });
    }
    // There is nothing to place at this table.
    const actor = await at.room.services.world.actors.of(at.room.store.read, at.room.device(ONE));
    const cells = [null, null, null, null, null, null] as const;
    expect(await at.room.services.matches.draft(actor, at.match, cells)).toEqual({
      ok: false,
      error: { code: 'game', why: { code: 'moment', stage: 'turn', asked: null } },
    });
    expect(await at.table.view(other)).toEqual(before);
    expect(
      codeOf(
        await at.room.ask(STRANGER, { type: 'playGame', match: at.match, command: { type: 'concede' } }),
      ),
    ).toBe('no-seat');
  });
});

test('a pause of the match or of the event holds up moves, and not conceding', async () => {
  const at = await open();
  const { room, match } = at;
  await inTurn(at);
  await done(room, REFEREE, { type: 'pauseMatch', match, reason });
  const end: PlayGameCommand = { type: 'endTurn', turn: 1 };
  expect(codeOf(await at.table.play('a', end))).toBe('match-paused');
  await done(room, REFEREE, { type: 'resumeMatch', match, reason });
  await done(room, ORGANISER, { type: 'pauseEvent', paused: true, reason });
  expect(codeOf(await at.table.play('a', end))).toBe('event-paused');
  // A command that is no move of this table does not wait for the end of the pause.
  const waive = { type: 'play', match, command: { type: 'waive' } } as const;
  expect(codeOf(await room.ask(ONE, waive))).toBe('other-table');
  expect((await at.table.play('b', { type: 'concede' })).ok).toBe(true);
});

test('a server that has forgotten its matches goes on from the log, at every step of a game', async () => {
  const { room, match, table } = await open();
  const { lives } = room.services.matches.context;
  await table.until(() => {
    void room.store.transact(async (tx) => {
      lives.clear(tx);
      return { ok: true, value: null };
    });
    return false;
  });
  const live = present(await lives.get(room.store.read, match), 'the match');
  expect(live.table).toMatchObject({ phase: 'finished', tableName: 'patrons' });
  await closeVerified(room);
});

test('PATRONS 11: staff of a called match see hands, exchanges and a sealed patron, and both read that they did', async () => {
  const at = await open();
  const { room, match } = at;
  await inTurn(at);
  const ask = { type: 'openCards', match, reason } as const;
  expect(codeOf(await room.ask(REFEREE, ask))).toBe('no-call');
  await done(room, ONE, { type: 'call', match });
  const opened = await room.ask(REFEREE, ask);
  if (!opened.ok || opened.value.type !== 'openedHands') throw new Error(JSON.stringify(opened));
  const own = await at.table.view('a');
  if (own.viewer === 'watcher') throw new Error('a seat');
  const hand = own.own.hand.map(({ copy }) => copy);
  expect(opened.value.hands.a).toEqual({ patron: null, hand, exchanged: own.exchanged });
  expect((await at.table.view('b')).desk.notes.some(({ act }) => act === 'opened')).toBe(true);
  // This table has no decks to show.
  expect(codeOf(await room.ask(REFEREE, { type: 'openDecks', match, reason }))).toBe('game');
});

describe('PT27: clocks', () => {
  const silent = async (
    turnClock: number,
    askClock: number,
  ): Promise<Playing & { readonly clock: ScriptedClock }> => {
    const clock = new ScriptedClock(1_700_000_000_000);
    const room = await openRoom({ clock });
    await done(room, ORGANISER, on);
    await done(room, ORGANISER, clocksOf('turnClock', turnClock));
    await done(room, ORGANISER, clocksOf('askClock', askClock));
    await room.services.clocks.start();
    return { ...(await playing(room)), clock };
  };

  /** Lets time pass, and lets what that brings be saved. */
  async function pass(room: EventRoom, clock: ScriptedClock, seconds: number): Promise<void> {
    for (let second = 0; second < seconds; second += 5) {
      clock.advance(5_000);
      for (let i = 0; i < 4; i += 1)
        await room.store.transact(async () => ({ ok: true, value: null }) as const);
    }
  }

  test('whoever is silent for long has the first patron, no exchange and ended turns: after turn 20 it is counted', async () => {
    const { room, match, clock } = await silent(60, 20);
    const { lives } = room.services.matches.context;
    // A phone that shows no film still gets the time for it (40 s).
    for (let i = 0; i < 100; i += 1) {
      await pass(room, clock, 25);
      const live = await lives.get(room.store.read, match);
      if (live?.table.phase === 'finished') break;
    }
    const live = present(await lives.get(room.store.read, match), 'the match');
    if (live.at !== 'patrons') throw new Error('at the patrons’ table');
    const { stage } = live.state.rules.common;
    expect(stage).toMatchObject({ at: 'finished', turn: { turn: 20 } });
    expect(live.state.seals.patrons).toEqual({ a: 'salt-lady', b: 'salt-lady' });
    await closeVerified(room);
  });

  test('off, nothing runs out', async () => {
    const { room, match, clock } = await silent(0, 0);
    await pass(room, clock, 600);
    const live = present(await room.services.matches.context.lives.get(room.store.read, match), 'the match');
    expect(live.version).toBe(1);
  });
});

describe('practice', () => {
  test('there is bounded as at the trade table: three of a browser, and none where the disk is short', async () => {
    const room = await openRoom();
    await done(room, ORGANISER, on);
    const command = room.command({ type: 'practiseGame', name: 'Ведис', against: 'middle' });
    assert(command.type === 'practiseGame', 'as it was made');
    const { context } = room.services.matches;
    const disk = new Disk(async () => 1, new ScriptedClock(0));
    await disk.start();
    const actor = await room.services.world.actors.of(room.store.read, room.device(STRANGER));
    expect(
      await room.store.transact((tx) => practiseGame({ ...context, disk }, tx, actor, command)),
    ).toMatchObject({ error: { code: 'no-room' } });
    const opened: MatchId[] = [];
    for (let i = 0; i < 4; i += 1) {
      const { id: _, ...asked } = command;
      const answer = await room.ask(STRANGER, asked);
      if (!answer.ok || answer.value.type !== 'opened') throw new Error(JSON.stringify(answer));
      opened.push(answer.value.match);
    }
    const there = await Promise.all(opened.map((match) => room.store.read.match(match)));
    expect(there.map((match) => match !== null)).toEqual([false, true, true, true]);
    await closeVerified(room);
  });

  test('PT1: a browser’s list of what it practises names the table, and leaves out the trade’s', async () => {
    const room = await openRoom();
    await done(room, ORGANISER, on);
    const { matches, world } = room.services;
    for (const asked of [
      { type: 'practise', name: 'Ведис', deck: 'caravan', against: 'simple' },
      { type: 'practiseGame', name: 'Ведис', against: 'simple' },
    ] as const)
      expect((await room.ask(STRANGER, asked)).ok).toBe(true);
    const actor = await world.actors.of(room.store.read, room.device(STRANGER));
    const { tables } = await matches.mine(actor);
    expect(tables.map(({ phase, table }) => [phase, table])).toEqual([
      ['preparing', 'patrons'],
      ['placing', undefined],
    ]);
    expect(tables.map((listed) => 'table' in listed)).toEqual([true, false]);
    await closeVerified(room);
  });

  test('an opening that is taken back leaves the cards of the table to be kept by the next one', async () => {
    const room = await openRoom();
    await done(room, ORGANISER, on);
    const { context } = room.services.matches;
    const actor = await room.services.world.actors.of(room.store.read, room.device(STRANGER));
    const command = room.command({ type: 'practiseGame', name: 'Ведис', against: 'middle' });
    assert(command.type === 'practiseGame', 'as it was made');
    const takenBack = await room.store.transact(async (tx) => {
      expect((await practiseGame(context, tx, actor, command)).ok).toBe(true);
      return err({ code: 'no-room' } as const);
    });
    expect(takenBack.ok).toBe(false);
    const { version, cards } = context.editions.newestGame;
    expect(await room.store.read.gameEdition(version)).toBeNull();
    expect((await room.send(STRANGER, command)).ok).toBe(true);
    expect(await room.store.read.gameEdition(version)).toEqual(cards);
    await closeVerified(room);
  });

  test('at this table is for every browser while the module is on, event paused or not, against a bot that answers at once', async () => {
    const room = await openRoom();
    const asked = { type: 'practiseGame', name: 'Ведис', against: 'middle' } as const;
    expect(codeOf(await room.ask(STRANGER, asked))).toBe('patrons-off');
    await done(room, ORGANISER, on);
    const { matches } = room.services;
    const bots = gameBots();
    const opened = await room.ask(STRANGER, asked);
    if (!opened.ok || opened.value.type !== 'opened') throw new Error(JSON.stringify(opened));
    const { match } = opened.value;
    // It is no part of the event, so the event's pause does not stop it.
    await done(room, ORGANISER, { type: 'pauseEvent', paused: true, reason });
    const table = new GameTable(room, match, { a: STRANGER, b: STRANGER });
    let seed = 0;
    for (;;) {
      const own = await table.next('a');
      if (own !== null) expect((await table.play('a', own)).ok).toBe(true);
      const answered = await matches.playAsServer(match, `bot-${(seed += 1)}`, (live) => {
        const seat = bots.due(live);
        return seat === null ? null : bots.answer(live, seat, seed);
      });
      if (answered !== null) expect(answered.ok).toBe(true);
      const { stage } = (await table.view('a')).common;
      if (stage.at === 'finished') break;
      expect(own !== null || answered !== null).toBe(true);
    }
    expect(await purses(room)).toEqual([100, 100]);
    await closeVerified(room);
  });
});
