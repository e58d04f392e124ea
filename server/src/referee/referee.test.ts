// What staff do to matches, and how a seat calls for them (EVENT, "Who", "How a match ends", "Secrets").

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { StaffAct } from '@dunmer/shared/protocol';
import { present } from '@dunmer/shared/lib';
import {
  codeOf,
  done,
  ONE,
  openRoom,
  ORGANISER,
  purses,
  REFEREE,
  sitDown,
  STRANGER,
  TWO,
  without,
  onContract,
} from '../../test/support/dealing.ts';
import type { EventRoom } from '../../test/support/eventRoom.ts';
import { passIn } from '../../test/support/passing.ts';
import { Table } from '../../test/support/playOut.ts';
import { ScriptedClock } from '@dunmer/shared/testing';
import { batchesAt } from '../match/index.ts';

/** Has fewer than six cards. */
const FEW_CARDS = 4;

let clock: ScriptedClock;
let room: EventRoom;
let table: Table;
beforeEach(async () => {
  clock = new ScriptedClock(1_700_000_000_000);
  room = await openRoom({ clock });
  await room.services.clocks.start();
  table = await without(room, 10);
});
afterEach(async () => {
  await room.services.clocks.stop();
  await room.close();
});

type OnMatch = Extract<StaffAct, { readonly match: string }>;
type Bare = OnMatch extends infer T
  ? T extends OnMatch
    ? Omit<T, 'id' | 'reason' | 'match'>
    : never
  : never;

const onMatch = <T extends Bare>(bare: T) => ({ ...bare, match: table.match, reason: 'a quarrel' });
const act = (bare: Bare, by = REFEREE) => room.ask(by, onMatch(bare));
const code = async (bare: Bare, by = REFEREE): Promise<string> => codeOf(await act(bare, by));
const asked = (number: number, type: 'nudge' | 'call') => room.ask(number, { type, match: table.match });
const desk = async () => (await table.view('a')).desk;
const lastNote = async () => (await desk()).notes.at(-1);
const stored = async () => present(await room.store.read.match(table.match), 'a match');
const pass = (seconds: number): Promise<void> => passIn(room, clock, seconds);

describe('who is slow', () => {
  test('is nudged by the other, at most once in 20 s', async () => {
    expect(codeOf(await asked(ONE, 'nudge'))).toBe('ok');
    expect(await lastNote()).toEqual({ act: 'nudged', by: 'a', seat: 'b' });
    expect(codeOf(await asked(ONE, 'nudge'))).toBe('too-many');
    expect(codeOf(await asked(TWO, 'nudge'))).toBe('ok');
    clock.advance(20_000);
    expect(codeOf(await asked(ONE, 'nudge'))).toBe('ok');
  });

  test('is nudged by who was frozen meanwhile too, for they play on; not in a pause of the event', async () => {
    await done(room, ORGANISER, {
      type: 'freezePerson',
      person: room.person(ONE),
      frozen: true,
      reason: 'r',
    });
    expect(codeOf(await asked(ONE, 'nudge'))).toBe('ok');
    await done(room, ORGANISER, { type: 'pauseEvent', paused: true, reason: 'rain' });
    expect(codeOf(await asked(TWO, 'nudge'))).toBe('event-paused');
  });

  test('is nudged by a referee', async () => {
    expect(await code({ type: 'nudgeSeat', seat: 'b' })).toBe('ok');
    expect(await lastNote()).toEqual({ act: 'nudged', by: 'referee', seat: 'b' });
  });

  test('a refused nudge does not count', async () => {
    await act({ type: 'voidMatch', shortfall: 'refuse' });
    expect(codeOf(await asked(ONE, 'nudge'))).toBe('wrong-phase');
    expect(codeOf(await asked(ONE, 'nudge'))).toBe('wrong-phase');
  });
});

describe('a call to a referee', () => {
  test('marks the match until staff close it', async () => {
    expect(codeOf(await asked(TWO, 'call'))).toBe('ok');
    expect((await stored()).called).toBe(true);
    expect((await desk()).calls).toEqual(['b']);
    expect(codeOf(await asked(TWO, 'call'))).toBe('call-open');
    expect(await code({ type: 'closeCall' })).toBe('ok');
    expect((await stored()).called).toBe(false);
    expect((await desk()).calls).toEqual([]);
  });

  test('is made by who sits there', async () => {
    expect(codeOf(await asked(STRANGER, 'call'))).toBe('not-allowed');
    expect(codeOf(await asked(STRANGER, 'nudge'))).toBe('not-allowed');
    expect(codeOf(await room.ask(ONE, { type: 'call', match: 'nowhere' }))).toBe('unknown-match');
  });
});

describe('a conflict of interest', () => {
  test('traders do nothing that staff do', async () => {
    for (const number of [ONE, STRANGER])
      expect(await code({ type: 'pauseMatch' }, number)).toBe('not-allowed');
  });

  test('staff who have a seat in a match are traders to it', async () => {
    const proposal = await room.made(REFEREE, {
      type: 'proposeMatch',
      with: room.person(STRANGER),
      stake: 0,
      friendly: true,
    });
    const opened = await room.ask(STRANGER, { type: 'acceptMatch', proposal });
    if (!opened.ok || opened.value.type !== 'started') throw new Error('no match');
    const { match } = opened.value;
    const refused = await room.ask(REFEREE, { type: 'openCards', match, reason: 'curious' });
    expect(refused).toEqual({
      ok: false,
      error: { code: 'not-allowed', why: 'own-interest', interest: 'opponent' },
    });
    expect(codeOf(await room.ask(REFEREE, { type: 'call', match }))).toBe('ok');
    expect(codeOf(await room.ask(ORGANISER, { type: 'openCards', match, reason: 'a quarrel' }))).toBe('ok');
  });

  test('staff with a signed contract with one of the players are traders to it, until it is finished; an offer bars nobody', async () => {
    const contract = await room.made(REFEREE, {
      type: 'offerContract',
      with: room.person(TWO),
      text: 'Silk',
      sum: 5,
      payer: 'one',
      counters: null,
    });
    expect(await code({ type: 'pauseMatch' })).toBe('ok');
    await done(room, TWO, onContract(contract, { type: 'accept' }));
    expect(await code({ type: 'resumeMatch' })).toBe('not-allowed');
    for (const number of [REFEREE, TWO])
      await done(room, number, onContract(contract, { type: 'agreeAnnul' }));
    expect(await code({ type: 'resumeMatch' })).toBe('ok');
  });

  test('a match of practice is nobody’s business', async () => {
    const practised = await room.ask(REFEREE, {
      type: 'practise',
      name: 'Rae',
      deck: 'caravan',
      against: 'simple',
    });
    if (!practised.ok || practised.value.type !== 'opened') throw new Error('no match');
    const { match } = practised.value;
    expect(codeOf(await room.ask(ORGANISER, { type: 'pauseMatch', match, reason: 'x' }))).toBe(
      'unknown-match',
    );
    expect(codeOf(await room.ask(REFEREE, { type: 'call', match }))).toBe('unknown-match');
  });
});

describe('a pause', () => {
  test('both players read who paused and why, and nobody plays until it ends', async () => {
    await table.promise();
    expect(await code({ type: 'pauseMatch' }, ORGANISER)).toBe('ok');
    expect(await lastNote()).toEqual({ act: 'paused', by: 'organiser', reason: 'a quarrel' });
    const row = present(await table.next('a'), 'a row');
    expect(codeOf(await table.play('a', row))).toBe('match-paused');
    expect(await code({ type: 'resumeMatch' })).toBe('ok');
    expect(codeOf(await table.play('a', row))).toBe('ok');
  });

  test('while the event is paused nobody plays, but who concedes', async () => {
    await table.promise();
    const row = present(await table.next('a'), 'a row');
    await done(room, ORGANISER, { type: 'pauseEvent', paused: true, reason: 'dinner' });
    expect(codeOf(await table.play('a', row))).toBe('event-paused');
    expect(codeOf(await table.play('b', { type: 'concede' }))).toBe('ok');
  });

  test('a match of practice goes on while the event is paused', async () => {
    await done(room, ORGANISER, { type: 'pauseEvent', paused: true, reason: 'dinner' });
    const practised = await room.ask(STRANGER, {
      type: 'practise',
      name: 'Rae',
      deck: 'caravan',
      against: 'simple',
    });
    if (!practised.ok || practised.value.type !== 'opened') throw new Error('no match');
    const { match } = practised.value;
    const laying = { row: 'front', cells: ['x', 'y', 'z'] } as const;
    const played = await room.ask(STRANGER, { type: 'play', match, command: { type: 'place', laying } });
    expect(codeOf(played)).toBe('promise-first');
  });
});

describe('a referee’s default', () => {
  test('is announced for 15 s, and then decides for a silent phone all that it has to place', async () => {
    expect(await code({ type: 'applyDefault', seat: 'a' })).toBe('ok');
    expect(await lastNote()).toEqual({ act: 'defaultAnnounced', by: 'referee', seat: 'a', seconds: 15 });
    await pass(14);
    expect((await desk()).announced).toEqual({ seat: 'a' });
    await pass(1);
    const { common, seals, desk: after } = await table.view('a');
    expect(after.announced).toBeNull();
    expect(seals.waived).toEqual([{ seat: 'a', by: 'referee' }]);
    expect(common.committed.a.length).toBeGreaterThan(0);
    expect(common.committed.b).toEqual([]);
  });

  test('commits a complete draft', async () => {
    const view = await table.view('a');
    if (view.viewer === 'watcher') throw new Error('a seat');
    const cells = view.own.deck
      .map(({ copy }) => copy)
      .toReversed()
      .slice(0, 6);
    const actor = await room.services.world.actors.of(room.store.read, room.device(ONE));
    await room.services.matches.draft(actor, table.match, cells);
    await act({ type: 'applyDefault', seat: 'a' });
    await pass(15);
    const after = await table.view('a');
    if (after.viewer === 'watcher') throw new Error('a seat');
    expect(after.own.laid.map((laid) => laid?.copy)).toEqual(cells);
  });

  test('commits the draft of a short trader as it lies, with its empty cells (rule 2.2)', async () => {
    const match = await sitDown(room, FEW_CARDS, STRANGER, 10);
    table = new Table(room, match, { a: FEW_CARDS, b: STRANGER });
    const view = await table.view('a');
    if (view.viewer === 'watcher') throw new Error('a seat');
    const copies = view.own.deck.map(({ copy }) => copy).toReversed();
    const cells = [...Array.from({ length: 6 - copies.length }, () => null), ...copies];
    expect(cells).toContain(null);
    const actor = await room.services.world.actors.of(room.store.read, room.device(FEW_CARDS));
    await room.services.matches.draft(actor, match, cells);
    await table.promise();
    for (let row = 0; row < 2; row++) await table.play('b', present(await table.next('b'), 'a row'));
    await act({ type: 'applyDefault', seat: 'a' });
    await pass(15);
    const { key } = present(await room.store.read.match(match), 'a match');
    const log = batchesAt('trade', await room.store.read.log(key, 0, 100)).flatMap(({ events }) => events);
    const laid = log.flatMap((event) => (event.type === 'CardsRevealed' ? event.field.a : []));
    expect(laid.map((card) => card?.copy ?? null)).toEqual(cells);
  });

  test('ends with the owner’s own choice', async () => {
    await table.promise();
    await act({ type: 'applyDefault', seat: 'a' });
    const row = present(await table.next('a'), 'a row');
    await table.play('a', row);
    expect((await desk()).announced).toBeNull();
    await pass(20);
    expect((await table.view('a')).common.committed.a).toHaveLength(1);
  });

  test('may be stopped', async () => {
    await act({ type: 'applyDefault', seat: 'a' });
    expect(await code({ type: 'stopDefault' }, ORGANISER)).toBe('ok');
    expect(await lastNote()).toEqual({ act: 'defaultStopped', by: 'organiser', seat: 'a' });
    await pass(20);
    expect((await table.view('a')).seals.waived).toEqual([]);
    expect(await code({ type: 'stopDefault' })).toBe('nothing-announced');
  });
});

describe('opened cards', () => {
  const laid = async () => {
    await table.promise();
    await table.play('a', present(await table.next('a'), 'a row'));
  };

  test('a referee who is called sees what lies face down, and both players read that and why; nobody else sees more', async () => {
    await laid();
    await asked(TWO, 'call');
    const opened = await act({ type: 'openCards' });
    if (!opened.ok || opened.value.type !== 'openedCards') throw new Error('not opened');
    const view = await table.view('a');
    if (view.viewer === 'watcher') throw new Error('a seat');
    expect(opened.value.laid.a).toEqual(view.own.laid.map((laid) => laid?.card ?? null));
    expect(opened.value.laid.b.every((card) => card === null)).toBe(true);
    expect(await lastNote()).toEqual({ act: 'opened', by: 'referee', reason: 'a quarrel' });
    const other = await table.view('b');
    expect(JSON.stringify(other)).not.toContain(view.own.laid.find((laid) => laid !== null)?.copy);
  });

  test('nobody sees them where no call is open, and nothing is noted', async () => {
    await laid();
    for (const by of [REFEREE, ORGANISER]) expect(await code({ type: 'openCards' }, by)).toBe('no-call');
    await asked(TWO, 'call');
    await act({ type: 'closeCall' });
    for (const by of [REFEREE, ORGANISER]) expect(await code({ type: 'openCards' }, by)).toBe('no-call');
    expect((await desk()).notes.map(({ act: noted }) => noted)).toEqual(['called', 'callClosed']);
  });

  test('R15: a match that ended before the reveal reveals nothing any more, to nobody, though the call is open', async () => {
    await laid();
    await asked(TWO, 'call');
    await table.play('b', { type: 'concede' });
    for (const by of [REFEREE, ORGANISER])
      for (const type of ['openCards', 'openDecks'] as const)
        expect(await code({ type }, by), type).toBe('wrong-phase');
  });

  test('the answer is told again to who asked, and to nobody who has that browser later', async () => {
    await laid();
    await asked(TWO, 'call');
    const command = room.command(onMatch({ type: 'openCards' }));
    const opened = await room.send(REFEREE, command);
    expect(codeOf(opened)).toBe('ok');
    expect(await room.send(REFEREE, command)).toEqual(opened);
    const secret = 's'.repeat(43);
    const person = room.person(STRANGER);
    await done(room, ORGANISER, {
      type: 'makeLink',
      person,
      token: secret,
      code: 'AAAABBBB',
      reason: 'lost',
    });
    await done(room, REFEREE, { type: 'useLink', secret });
    const again = await room.send(REFEREE, command);
    expect(again).toEqual({ ok: false, error: { code: 'not-allowed', why: 'role' } });
  });

  test('the journal holds that they were opened and the hash of why, not what they are', async () => {
    await laid();
    await asked(TWO, 'call');
    await act({ type: 'openCards' });
    const row = present((await room.store.read.journal.rows(0, 1_000)).at(-1), 'a row');
    expect(row.act).toBe('openCards');
    expect(row.body).not.toContain('a quarrel');
    expect(JSON.parse(row.body)).toMatchObject([
      { is: 'text' },
      { is: 'reason' },
      { is: 'match', match: table.match, what: 'noted' },
      { is: 'about', tells: 'nothing' },
      { is: 'answer' },
    ]);
  });

  test('after the reveal nothing lies face down', async () => {
    await asked(TWO, 'call');
    await table.until('choosing').catch(() => undefined);
    expect(await code({ type: 'openCards' })).toBe('wrong-phase');
  });
});

describe('opened decks', () => {
  test('a referee who is called sees both by card, in no order of their owners’; both players read that and why', async () => {
    const decks = await Promise.all(
      [ONE, TWO].map(async (number) => {
        const copies = await room.store.read.cards.copiesOf(await room.key(number));
        return copies.map(({ card }) => card).toSorted();
      }),
    );
    await asked(TWO, 'call');
    expect(await act({ type: 'openDecks' })).toMatchObject({
      ok: true,
      value: { type: 'openedDecks', match: table.match, decks: { a: decks[0], b: decks[1] } },
    });
    expect(await lastNote()).toEqual({ act: 'decksOpened', by: 'referee', reason: 'a quarrel' });
  });

  test('nobody sees them where no call is open', async () => {
    for (const by of [REFEREE, ORGANISER]) expect(await code({ type: 'openDecks' }, by)).toBe('no-call');
  });

  test('the decks stay what they were when cards lie on the table', async () => {
    await asked(TWO, 'call');
    const before = await act({ type: 'openDecks' });
    await table.promise();
    await table.play('a', present(await table.next('a'), 'a row'));
    expect(await act({ type: 'openDecks' })).toEqual(before);
  });
});

describe('an award and a void', () => {
  test('end a match that runs', async () => {
    expect(await code({ type: 'award', winner: 'b', claim: false, shortfall: 'refuse' })).toBe('ok');
    expect(await table.phase()).toMatchObject({ at: 'finished', ending: { kind: 'awarded', winner: 'b' } });
    expect(await purses(room)).toEqual([90, 110]);
  });

  test('after the end are a second settlement', async () => {
    await table.play('a', { type: 'concede' });
    expect(await purses(room)).toEqual([90, 110]);
    expect(await code({ type: 'voidMatch', shortfall: 'refuse' })).toBe('ok');
    expect(await purses(room)).toEqual([100, 100]);
    expect(await lastNote()).toMatchObject({ act: 'settledAgain', kind: 'voided', by: 'referee' });
    expect(await code({ type: 'award', winner: 'a', claim: false, shortfall: 'refuse' })).toBe('ok');
    expect(await purses(room)).toEqual([110, 90]);
  });
});

test('more time is given only to a seat whose clock there is', async () => {
  const more = () => code({ type: 'extend', seat: 'a', seconds: 60 });
  expect(await more()).toBe('nothing-due');
  // An announced default has its own fixed time.
  await act({ type: 'applyDefault', seat: 'a' });
  expect(await more()).toBe('nothing-due');
  await table.play('a', { type: 'concede' });
  await done(room, ORGANISER, {
    type: 'set',
    change: { name: 'placementClock', value: 60 },
    reason: 'it grows late',
  });
  table = await without(room, 10);
  expect(await more()).toBe('ok');
  expect(await lastNote()).toEqual({ act: 'extended', by: 'referee', seat: 'a', seconds: 60 });
  const lefts = room.services.clocks.of(table.match).map(({ seat, left }) => [seat, left]);
  expect(lefts).toEqual([
    ['a', 120_000],
    ['b', 60_000],
  ]);
});

test('no act of staff takes more than 16 statements, however long the match', async () => {
  let statements = 0;
  await room.services.clocks.stop();
  await room.close();
  room = await openRoom({ clock, onStatement: () => (statements += 1) });
  await room.services.clocks.start();
  await done(room, ORGANISER, {
    type: 'set',
    change: { name: 'placementClock', value: 600 },
    reason: 'late',
  });
  table = await without(room, 10);
  await asked(TWO, 'call');
  const acts: readonly Bare[] = [
    { type: 'nudgeSeat', seat: 'a' },
    { type: 'pauseMatch' },
    { type: 'resumeMatch' },
    { type: 'extend', seat: 'a', seconds: 60 },
    { type: 'applyDefault', seat: 'a' },
    { type: 'stopDefault' },
    { type: 'openDecks' },
    { type: 'openPurses' },
    { type: 'openCards' },
    { type: 'closeCall' },
    { type: 'award', winner: 'b', claim: false, shortfall: 'refuse' },
    { type: 'voidMatch', shortfall: 'refuse' },
  ];
  for (const bare of acts) {
    const command = { ...room.command({ ...bare, match: table.match, reason: 'x' }) };
    if (!('reason' in command)) throw new Error('an act of staff says why');
    const holds = present((await room.looked(REFEREE, command)).mark, 'it may be done');
    const before = statements;
    expect(codeOf(await room.send(REFEREE, { ...command, holds })), bare.type).toBe('ok');
    expect(statements - before, bare.type).toBeLessThanOrEqual(16 + 2);
  }
});
