// Windows of a match on the server (PROMISES 3 to 7): with what it opens, what is played in it, what that does to the
// promises of the event, and what happens to these meanwhile.

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkFile } from '@dunmer/shared/fairness';
import { parseMatchFile } from '@dunmer/shared/fairness/schema';
import { ok, present } from '@dunmer/shared/lib';
import {
  closeVerified,
  codeOf,
  done,
  ONE,
  onContract,
  ORGANISER,
  playing,
  signed,
  sitDown,
  STRANGER,
  TWO,
} from '../../test/support/dealing.ts';
import { breakLog, breakSettling } from '../../test/support/breaking.ts';
import { unbind } from '../../test/support/ended.ts';
import type { EventRoom } from '../../test/support/eventRoom.ts';
import { Table } from '../../test/support/playOut.ts';
import { given, promiseOf, readBy, signedWith, switched, whereIs } from '../../test/support/promising.ts';
import { award, voiding } from '../../test/support/rulings.ts';
import {
  GIVER,
  handIn,
  housePledge,
  lays,
  openWindowedRoom,
  passes,
  plays,
  said,
  sat,
  stopAt,
  windowsOf,
} from '../../test/support/windowed.ts';
import { asTrade } from '../../test/support/tradeLive.ts';

const reason = 'as agreed';
const FIRST = { seat: 'a', cell: 0 } as const;
const THEIRS = { seat: 'b', cell: 0 } as const;
let room: EventRoom;
beforeEach(async () => {
  room = await openWindowedRoom();
});
afterEach(() => closeVerified(room));

const mine = (owner: number, card: string): string => promiseOf(room, owner, card);
/** Gives ONE something more to play, so that somebody is still asked after a play. */
const another = (): Promise<string> => given(room, STRANGER, ONE, { gives: mine(STRANGER, 'whisper') });
const versionOf = async ({ match }: Table): Promise<number> =>
  present(await room.services.matches.context.lives.get(room.store.read, match), 'a match').version;

async function fileOf({ match }: Table, number: number) {
  const actor = await room.services.world.actors.of(room.store.read, room.device(number));
  const file = await room.services.matches.file(actor, match, null);
  return present(file.ok && 'windowCards' in file.value ? file.value : null, 'a file with promises');
}

describe('opening (PR15, PR17)', () => {
  test('PR15: it opens with who is who, what each holds, and how much everybody may reckon with', async () => {
    const blessing = await housePledge(room, 'blessing', ONE);
    await given(room, STRANGER, TWO, { gives: mine(STRANGER, 'surety') });
    const table = await sat(room);
    const { holdings, traders, stake } = await windowsOf(table);
    expect(traders).toEqual({ a: room.person(ONE), b: room.person(TWO) });
    const surety = mine(STRANGER, 'surety');
    expect(holdings).toEqual({
      a: { mayHold: 1, pledges: 6, intrigue: 0, surplus: false, fronts: [] },
      b: {
        mayHold: 0,
        pledges: 5,
        intrigue: 0,
        surplus: false,
        fronts: [{ kind: 'promise', key: surety, owner: room.person(STRANGER), card: 'surety' }],
      },
    });
    // A screen of the hall reads what everybody reads, and is told no stake.
    expect(stake).toBe(0);
    expect(await handIn(table, 'a')).toContain(blessing);
    expect((await handIn(table, 'b')).length).toBe(5);
  });

  test('PR15: over a contract too; a friendly match has none, nor one that opens while promises are off', async () => {
    const table = await playing(room, await signed(room), 5);
    expect((await windowsOf(table)).traders.a).toBe(room.person(ONE));
    await table.play('a', { type: 'concede' });
    const friendly = await sat(room, 0);
    expect((await friendly.view('a')).common.windows).toBeUndefined();
    expect(await said(friendly, 'a', { type: 'pass', asking: 0 })).toBe('no-windows');
    await friendly.play('a', { type: 'concede' });
    await done(room, ORGANISER, switched('off'));
    const off = await sat(room);
    expect((await off.view('a')).common.windows).toBeUndefined();
    // A match that was opened without windows stays without.
    await done(room, ORGANISER, switched('on'));
    expect(await plays(off, 'a', mine(TWO, 'whisper'))).toBe('no-windows');
  });

  test('PR17: nobody could hold anything: no stop, and no event of one', async () => {
    const table = await sat(room);
    await table.until('finished');
    const { match } = await room.store.read
      .match(table.match)
      .then((found) => ({ match: present(found, 'it') }));
    const log = await room.store.read.log(match.key, 0, 1000);
    expect(log.flatMap(({ events }) => events).some(({ type }) => type === 'StopBegun')).toBe(false);
  });

  test('PR17: whoever was dealt none, and was given one, could hold something too; dealt to later, both count', async () => {
    await given(room, STRANGER, 4, { gives: mine(STRANGER, 'whisper') });
    const table = new Table(room, await sitDown(room, 4, TWO, 5), { a: 4, b: TWO }, 5);
    expect((await windowsOf(table)).holdings.a).toMatchObject({ mayHold: 1, pledges: 1 });
    await done(room, ORGANISER, { type: 'dealPledges', people: [room.person(4)], house: 'hideout', reason });
    expect((await windowsOf(table)).holdings.a).toMatchObject({ mayHold: 1, pledges: 6 });
    expect(await handIn(table, 'a')).toHaveLength(6);
  });

  test('PR17: one’s own promise that came back counts: nobody else knows better', async () => {
    const whisper = mine(TWO, 'whisper');
    await given(room, TWO, STRANGER, { gives: whisper });
    await given(room, STRANGER, TWO, { gives: whisper });
    const table = await sat(room);
    await stopAt(table, 'revealed');
    expect(await table.phase()).toMatchObject({ asked: 'b' });
    expect(await plays(table, 'b', whisper)).toBe('own-promise');
  });
});

describe('playing (PROMISES 3 and 4)', () => {
  test('PR10: opened: after the own promise of chance, before anything of the half is committed', async () => {
    const say = await housePledge(room, 'first-say', ONE);
    const table = await sat(room);
    expect(await plays(table, 'a', say)).toBe('promise-first');
    await table.promise();
    expect(await plays(table, 'a', say)).toBe('ok');
    expect(await whereIs(room, say)).toBe('front 0');
    expect((await windowsOf(table)).works).toMatchObject([{ seat: 'a', work: { op: 'first' } }]);
  });

  test('PR10: opened is over once a row is committed, and the promise stays in the hand', async () => {
    const say = await housePledge(room, 'first-say', ONE);
    const table = await sat(room);
    await table.promise();
    await lays(table, 'a');
    expect(await plays(table, 'a', say)).toBe('wrong-window');
    expect(await whereIs(room, say)).toBe('hand 0');
  });

  test('sealed: Whisper shows the owner’s card to whoever looks alone; everybody reads which cell', async () => {
    const whisper = mine(TWO, 'whisper');
    await given(room, TWO, ONE, { gives: whisper });
    const table = await sat(room);
    await table.promise();
    expect(await plays(table, 'a', whisper, [THEIRS])).toBe('wrong-window');
    await lays(table, 'b');
    expect(await plays(table, 'a', whisper, [{ seat: 'b', cell: 3 }])).toBe('bad-choice');
    expect(await plays(table, 'a', whisper, [THEIRS])).toBe('ok');
    const view = await table.view('a');
    expect(view.viewer === 'watcher' ? [] : view.own.windows?.shown).toMatchObject([
      { cards: ['stilt-beast'] },
    ]);
    const theirs = await table.view('b');
    expect(theirs.viewer === 'watcher' ? null : theirs.own.windows?.shown).toEqual([]);
    expect((await windowsOf(table)).pledges).toMatchObject([{ seat: 'a', pledge: { key: whisper } }]);
    await table.until('finished');
    // PROMISES 7: it stands in their own file too, and in nobody else's; the reveal says whether it was true.
    const file = await fileOf(table, ONE);
    expect(file.shown).toMatchObject([{ by: { copy: whisper }, cards: ['stilt-beast'] }]);
    expect(checkFile(file).agrees).toBe(true);
    expect(parseMatchFile(JSON.parse(JSON.stringify(file))).ok).toBe(true);
    const forged = file.shown?.map((shown) => ({ ...shown, cards: ['scamp'] })) ?? [];
    expect(checkFile({ ...file, shown: forged }).agrees).toBe(false);
    expect('shown' in (await fileOf(table, TWO))).toBe(false);
  });

  test('PR10, PR11: a refused play shows nothing, and leaves the promise in the hand', async () => {
    const blessing = await housePledge(room, 'blessing', ONE);
    const table = await sat(room);
    await stopAt(table, 'revealed');
    const version = await versionOf(table);
    expect(await plays(table, 'b', blessing)).toBe('not-asked');
    expect(await plays(table, 'a', mine(ONE, 'whisper'))).toBe('own-promise');
    expect(await plays(table, 'a', mine(STRANGER, 'whisper'))).toBe('not-in-hand');
    expect(await plays(table, 'a', blessing)).toBe('bad-choice');
    expect(await plays(table, 'a', blessing, [FIRST, FIRST])).toBe('bad-choice');
    expect(await said(table, 'a', { type: 'play', card: blessing, on: [FIRST], asking: 99 })).toBe(
      'asking-closed',
    );
    expect([await versionOf(table), await whereIs(room, blessing)]).toEqual([version, 'hand 0']);
  });

  test('PR12, PR27: it lies in front with its match, its giving is opened, and it goes home at the end', async () => {
    const blessing = await housePledge(room, 'blessing', ONE);
    await another();
    const table = await sat(room);
    await stopAt(table, 'revealed');
    expect(await plays(table, 'a', blessing, [FIRST])).toBe('ok');
    expect((await readBy(room, STRANGER)).fronts).toMatchObject([{ pledge: blessing, match: table.match }]);
    const rows = await room.store.read.journal.rows(0, 10_000);
    const [giving] = await room.store.read.pledges.givings();
    expect(
      rows.some(({ body }) => body.includes('"why":"played"') && body.includes(present(giving, 'it').salt)),
    ).toBe(true);
    await table.until('finished');
    expect(await whereIs(room, blessing)).toBe('hand -1');
    const file = await fileOf(table, ONE);
    expect(file.windowCards?.pledges.map(({ id }) => id)).toEqual(['blessing']);
    expect(checkFile(file)).toMatchObject({ agrees: true });
    expect(checkFile(await fileOf(table, TWO))).toMatchObject({ agrees: true });
  });

  test('PR18: both could be asked: a toss says who begins, and a play asks the other anew', async () => {
    const [blessing, cut] = [
      await housePledge(room, 'blessing', ONE),
      await housePledge(room, 'short-cut', TWO, 4),
    ];
    const table = await sat(room);
    await stopAt(table, 'revealed');
    const view = await table.view('b');
    expect(view.common.tosses).toBe(1);
    const first = await table.phase();
    if (first.at === 'stop' && first.asked === 'b') await passes(table, 'b');
    expect(await plays(table, 'a', blessing, [FIRST])).toBe('ok');
    expect(await table.phase()).toMatchObject({ at: 'stop', asked: 'b' });
    expect(await plays(table, 'b', cut, [THEIRS])).toBe('wrong-window');
    expect(await passes(table, 'b')).toBe('ok');
    await stopAt(table, 'between');
    // That hand must be empty now: the promise that came to it face down has left it openly.
    expect(await table.phase()).toMatchObject({ asked: 'b' });
    expect(await plays(table, 'b', cut, [THEIRS])).toBe('ok');
    await stopAt(table, 'count').catch(() => undefined);
    await table.until('finished').catch(() => undefined);
    expect([await whereIs(room, blessing), await whereIs(room, cut)]).toEqual(['hand -1', 'hand -1']);
  });

  test('PR19: who says ahead that they pass is not asked, and takes it back', async () => {
    const hideout = await housePledge(room, 'hideout', ONE);
    const table = await sat(room);
    expect(await said(table, 'a', { type: 'ahead', windows: ['revealed', 'between', 'count'] })).toBe('ok');
    await stopAt(table, 'revealed').then(
      () => expect.unreachable('nobody is asked'),
      () => undefined,
    );
    expect((await table.phase()).at).toBe('finished');
    const again = await sat(room);
    await said(again, 'a', { type: 'ahead', windows: ['revealed', 'between', 'count'] });
    await said(again, 'a', { type: 'ahead', windows: ['revealed', 'between'] });
    await stopAt(again, 'count');
    expect(await plays(again, 'a', hideout, [FIRST])).toBe('ok');
  });

  test('PR20: a frozen holder plays in the windows of their match; in a pause nobody plays or passes', async () => {
    const blessing = await housePledge(room, 'blessing', ONE);
    const table = await sat(room);
    await stopAt(table, 'revealed');
    await done(room, ORGANISER, { type: 'pauseEvent', paused: true, reason });
    expect(await plays(table, 'a', blessing, [FIRST])).toBe('event-paused');
    expect(await passes(table, 'a')).toBe('event-paused');
    // Said by the seat that is asked it is a pass; said by the other seat it is none.
    expect(await said(table, 'a', { type: 'ahead', windows: ['revealed'] })).toBe('event-paused');
    expect(await said(table, 'b', { type: 'ahead', windows: ['revealed'] })).toBe('ok');
    await done(room, ORGANISER, { type: 'pauseEvent', paused: false, reason });
    await done(room, ORGANISER, { type: 'pauseMatch', match: table.match, reason });
    expect(await plays(table, 'a', blessing, [FIRST])).toBe('match-paused');
    await done(room, ORGANISER, { type: 'resumeMatch', match: table.match, reason });
    await done(room, ORGANISER, { type: 'freezePerson', person: room.person(ONE), frozen: true, reason });
    expect(await plays(table, 'a', blessing, [FIRST])).toBe('ok');
  });
});

describe('the end (PR21 to PR24)', () => {
  test('PR21, PR23: Surety makes a tie its holder’s, and what insures the loser pays after the pot', async () => {
    const [surety, backing] = [mine(STRANGER, 'surety'), await housePledge(room, 'backing', TWO)];
    await given(room, STRANGER, ONE, { gives: surety });
    await done(room, TWO, { type: 'playPledge', pledge: backing, named: null });
    const table = await sat(room, 10);
    await table.until('claiming');
    // The pot is paid, and nothing else is before the match is finished.
    expect([await room.purse(ONE), await room.purse(TWO), await room.purse(GIVER)]).toEqual([110, 90, 100]);
    expect([await whereIs(room, surety), await whereIs(room, backing)]).toEqual(['front 0', 'front 1']);
    await table.until('finished');
    expect([await room.purse(ONE), await room.purse(TWO), await room.purse(GIVER)]).toEqual([110, 95, 95]);
    expect([await whereIs(room, surety), await whereIs(room, backing)]).toEqual(['hand 2', 'hand -1']);
    expect(checkFile(await fileOf(table, TWO))).toMatchObject({ agrees: true });
  });

  test('case 6: its owner across, Surety does nothing, and stays', async () => {
    const surety = mine(TWO, 'surety');
    await given(room, TWO, ONE, { gives: surety });
    // TWO proposes; if ONE had proposed, the Surety would have gone home.
    const table = new Table(room, await sitDown(room, TWO, ONE, 10), { a: TWO, b: ONE }, 5);
    await table.until('finished');
    expect([await room.purse(ONE), await whereIs(room, surety)]).toEqual([100, 'front 0']);
  });

  test('PR23: binding no more it comes too, and a claim after that pays nothing again', async () => {
    const [surety, backing] = [mine(STRANGER, 'surety'), await housePledge(room, 'backing', TWO)];
    await given(room, STRANGER, ONE, { gives: surety });
    await done(room, TWO, { type: 'playPledge', pledge: backing, named: null });
    const table = await sat(room, 10);
    await table.until('claiming');
    await unbind(room, table);
    expect([await room.purse(TWO), await room.purse(GIVER), await whereIs(room, surety)]).toEqual([
      95,
      95,
      'hand 2',
    ]);
    // A promise that comes to lie before the loser only now lay there at no count.
    const later = mine(STRANGER, 'backing');
    await given(room, STRANGER, TWO, { gives: later });
    await done(room, TWO, { type: 'playPledge', pledge: later, named: null });
    await table.until('finished');
    expect([await room.purse(TWO), await room.purse(STRANGER)]).toEqual([95, 100]);
    expect(await whereIs(room, later)).toBe('front 1');
  });

  test('PR23: conceded and awarded: what was played goes home, what lay before it stays, nothing is paid', async () => {
    for (const end of ['concede', 'award'] as const) {
      const house = end === 'concede' ? 'blessing' : 'hideout';
      const from = end === 'concede' ? GIVER : 4;
      const played = await housePledge(room, house, ONE, from);
      if (end === 'concede') await another();
      const table = await sat(room, 10);
      await stopAt(table, house === 'blessing' ? 'revealed' : 'count');
      expect(await plays(table, 'a', played, [FIRST])).toBe('ok');
      if (end === 'concede') await table.play('a', { type: 'concede' });
      else await done(room, ORGANISER, award(table, 'a'));
      expect(await whereIs(room, played)).toBe('hand -1');
    }
  });

  test('PR24: voided, what was played is back where it lay, known now; what lay stays', async () => {
    const [blessing, backing] = [
      await housePledge(room, 'blessing', ONE),
      await housePledge(room, 'backing', TWO, 4),
    ];
    await done(room, TWO, { type: 'playPledge', pledge: backing, named: null });
    await another();
    const table = await sat(room);
    await stopAt(table, 'revealed');
    await plays(table, 'a', blessing, [FIRST]);
    const voided = { type: 'voidMatch', match: table.match, shortfall: 'bank', reason } as const;
    expect(codeOf(await room.ask(ORGANISER, voided))).toBe('ok');
    expect([await whereIs(room, blessing), await whereIs(room, backing)]).toEqual(['hand 0', 'front 1']);
    expect((await windowsOf(await sat(room))).holdings.a).toMatchObject({ mayHold: 2, pledges: 7 });
  });

  test('PR24: a settlement anew moves no promise and undoes no payment', async () => {
    const [surety, backing] = [mine(STRANGER, 'surety'), await housePledge(room, 'backing', TWO)];
    await given(room, STRANGER, ONE, { gives: surety });
    await done(room, TWO, { type: 'playPledge', pledge: backing, named: null });
    const table = await sat(room, 10);
    await table.until('finished');
    await done(room, ORGANISER, voiding(table, 'debt'));
    expect([await room.purse(TWO), await room.purse(GIVER)]).toEqual([105, 95]);
    expect([await whereIs(room, surety), await whereIs(room, backing)]).toEqual(['hand 2', 'hand -1']);
  });
});

test('PR24: a match that has stopped is voided, and what was played in it is back where it lay', async () => {
  const stopped = await openWindowedRoom();
  const key = await housePledge(stopped, 'blessing', ONE);
  await given(stopped, STRANGER, ONE, { gives: promiseOf(stopped, STRANGER, 'whisper') });
  const table = await sat(stopped);
  await stopAt(table, 'revealed');
  await plays(table, 'a', key, [FIRST]);
  expect(await whereIs(stopped, key)).toBe('front 0');
  await breakLog(stopped.store, table.match);
  expect(await said(table, 'a', { type: 'concede' })).toBe('match-stopped');
  await done(stopped, ORGANISER, voiding(table));
  expect(await whereIs(stopped, key)).toBe('hand 0');
  await stopped.close();
});

describe('what happens meanwhile (PR6, PR7, PR17, PR25, PR26)', () => {
  test('PR6: a signing in a match is told to nobody, and what it sets aside is not played until it is back', async () => {
    const blessing = await housePledge(room, 'blessing', ONE);
    const table = await sat(room);
    await stopAt(table, 'revealed');
    const version = await versionOf(table);
    const contract = await signedWith(room, ONE, STRANGER, { gives: blessing });
    expect(await versionOf(table)).toBe(version);
    expect(await plays(table, 'a', blessing, [FIRST])).toBe('not-in-hand');
    // A play can't be used to find out what somebody else has set aside.
    expect(await plays(table, 'b', blessing, [FIRST])).toBe('not-asked');
    for (const party of [ONE, STRANGER])
      await done(room, party, onContract(contract, { type: 'agreeAnnul' }));
    expect([await versionOf(table), await plays(table, 'a', blessing, [FIRST])]).toEqual([version, 'ok']);
  });

  test('PR6: set aside before the opening it counts in the hand, and is played once it is back', async () => {
    const blessing = await housePledge(room, 'blessing', ONE);
    const contract = await signedWith(room, ONE, STRANGER, { gives: blessing });
    const table = await sat(room);
    await stopAt(table, 'revealed');
    expect(await plays(table, 'a', blessing, [FIRST])).toBe('not-in-hand');
    await done(room, ORGANISER, { type: 'annulContract', contract, reason });
    expect(await plays(table, 'a', blessing, [FIRST])).toBe('ok');
  });

  test('PR26: what an organiser sends home leaves the match in the same step; nobody could hold more: no stop', async () => {
    const blessing = await housePledge(room, 'blessing', ONE);
    const table = await sat(room);
    await stopAt(table, 'revealed');
    await done(room, ORGANISER, { type: 'sendPledgeHome', pledge: blessing, reason });
    expect((await windowsOf(table)).holdings.a).toMatchObject({ mayHold: 0, pledges: 5 });
    expect(await handIn(table, 'a')).not.toContain(blessing);
    // The match has gone on by itself.
    expect((await table.phase()).at).toBe('finished');
    expect(checkFile(await fileOf(table, ONE))).toMatchObject({ agrees: true });
  });

  test.each([
    ['whose log is broken', true],
    ['that has stopped over a log that is sound', false],
  ])('PR26: a match %s hears nothing, and holds up no organiser', async (_, isLogBroken) => {
    const broken = await openWindowedRoom();
    const key = await housePledge(broken, 'blessing', ONE);
    const table = await sat(broken);
    const { context } = broken.services.matches;
    if (isLogBroken) {
      await breakLog(broken.store, table.match);
      // Memory is lost, and the log is read anew.
      await broken.store.transact(async (tx) => ok(context.lives.clear(tx)));
    } else {
      const mend = breakSettling(context, table.match);
      expect(await said(table, 'a', { type: 'concede' })).toBe('match-stopped');
      mend();
    }
    await done(broken, ORGANISER, { type: 'sendPledgeHome', pledge: key, reason });
    expect(await whereIs(broken, key)).toBe('hand -1');
    await broken.close();
  });

  test('PR25: the owner’s ruin takes it out of the hand and off the front, what was done in the match stays done', async () => {
    const [blessing, surety] = [await housePledge(room, 'blessing', ONE), promiseOf(room, GIVER, 'surety')];
    await given(room, GIVER, ONE, { gives: surety });
    await given(room, STRANGER, TWO, { gives: mine(STRANGER, 'whisper') });
    const table = await sat(room);
    await stopAt(table, 'revealed');
    await done(room, ORGANISER, { type: 'ruinPerson', person: room.person(GIVER), ruined: true, reason });
    expect((await windowsOf(table)).holdings.a).toMatchObject({ mayHold: 0, pledges: 5, fronts: [] });
    expect(await whereIs(room, blessing)).toBe('out');
    await table.until('finished');
    expect(checkFile(await fileOf(table, TWO))).toMatchObject({ agrees: true });
    // Case 12: out, no tie.
    expect(await room.purse(ONE)).toBe(100);
    const players = { type: 'ruinPerson', person: room.person(ONE), ruined: true, reason } as const;
    expect(codeOf(await room.ask(ORGANISER, { ...players, person: room.person(GIVER) }))).toBe(
      'ruined-before',
    );
  });

  test('PR17: a hand shown whole to everybody sets the number, in the match too', async () => {
    const whisper = mine(TWO, 'whisper');
    await given(room, TWO, STRANGER, { gives: whisper });
    await given(room, STRANGER, TWO, { gives: whisper });
    const table = await sat(room);
    await stopAt(table, 'revealed');
    const pledges = (await readBy(room, TWO)).hand.map(({ pledge }) => pledge);
    await done(room, TWO, { type: 'showPledges', pledges, to: null });
    expect((await windowsOf(table)).holdings.b).toMatchObject({ mayHold: 0, pledges: 5 });
    expect((await table.phase()).at).toBe('finished');
  });

  test('PR1: who is dealt promises in a match has them there', async () => {
    await given(room, STRANGER, TWO, { gives: mine(STRANGER, 'whisper') });
    const match = await room.made(GIVER, {
      type: 'proposeMatch',
      with: room.person(TWO),
      stake: 5,
      friendly: false,
    });
    await done(room, TWO, { type: 'acceptMatch', proposal: match });
    const people = [room.person(GIVER)];
    await done(room, ORGANISER, { type: 'dealPledges', people, house: 'blessing', reason });
    const [live] = await room.store.read.liveMatches();
    const state = present(
      await room.services.matches.context.lives.get(room.store.read, present(live, 'it').id),
      'a match',
    );
    expect(asTrade(state).state.rules.common.windows?.holdings.a).toMatchObject({ mayHold: 0, pledges: 5 });
  });

  test('switched off, a match knows of none, nothing is played and what lies rests; on again, all is there', async () => {
    const [blessing, surety] = [await housePledge(room, 'blessing', ONE), mine(STRANGER, 'surety')];
    await given(room, STRANGER, ONE, { gives: surety });
    await another();
    const table = await sat(room, 10);
    const { holdings } = await windowsOf(table);
    await done(room, ORGANISER, switched('off'));
    expect((await windowsOf(table)).holdings.a).toEqual({
      mayHold: 0,
      pledges: 0,
      intrigue: 0,
      surplus: false,
      fronts: [],
    });
    await done(room, ORGANISER, switched('on'));
    expect((await windowsOf(table)).holdings).toEqual(holdings);
    await stopAt(table, 'revealed');
    await plays(table, 'a', blessing, [FIRST]);
    await done(room, ORGANISER, switched('off'));
    expect(await plays(table, 'a', blessing, [FIRST])).toBe('promises-off');
    await table.until('finished');
    expect(checkFile(await fileOf(table, ONE))).toMatchObject({ agrees: true });
    // In a draw the Surety rests; what was played in the match goes home all the same.
    expect([await room.purse(ONE), await whereIs(room, surety), await whereIs(room, blessing)]).toEqual([
      100,
      'front 0',
      'hand -1',
    ]);
  });
});

test('PR17: handing on face down lowers nothing, of whoever was dealt none either', async () => {
  for (const card of ['whisper', 'the-cut']) await given(room, STRANGER, 4, { gives: mine(STRANGER, card) });
  await given(room, 4, ONE, { gives: mine(STRANGER, 'the-cut') });
  const table = new Table(room, await sitDown(room, 4, TWO, 5), { a: 4, b: TWO }, 5);
  expect((await windowsOf(table)).holdings.a).toMatchObject({ mayHold: 2, pledges: 1 });
  await done(room, ORGANISER, { type: 'dealPledges', people: [room.person(4)], house: 'hideout', reason });
  expect((await windowsOf(table)).holdings.a).toMatchObject({ mayHold: 2, pledges: 6 });
});
