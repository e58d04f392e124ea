import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { present } from '@dunmer/shared/lib';
import {
  codeOf,
  done,
  ONE,
  openRoom,
  ORGANISER,
  REFEREE,
  started,
  STRANGER,
  TWO,
  without,
  onContract,
} from '../../test/support/dealing.ts';
import type { Asked, EventRoom } from '../../test/support/eventRoom.ts';
import { unbind } from '../../test/support/ended.ts';
import { Table } from '../../test/support/playOut.ts';
import { ScriptedClock } from '@dunmer/shared/testing';
import { homeAnswer } from '../home/index.ts';
import { moveInfo } from './index.ts';

const NEW = 'a new phone';
const REASON = 'because';
const TOKEN = 'T'.repeat(43);
const CODE = 'ABCD2345';

let room: EventRoom;
let clock: ScriptedClock;
let links = 0;
beforeEach(async () => {
  clock = new ScriptedClock(1_700_000_000_000);
  room = await openRoom({ clock });
  links = 0;
});
afterEach(() => room.close());

/** Sends a command from a browser. */
const from = (device: string, asked: Asked) => room.services.commands.command(device, room.command(asked));
const actor = (device: string) => room.services.world.actors.of(room.store.read, device);
/** Returns the person whose link a browser holds; null for a stranger. */
const who = async (device: string): Promise<string | null> => (await actor(device)).person?.id ?? null;

/** Has the organiser make a fresh link for a trader; returns its secret. */
async function linkFor(number: number): Promise<string> {
  links += 1;
  const [token, code] = [`${links}`.repeat(43), `AAAABBB${links + 1}`];
  await done(room, ORGANISER, { type: 'makeLink', person: room.person(number), token, code, reason: REASON });
  return token;
}

/** Asks for a link from a browser; returns the id of its request. */
async function askedBy(device: string, secret: string): Promise<string> {
  const asked = await from(device, { type: 'askMove', secret });
  return asked.ok && asked.value.type === 'made' ? asked.value.id : '';
}

/** Returns how a browser's request stands, as that browser is told. */
const stateOf = async (device: string, move: string): Promise<string | null> =>
  (await moveInfo(room.services.world, room.store.read, device, move))?.state ?? null;

/** Makes a trader's new link, held by the phone `old`; returns its secret. */
async function held(number = ONE): Promise<string> {
  const secret = await linkFor(number);
  expect(await from('old', { type: 'useLink', secret })).toEqual({ ok: true, value: { type: 'settled' } });
  return secret;
}

describe('a personal link (EVENT, "Who")', () => {
  test('binds the phone at its first use, and opening it there again changes nothing', async () => {
    const secret = await held();
    expect(await who('old')).toBe(room.person(ONE));
    expect(codeOf(await from('old', { type: 'useLink', secret }))).toBe('ok');
    expect(await who('old')).toBe(room.person(ONE));
  });

  test('goes by its typed code as well, in any case, with gaps, dashes of any kind, full-width and with Cyrillic look-alikes', async () => {
    const asked = {
      type: 'makeLink',
      person: room.person(ONE),
      token: TOKEN,
      code: CODE,
      reason: REASON,
    } as const;
    await done(room, ORGANISER, asked);
    expect(codeOf(await from('old', { type: 'useLink', secret: 'abcd-2344' }))).toBe('dead-link');
    for (const secret of ['аbсd-23 45', 'ABCD–2345', 'ＡＢＣＤ２３４５', 'a.b.c.d_2345'])
      expect(codeOf(await from('old', { type: 'useLink', secret })), secret).toBe('ok');
  });

  test('opened on another phone takes nothing over: it says whose it is, and asks for one of the three ways', async () => {
    const secret = await held();
    const answer = await from(NEW, { type: 'useLink', secret });
    const { name } = present(await room.store.read.people.person(room.person(ONE)), 'a trader');
    expect(answer).toEqual({
      ok: false,
      error: { code: 'link-elsewhere', name, hasPin: false, pinRests: false, isHeld: true },
    });
    expect([await who('old'), await who(NEW)]).toEqual([room.person(ONE), null]);
  });

  test('asks for one of the three also where its phone has opened another link since, and nobody holds it', async () => {
    const secret = await held();
    await from('old', { type: 'setPin', pin: '1234' });
    expect(codeOf(await from('old', { type: 'useLink', secret: await linkFor(TWO) }))).toBe('ok');
    expect(await who('old')).toBe(room.person(TWO));
    const answer = await from(NEW, { type: 'useLink', secret });
    expect(answer).toMatchObject({ error: { code: 'link-elsewhere', hasPin: true, isHeld: false } });
    expect(await who(NEW)).toBeNull();
    expect(codeOf(await from('old', { type: 'useLink', secret }))).toBe('link-elsewhere');
    expect(codeOf(await from(NEW, { type: 'moveByPin', secret, pin: '1234' }))).toBe('ok');
    expect([await who('old'), await who(NEW)]).toEqual([room.person(TWO), room.person(ONE)]);
  });

  test('that nobody holds is let onto a phone by a referee, though there is no phone to tap on', async () => {
    const secret = await held();
    await from('old', { type: 'useLink', secret: await linkFor(TWO) });
    const move = await askedBy(NEW, secret);
    expect(codeOf(await room.ask(REFEREE, { type: 'allowMoveFor', move, reason: REASON }))).toBe('ok');
    expect(await who(NEW)).toBe(room.person(ONE));
  });

  test('that is unknown, revoked or replaced is dead', async () => {
    const secret = await held();
    await linkFor(ONE);
    expect(codeOf(await from(NEW, { type: 'useLink', secret }))).toBe('dead-link');
    expect(codeOf(await from(NEW, { type: 'useLink', secret: 'x'.repeat(43) }))).toBe('dead-link');
    expect(codeOf(await from(NEW, { type: 'askMove', secret }))).toBe('dead-link');
  });

  test('moves by the four digits; the old phone is nobody’s then, and does nothing for its owner any more', async () => {
    const secret = await held();
    expect(codeOf(await from(NEW, { type: 'moveByPin', secret, pin: '0000' }))).toBe('wrong-pin');
    expect(codeOf(await from('old', { type: 'setPin', pin: '1234' }))).toBe('ok');
    expect(await from(NEW, { type: 'useLink', secret })).toMatchObject({ error: { hasPin: true } });
    expect(codeOf(await from(NEW, { type: 'moveByPin', secret, pin: '1235' }))).toBe('wrong-pin');
    expect(codeOf(await from(NEW, { type: 'moveByPin', secret, pin: '1234' }))).toBe('ok');
    expect([await who('old'), await who(NEW)]).toEqual([null, room.person(ONE)]);
    for (const asked of [
      { type: 'setPin', pin: '9999' },
      { type: 'orderDeck', copies: [] },
      { type: 'call', match: 'none' },
    ] as const)
      expect(codeOf(await from('old', asked)), asked.type).toBe('read-only');
  });

  test('comes back to a phone that was left by the digits or a request, without the link in hand', async () => {
    const secret = await held();
    await from('old', { type: 'setPin', pin: '1234' });
    await from(NEW, { type: 'moveByPin', secret, pin: '1234' });
    expect(codeOf(await from('old', { type: 'moveByPin', secret: null, pin: '1234' }))).toBe('ok');
    expect([await who('old'), await who(NEW)]).toEqual([room.person(ONE), null]);
    const asked = await from(NEW, { type: 'askMove', secret: null });
    const move = asked.ok && asked.value.type === 'made' ? asked.value.id : '';
    expect(codeOf(await from('old', { type: 'allowMove', move }))).toBe('ok');
    expect([await who('old'), await who(NEW)]).toEqual([null, room.person(ONE)]);
    expect(codeOf(await from('a stranger', { type: 'moveByPin', secret: null, pin: '1234' }))).toBe(
      'dead-link',
    );
  });

  test('keeps neither its secret nor the digits: only hashes are in the database', async () => {
    const secret = await held();
    await from('old', { type: 'setPin', pin: '1234' });
    const person = present(await room.store.read.people.person(room.person(ONE)), 'a trader');
    expect(person.pin).not.toContain('1234');
    expect(await room.store.read.people.link(secret)).toBeNull();
  });

  test('moves by a tap on the old phone, and nobody else’s', async () => {
    const secret = await held();
    const move = await askedBy(NEW, secret);
    expect(await askedBy(NEW, secret)).toBe(move);
    expect(codeOf(await room.ask(TWO, { type: 'allowMove', move }))).toBe('not-allowed');
    expect(codeOf(await from(NEW, { type: 'allowMove', move }))).toBe('no-person');
    expect(codeOf(await from('old', { type: 'allowMove', move }))).toBe('ok');
    expect([await who('old'), await who(NEW)]).toEqual([null, room.person(ONE)]);
    expect(codeOf(await from(NEW, { type: 'allowMove', move }))).toBe('unknown-move');
  });

  test('stays where it is when the old phone refuses', async () => {
    const secret = await held();
    const move = await askedBy(NEW, secret);
    expect(codeOf(await from('old', { type: 'refuseMove', move }))).toBe('ok');
    expect([await who('old'), await who(NEW)]).toEqual([room.person(ONE), null]);
  });

  test.each<readonly [string, (person: string) => Asked]>([
    ['a pause of the event', () => ({ type: 'pauseEvent', paused: true, reason: REASON })],
    ['a freeze', (person) => ({ type: 'freezePerson', person, frozen: true, reason: REASON })],
  ])(
    'is in its owner’s hands in %s too: they let in, refuse, and choose their digits',
    async (_name, stop) => {
      const secret = await held();
      await done(room, ORGANISER, stop(room.person(ONE)));
      expect(codeOf(await from('old', { type: 'setPin', pin: '1234' }))).toBe('ok');
      const refused = await askedBy('a thief', secret);
      expect(codeOf(await from('old', { type: 'refuseMove', move: refused }))).toBe('ok');
      expect(await stateOf('a thief', refused)).toBe('refused');
      const move = await askedBy(NEW, secret);
      expect(codeOf(await from('old', { type: 'allowMove', move }))).toBe('ok');
      expect(await who(NEW)).toBe(room.person(ONE));
    },
  );

  test('moves by a referee who sees the person, but by none who plays against them', async () => {
    const secret = await held();
    const move = await askedBy(NEW, secret);
    const proposal = await room.made(REFEREE, {
      type: 'proposeMatch',
      with: room.person(ONE),
      stake: 0,
      friendly: true,
    });
    expect(codeOf(await from('old', { type: 'acceptMatch', proposal }))).toBe('ok');
    const allow = { type: 'allowMoveFor', move, reason: REASON } as const;
    expect(await room.ask(REFEREE, allow)).toEqual({
      ok: false,
      error: { code: 'not-allowed', why: 'own-interest', interest: 'opponent' },
    });
    expect(codeOf(await room.ask(ORGANISER, allow))).toBe('ok');
    expect(await who(NEW)).toBe(room.person(ONE));
  });

  test.each([
    ['staff who do not trade', 'referee', false],
    ['organisers', 'organiser', false],
    ['organisers, though they trade', 'organiser', true],
  ] as const)('of %s moves by no referee: they let in traders', async (_, staff, trades) => {
    const adding = { type: 'addPerson', name: 'Desk', staff, trades, deal: false } as const;
    const added = await room.ask(ORGANISER, { ...adding, drakes: 0, reason: REASON });
    const person = added.ok && added.value.type === 'made' ? added.value.id : '';
    const token = 'D'.repeat(43);
    await done(room, ORGANISER, { type: 'makeLink', person, token, code: 'DDDDDDDD', reason: REASON });
    expect(codeOf(await from('old', { type: 'useLink', secret: token }))).toBe('ok');
    const move = await askedBy(NEW, token);
    const allow = { type: 'allowMoveFor', move, reason: REASON } as const;
    expect(await room.ask(REFEREE, allow)).toEqual({
      ok: false,
      error: { code: 'not-allowed', why: 'role' },
    });
    expect(await who(NEW)).toBeNull();
    expect(codeOf(await room.ask(ORGANISER, allow))).toBe('ok');
    expect(await who(NEW)).toBe(person);
  });

  test('is asked for in vain after ten minutes: whoever asked stands there no more', async () => {
    const secret = await held();
    const move = await askedBy(NEW, secret);
    clock.advance(10 * 60_000 + 1);
    expect(codeOf(await from('old', { type: 'allowMove', move }))).toBe('unknown-move');
    expect((await from(NEW, { type: 'askMove', secret })).ok).toBe(true);
  });

  test('is asked for again and again under new ids, and nothing more is stored', async () => {
    const secret = await held();
    const move = await askedBy(NEW, secret);
    const commands = (): unknown => room.db?.prepare('select count(*) from commands').get();
    const before = commands();
    expect(before).toBeDefined();
    for (let i = 0; i < 20; i++) expect(await askedBy(NEW, secret)).toBe(move);
    expect(commands()).toEqual(before);
    // A browser that keeps asking keeps its request.
    for (let i = 0; i < 3; i++) {
      clock.advance(9 * 60_000);
      expect(await askedBy(NEW, secret)).toBe(move);
    }
  });

  test.each([-1, 1])('stays asked for however the wall clock is set (P15): %i days', async (days) => {
    const secret = await held();
    const move = await askedBy(NEW, secret);
    clock.jump(days * 86_400_000);
    expect(await stateOf(NEW, move)).toBe('asked');
    expect(codeOf(await from('old', { type: 'allowMove', move }))).toBe('ok');
  });

  test('says to the phone that has asked how it stands, and to no other', async () => {
    const secret = await held();
    const [first, second] = [await askedBy(NEW, secret), await askedBy('second', secret)];
    expect([await stateOf(NEW, first), await stateOf('second', second)]).toEqual(['asked', 'asked']);
    expect([await stateOf('old', first), await stateOf('second', first)]).toEqual([null, null]);
    await from('old', { type: 'allowMove', move: first });
    expect([await stateOf(NEW, first), await stateOf('second', second)]).toEqual(['allowed', 'over']);
    const third = await askedBy('third', secret);
    await from(NEW, { type: 'refuseMove', move: third });
    expect(await stateOf('third', third)).toBe('refused');
  });

  test('says that it is over when ten minutes have gone by, or the link is dead', async () => {
    const secret = await held();
    const late = await askedBy(NEW, secret);
    clock.advance(10 * 60_000 + 1);
    expect(await stateOf(NEW, late)).toBe('over');
    const dead = await askedBy('second', secret);
    await done(room, ORGANISER, { type: 'revokeLinks', person: room.person(ONE), reason: REASON });
    expect(await stateOf('second', dead)).toBe('over');
  });

  test('asked for by many phones, is asked for by the five newest: whoever has a slip shuts nobody out', async () => {
    const secret = await held();
    const moves: string[] = [];
    for (let i = 0; i < 12; i++) moves.push(await askedBy(`invented ${i}`, secret));
    moves.push(await askedBy(NEW, secret));
    const states = await Promise.all(moves.map((move, i) => stateOf(i < 12 ? `invented ${i}` : NEW, move)));
    expect(states).toEqual([...Array<null>(8).fill(null), ...Array<string>(5).fill('asked')]);
    const told = await homeAnswer(room.services.world, room.store.read, await actor('old'));
    expect(told.home?.moves.map(({ move }) => move)).toEqual(moves.slice(-5));
    expect(codeOf(await from('old', { type: 'allowMove', move: moves.at(-1) ?? '' }))).toBe('ok');
    expect(await who(NEW)).toBe(room.person(ONE));
  });

  test('asked for by a phone that then gets another link, is asked for by it no more', async () => {
    const secret = await held();
    const move = await askedBy(NEW, secret);
    await from(NEW, { type: 'useLink', secret: await linkFor(TWO) });
    expect(await stateOf(NEW, move)).toBe('over');
    expect(codeOf(await from('old', { type: 'allowMove', move }))).toBe('unknown-move');
    expect(await who(NEW)).toBe(room.person(TWO));
  });

  test('moves with what was arranged: the draft is the seat’s', async () => {
    const secret = await held();
    await from('old', { type: 'setPin', pin: '1234' });
    const proposal = await room.made(TWO, {
      type: 'proposeMatch',
      with: room.person(ONE),
      stake: 0,
      friendly: true,
    });
    const answer = await from('old', { type: 'acceptMatch', proposal });
    const match = answer.ok && answer.value.type === 'started' ? answer.value.match : '';
    const [copy = ''] = await room.copies(ONE);
    const { matches } = room.services;
    const cells = [copy, null, null, null, null, null];
    expect(await matches.draft(await actor('old'), match, cells)).toEqual({ ok: true, value: null });
    expect(codeOf(await from(NEW, { type: 'moveByPin', secret, pin: '1234' }))).toBe('ok');
    const seen = await matches.sync(await actor(NEW), { follow: { by: 'seat', match }, since: 0 });
    expect(seen).toMatchObject({ ok: true, value: { draft: cells } });
    expect(await matches.draft(await actor('old'), match, cells)).toMatchObject({
      error: { code: 'read-only' },
    });
  });

  test('revoked lets all its phones go at once, and they are told', async () => {
    await held();
    const moved: string[] = [];
    room.services.world.bell.listen({ left: (devices) => moved.push(...devices) });
    await done(room, ORGANISER, { type: 'revokeLinks', person: room.person(ONE), reason: REASON });
    expect((await actor('old')).left).toBeNull();
    expect(moved).toEqual(['old']);
  });

  test('is one for a trader, and as many as they like for staff who do not trade', async () => {
    const person = await room.made(ORGANISER, {
      type: 'addPerson',
      name: 'A screen',
      staff: 'display',
      trades: false,
      deal: false,
      drakes: 0,
      reason: REASON,
    });
    const make = (token: string, code: string): Promise<void> =>
      done(room, ORGANISER, { type: 'makeLink', person, token, code, reason: REASON });
    await make('a'.repeat(43), 'AAAAAAAA');
    await make('b'.repeat(43), 'BBBBBBBB');
    expect(codeOf(await from('one', { type: 'useLink', secret: 'AAAAAAAA' }))).toBe('ok');
    expect(codeOf(await from('two', { type: 'useLink', secret: 'BBBBBBBB' }))).toBe('ok');
    expect([await who('one'), await who('two')]).toEqual([person, person]);
  });

  test('is refused where its code is that of a badge already, or leads to a match', async () => {
    const { match } = await without(room, 1);
    const { watch } = present(await room.store.read.match(match), 'a match');
    const { code: badge } = present(await room.store.read.people.person(room.person(TWO)), 'a trader');
    for (const code of [badge, watch]) {
      const asked = { type: 'makeLink', person: room.person(STRANGER), token: TOKEN, code } as const;
      expect(codeOf(await room.ask(ORGANISER, { ...asked, reason: REASON }))).toBe('code-taken');
    }
  });
});

/** Adds another organiser with a way in; returns the secret of their link. */
async function secondOrganiser(): Promise<string> {
  const facts = { name: 'Second', staff: 'organiser', trades: false, deal: false, drakes: 0 } as const;
  const person = await room.made(ORGANISER, { type: 'addPerson', ...facts, reason: REASON });
  const link = { person, token: 'S'.repeat(43), code: 'SSSS2345', reason: REASON };
  await done(room, ORGANISER, { type: 'makeLink', ...link });
  return person;
}

describe('links of whom staff play against', () => {
  const OWN_INTEREST = {
    ok: false,
    error: { code: 'not-allowed', why: 'own-interest', interest: 'opponent' },
  };
  const revoke = (number: number) =>
    ({ type: 'revokeLinks', person: room.person(number), reason: REASON }) as const;

  test('are revoked by nobody who plays against them, nor has dealings with one of the players', async () => {
    const proposal = await room.made(ORGANISER, {
      type: 'proposeMatch',
      with: room.person(ONE),
      stake: 0,
      friendly: true,
    });
    const match = await started(room, ONE, { type: 'acceptMatch', proposal });
    expect(await room.ask(ORGANISER, revoke(ONE))).toEqual(OWN_INTEREST);
    expect(codeOf(await room.ask(ORGANISER, revoke(STRANGER)))).toBe('ok');
    await done(room, ONE, { type: 'play', match, command: { type: 'concede' } });
    expect(codeOf(await room.ask(ORGANISER, revoke(ONE)))).toBe('ok');
  });

  test('are revoked by themselves, in a match of their own too', async () => {
    const proposal = await room.made(ORGANISER, {
      type: 'proposeMatch',
      with: room.person(ONE),
      stake: 0,
      friendly: true,
    });
    await started(room, ONE, { type: 'acceptMatch', proposal });
    await secondOrganiser();
    expect(codeOf(await room.ask(ORGANISER, revoke(ORGANISER)))).toBe('ok');
  });
});

describe('a link for the seat of a match', () => {
  const link = (number: number) =>
    ({ type: 'makeLink', person: room.person(number), token: TOKEN, code: CODE, reason: REASON }) as const;

  async function playing(): Promise<string> {
    const asked = { type: 'proposeMatch', with: room.person(TWO), stake: 0, friendly: true } as const;
    const proposal = await room.made(ONE, asked);
    return started(room, TWO, { type: 'acceptMatch', proposal });
  }

  test('is made by a referee only where the match is called', async () => {
    expect(codeOf(await room.ask(REFEREE, link(ONE)))).toBe('not-allowed');
    const match = await playing();
    expect(codeOf(await room.ask(REFEREE, link(ONE)))).toBe('not-allowed');
    await done(room, TWO, { type: 'call', match });
    expect(codeOf(await room.ask(REFEREE, link(STRANGER)))).toBe('not-allowed');
    expect(codeOf(await room.ask(REFEREE, link(ONE)))).toBe('ok');
  });

  test('of an organiser is made by no referee, also where they play and the match is called', async () => {
    const asked = { type: 'proposeMatch', with: room.person(ORGANISER), stake: 0, friendly: true } as const;
    const match = await started(room, ORGANISER, {
      type: 'acceptMatch',
      proposal: await room.made(ONE, asked),
    });
    await done(room, ONE, { type: 'call', match });
    const refused = { ok: false, error: { code: 'not-allowed', why: 'role' } };
    expect(await room.ask(REFEREE, link(ORGANISER))).toEqual(refused);
    expect(codeOf(await room.ask(REFEREE, link(ONE)))).toBe('ok');
  });

  test('made by staff is shown in the log of both players', async () => {
    const match = await playing();
    await done(room, ORGANISER, link(TWO));
    const notes = async (number: number) => {
      const follow = { by: 'seat', match } as const;
      const seen = await room.services.matches.sync(await actor(room.device(number)), { follow, since: 0 });
      return JSON.stringify(seen.ok ? seen.value.batches : seen);
    };
    expect(await notes(ONE)).toContain('"act":"linkMade","by":"organiser","seat":"b"');
  });

  /** R14: plays a match of two people whose claim stays open, though it no longer binds them. */
  async function openClaim(a: number, b: number): Promise<Table> {
    for (let seed = 1; ; seed++) {
      const asked = { type: 'proposeMatch', with: room.person(b), stake: 1, friendly: false } as const;
      const proposal = await room.made(a, asked);
      const match = await started(room, b, { type: 'acceptMatch', proposal });
      const table = new Table(room, match, { a, b }, seed);
      const phase = await table.until('claiming').catch(() => null);
      if (phase === null) continue;
      await unbind(room, table);
      return table;
    }
  }

  test('is made by no winner of an open claim for its loser, and none of theirs is revoked (R14)', async () => {
    await openClaim(ORGANISER, ONE);
    const refused = {
      ok: false,
      error: { code: 'not-allowed', why: 'own-interest', interest: 'opponent' },
    };
    expect(await room.ask(ORGANISER, link(ONE))).toEqual(refused);
    expect(
      await room.ask(ORGANISER, { type: 'revokeLinks', person: room.person(ONE), reason: REASON }),
    ).toEqual(refused);
  });

  test('is made by a referee where an open claim is called, and shown in its log (R14)', async () => {
    const { match } = await openClaim(ONE, TWO);
    expect(codeOf(await room.ask(REFEREE, link(ONE)))).toBe('not-allowed');
    await done(room, TWO, { type: 'call', match });
    expect(codeOf(await room.ask(REFEREE, link(ONE)))).toBe('ok');
    const notes = present(
      await room.services.matches.context.lives.get(room.store.read, match),
      'a match',
    ).state;
    expect(notes.desk.notes.at(-1)).toEqual({ act: 'linkMade', by: 'referee', seat: 'a' });
  });

  test('is made by nobody who has dealings with one of its players', async () => {
    await playing();
    const contract = await room.made(ORGANISER, {
      type: 'offerContract',
      with: room.person(TWO),
      text: 'Ten bales',
      sum: 0,
      payer: 'one',
      counters: null,
    });
    await done(room, TWO, onContract(contract, { type: 'accept' }));
    expect(await room.ask(ORGANISER, link(ONE))).toEqual({
      ok: false,
      error: { code: 'not-allowed', why: 'own-interest', interest: 'party' },
    });
  });
});
