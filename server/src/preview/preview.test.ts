// Previews: what an act of staff would change, found by doing it and undoing it (EVENT, "Taking acts back").

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { present } from '@dunmer/shared/lib';
import type { StaffAct } from '@dunmer/shared/protocol';
import {
  codeOf,
  done,
  ONE,
  openRoom,
  ORGANISER,
  playing,
  purses,
  REFEREE,
  signed,
  TWO,
  without,
} from '../../test/support/dealing.ts';
import type { EventRoom } from '../../test/support/eventRoom.ts';
import { unbind, won } from '../../test/support/ended.ts';
import { trader } from '../../test/support/seed.ts';

let room: EventRoom;
beforeEach(async () => {
  room = await openRoom();
});
afterEach(() => room.close());

type Without<T> = T extends unknown ? Omit<T, 'id' | 'reason'> : never;
type Bare = Without<StaffAct>;
let ids = 0;
async function preview(bare: Bare, by = ORGANISER) {
  const device = room.device(by);
  room.services.world.unlocked.keep(room.store.read, device);
  const act: StaffAct = { id: `preview-${(ids += 1)}`, reason: 'x', ...bare };
  const found = await room.services.commands.preview(device, act);
  if (!found.ok) return found.error.code;
  const { mark: _, ...seen } = found.value;
  return seen;
}
const everything = async (): Promise<string> =>
  JSON.stringify([
    await room.store.read.journal.last(),
    await room.store.read.money.accounts(),
    await room.store.read.cards.copies(),
    await room.store.read.people.people(),
    await room.store.read.clocks.clocks(),
  ]);

describe('a preview', () => {
  test('changes nothing, neither in the database nor in memory', async () => {
    const table = await without(room, 10);
    const before = await everything();
    const copy = present((await room.copies(3))[0], 'a copy');
    const acts: readonly Bare[] = [
      { type: 'payIn', person: room.person(3), drakes: 7 },
      { type: 'freezePerson', person: room.person(3), frozen: true },
      { type: 'moveCopy', copy, to: room.person(4) },
      { type: 'set', change: { name: 'least', value: 5 } },
      { type: 'pauseEvent', paused: true },
      { type: 'pauseMatch', match: table.match },
      { type: 'voidMatch', match: table.match, shortfall: 'refuse' },
    ];
    for (const act of acts) expect(await preview(act), act.type).toHaveProperty('effects');
    expect(await everything()).toBe(before);
    await table.promise();
    expect(codeOf(await table.play('a', present(await table.next('a'), 'a row')))).toBe('ok');
    expect((await table.view('b')).desk.notes).toEqual([]);
  });

  test('is refused as the act would be', async () => {
    const { match } = await without(room, 10);
    expect(await preview({ type: 'payOut', person: room.person(3), drakes: 700 })).toBe('not-enough');
    expect(await preview({ type: 'resumeMatch', match })).toBe('not-paused');
    expect(await preview({ type: 'pauseMatch', match }, ONE)).toBe('not-allowed');
    expect(await preview({ type: 'payIn', person: room.person(3), drakes: 7 }, REFEREE)).toBe('not-allowed');
  });

  test('names whose purse, whose card, which setting', async () => {
    const copy = present((await room.copies(3))[0], 'a copy');
    const { card } = present(await room.store.read.cards.copy(copy), 'a copy');
    expect(await preview({ type: 'moveCopy', copy, to: room.person(4) })).toEqual({
      effects: [{ is: 'copy', copy, card, from: trader(3).name, to: trader(4).name }],
      undo: 'by-new-act',
    });
    expect(await preview({ type: 'moveCopy', copy, to: null })).toMatchObject({
      effects: [{ is: 'copy', from: trader(3).name, to: 'store' }],
    });
    expect(await preview({ type: 'freezeCopy', copy, frozen: true })).toEqual({
      effects: [{ is: 'copy', copy, card, from: trader(3).name, to: 'frozen' }],
      undo: 'any-time',
    });
    // Whoever finds a slip owns its card: after that nobody can take the slip back.
    const stored = await room.made(ORGANISER, { type: 'makeCopy', card, to: null, reason: 'a hunt' });
    expect(await preview({ type: 'makeSlip', copy: stored, code: 'ABCDEFGH' })).toMatchObject({
      undo: 'by-new-act',
    });
    expect(await preview({ type: 'set', change: { name: 'least', value: 5 } })).toEqual({
      effects: [{ is: 'setting', name: 'least', value: '5', before: '1' }],
      undo: 'any-time',
    });
    // Of a module that nobody has switched yet, too.
    expect(await preview({ type: 'set', change: { name: 'patrons', value: 'on' } })).toMatchObject({
      effects: [{ is: 'setting', name: 'patrons', value: 'on', before: 'off' }],
    });
    expect(await preview({ type: 'set', change: { name: 'turnClock', value: 45 } })).toMatchObject({
      effects: [{ is: 'setting', name: 'turnClock', value: '45', before: expect.stringMatching(/^\d+$/) }],
    });
    expect(await preview({ type: 'freezePerson', person: room.person(3), frozen: true })).toEqual({
      effects: [{ is: 'person', name: trader(3).name, what: 'frozen' }],
      undo: 'any-time',
    });
    const newcomer = { name: 'Тралан', staff: 'organiser', trades: false, deal: false, drakes: 0 } as const;
    expect(await preview({ type: 'addPerson', ...newcomer })).toMatchObject({
      effects: [{ is: 'person', name: 'Тралан', what: 'added', as: { staff: 'organiser', trades: false } }],
    });
  });

  test('of a reserved card says that it will be frozen, and once released that it is still reserved (R14)', async () => {
    const { table, phase } = await won(room);
    await unbind(room, table);
    const copy = present(phase.claimable[0], 'a survivor');
    const freezing = (frozen: boolean) => preview({ type: 'freezeCopy', copy, frozen });
    expect(await freezing(true)).toMatchObject({ effects: [{ is: 'copy', copy, to: 'frozen' }] });
    await done(room, ORGANISER, { type: 'freezeCopy', copy, frozen: true, reason: 'in dispute' });
    expect(await freezing(false)).toMatchObject({ effects: [{ is: 'copy', copy, to: 'reserved' }] });
  });

  test('of decks that are dealt to many tells of each of them, and of very many how much more there is', async () => {
    const people: string[] = [];
    const come = async (count: number) => {
      for (let i = 0; i < count; i += 1) {
        const newcomer = {
          name: `Торговец ${people.length}`,
          staff: null,
          trades: true,
          deal: false,
          drakes: 0,
        } as const;
        people.push(await room.made(ORGANISER, { type: 'addPerson', ...newcomer, reason: 'x' }));
      }
    };
    const dealt = async () => {
      const found = await preview({ type: 'dealStart', people, uncommon: 2, rare: 0 });
      if (typeof found === 'string') throw new Error(found);
      return found;
    };
    await come(46);
    const { effects, more } = await dealt();
    const lots = effects.filter((line) => line.is === 'lot');
    expect(new Set(lots.map(({ to }) => to)).size).toBe(46);
    expect([effects.length, more]).toEqual([46 * 8, undefined]);
    await come(84);
    const many = await dealt();
    expect([many.effects.length, many.more]).toEqual([1000, 130 * 8 - 1000]);
  });

  test('of a void says what becomes of the pot, the contract and the match', async () => {
    const contract = await signed(room);
    const { match } = await playing(room, contract, 10);
    const found = await preview({ type: 'voidMatch', match, shortfall: 'refuse' }, REFEREE);
    expect(found).toEqual({
      effects: expect.arrayContaining([
        { is: 'drakes', from: 'pot', to: trader(ONE).name, sum: 10, why: 'stake-back' },
        { is: 'drakes', from: 'pot', to: trader(TWO).name, sum: 10, why: 'stake-back' },
        { is: 'match', match, what: 'voided' },
        { is: 'contract', contract, state: 'signed' },
      ]),
      undo: 'never',
    });
  });

  test('of a void says that it can be taken back, unless the match runs over a contract', async () => {
    const voiding = (match: string) => preview({ type: 'voidMatch', match, shortfall: 'refuse' }, REFEREE);
    const bare = await without(room, 10);
    expect(await voiding(bare.match)).toMatchObject({ undo: 'by-new-act' });
    await bare.play('a', { type: 'concede' });
    expect(await voiding(bare.match)).toMatchObject({ undo: 'by-new-act' });
    const over = await playing(room, await signed(room), 10);
    expect(await voiding(over.match)).toMatchObject({ undo: 'never' });
    // An award of the same settles it, and is settled anew by the next ruling.
    const award = {
      type: 'award',
      match: over.match,
      winner: 'b',
      claim: false,
      shortfall: 'refuse',
    } as const;
    expect(await preview(award, REFEREE)).toMatchObject({ undo: 'by-new-act' });
    await over.play('a', { type: 'concede' });
    expect(await voiding(over.match)).toMatchObject({ undo: 'by-new-act' });
  });

  test('of opened cards and purses tells neither card nor sum', async () => {
    const table = await without(room, 10);
    await table.promise();
    await table.play('a', present(await table.next('a'), 'a row'));
    await done(room, TWO, { type: 'call', match: table.match });
    for (const [type, what] of [
      ['openCards', 'opened'],
      ['openPurses', 'pursesOpened'],
    ] as const)
      expect(await preview({ type, match: table.match }, REFEREE)).toEqual({
        effects: [{ is: 'match', match: table.match, what }],
        undo: 'never',
      });
    expect((await table.view('a')).desk.notes).toEqual([{ act: 'called', seat: 'b' }]);
  });

  test('in the same commit as a move leaves no gap in the match’s log', async () => {
    const table = await without(room, 10);
    await table.promise();
    const row = present(await table.next('a'), 'a row');
    const voiding = { type: 'voidMatch', match: table.match, shortfall: 'refuse' } as const;
    const [, played, , noted] = await Promise.all([
      preview(voiding),
      table.play('a', row),
      preview(voiding),
      room.ask(REFEREE, { type: 'pauseMatch', match: table.match, reason: 'rain' }),
      preview(voiding),
    ]);
    expect([codeOf(played), codeOf(noted)]).toEqual(['ok', 'ok']);
    const { key } = present(await room.store.read.match(table.match), 'a match');
    const versions = (await room.store.read.audit.batches(key)).map(({ version }) => version);
    expect(versions).toEqual(versions.map((_, i) => i + 1));
    expect(await purses(room)).toEqual([90, 90]);
    await done(room, REFEREE, { ...voiding, reason: 'fire' });
    expect(await purses(room)).toEqual([100, 100]);
  });
});
