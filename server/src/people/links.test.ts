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
} from '../../test/support/dealing.ts';
import type { Asked, EventRoom } from '../../test/support/eventRoom.ts';
import { unbind } from '../../test/support/ended.ts';
import { Table } from '../../test/support/playOut.ts';
import { ScriptedClock } from '../../test/support/scriptedClock.ts';
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

/** A browser asks for something. */
const from = (device: string, asked: Asked) => room.door.commands.command(device, room.command(asked));
const actor = (device: string) => room.door.world.actors.of(room.store.read, device);
const who = async (device: string) => {
  const { person, controls } = await actor(device);
  return { person: person?.id ?? null, controls };
};

/** A fresh link for a trader, made by the organiser; returns its secret. */
async function linkFor(number: number): Promise<string> {
  links += 1;
  const [token, code] = [`${links}`.repeat(43), `AAAABBB${links + 1}`];
  await done(room, ORGANISER, { type: 'makeLink', person: room.person(number), token, code, reason: REASON });
  return token;
}

/** A browser asks for a link; returns the id of its request. */
async function askedBy(device: string, secret: string): Promise<string> {
  const asked = await from(device, { type: 'askMove', secret });
  return asked.ok && asked.value.type === 'made' ? asked.value.id : '';
}

/** How a browser's request stands, as it is told itself. */
const stateOf = async (device: string, move: string): Promise<string | null> =>
  (await moveInfo(room.door.world, room.store.read, device, move))?.state ?? null;

/** A trader whose new link is held by the phone `old`. */
async function held(number = ONE): Promise<string> {
  const secret = await linkFor(number);
  expect(await from('old', { type: 'useLink', secret })).toEqual({ ok: true, value: { type: 'settled' } });
  return secret;
}

describe('a personal link (EVENT, "Who")', () => {
  test('binds the phone at its first use, and opening it there again changes nothing', async () => {
    const secret = await held();
    expect(await who('old')).toEqual({ person: room.person(ONE), controls: true });
    expect(codeOf(await from('old', { type: 'useLink', secret }))).toBe('ok');
    expect(await who('old')).toEqual({ person: room.person(ONE), controls: true });
  });

  test('goes by its typed code as well, in any case, with gaps and with Cyrillic look-alikes', async () => {
    const asked = {
      type: 'makeLink',
      person: room.person(ONE),
      token: TOKEN,
      code: CODE,
      reason: REASON,
    } as const;
    await done(room, ORGANISER, asked);
    expect(codeOf(await from('old', { type: 'useLink', secret: 'abcd-2344' }))).toBe('dead-link');
    expect(codeOf(await from('old', { type: 'useLink', secret: 'аbсd-23 45' }))).toBe('ok');
  });

  test('opened on another phone takes nothing over: it says whose it is, and asks for one of the three ways', async () => {
    const secret = await held();
    const answer = await from(NEW, { type: 'useLink', secret });
    expect(answer).toMatchObject({ ok: false, error: { code: 'link-elsewhere', hasPin: false } });
    expect([await who('old'), await who(NEW)]).toEqual([
      { person: room.person(ONE), controls: true },
      { person: null, controls: false },
    ]);
  });

  test('that is unknown, revoked or replaced is dead', async () => {
    const secret = await held();
    await linkFor(ONE);
    expect(codeOf(await from(NEW, { type: 'useLink', secret }))).toBe('dead-link');
    expect(codeOf(await from(NEW, { type: 'useLink', secret: 'x'.repeat(43) }))).toBe('dead-link');
    expect(codeOf(await from(NEW, { type: 'askMove', secret }))).toBe('dead-link');
  });

  test('moves by the four digits; the old phone then only shows', async () => {
    const secret = await held();
    expect(codeOf(await from(NEW, { type: 'moveByPin', secret, pin: '0000' }))).toBe('wrong-pin');
    expect(codeOf(await from('old', { type: 'setPin', pin: '1234' }))).toBe('ok');
    expect(await from(NEW, { type: 'useLink', secret })).toMatchObject({ error: { hasPin: true } });
    expect(codeOf(await from(NEW, { type: 'moveByPin', secret, pin: '1235' }))).toBe('wrong-pin');
    expect(codeOf(await from(NEW, { type: 'moveByPin', secret, pin: '1234' }))).toBe('ok');
    expect([(await who('old')).controls, (await who(NEW)).controls]).toEqual([false, true]);
    expect(codeOf(await from('old', { type: 'setPin', pin: '9999' }))).toBe('read-only');
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
    expect([(await who('old')).controls, (await who(NEW)).controls]).toEqual([false, true]);
    expect(codeOf(await from(NEW, { type: 'allowMove', move }))).toBe('unknown-move');
  });

  test('stays where it is when the old phone refuses', async () => {
    const secret = await held();
    const move = await askedBy(NEW, secret);
    expect(codeOf(await from('old', { type: 'refuseMove', move }))).toBe('ok');
    expect([(await who('old')).controls, (await who(NEW)).person]).toEqual([true, null]);
  });

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
      error: { code: 'not-allowed', why: 'own-interest' },
    });
    expect(codeOf(await room.ask(ORGANISER, allow))).toBe('ok');
    expect((await who(NEW)).controls).toBe(true);
  });

  test('is asked for in vain after ten minutes: whoever asked stands there no more', async () => {
    const secret = await held();
    const move = await askedBy(NEW, secret);
    clock.advance(10 * 60_000 + 1);
    expect(codeOf(await from('old', { type: 'allowMove', move }))).toBe('unknown-move');
    expect((await from(NEW, { type: 'askMove', secret })).ok).toBe(true);
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

  test('can be asked for by five phones at once, no more', async () => {
    const secret = await held();
    for (let i = 0; i < 5; i++) expect(codeOf(await from(`${i}`, { type: 'askMove', secret }))).toBe('ok');
    expect(codeOf(await from('sixth', { type: 'askMove', secret }))).toBe('too-many');
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
    const { matches } = room.door;
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
    room.door.world.bell.listen({ moved: (devices) => moved.push(...devices) });
    await done(room, ORGANISER, { type: 'revokeLinks', person: room.person(ONE), reason: REASON });
    expect(await who('old')).toEqual({ person: null, controls: false });
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
    expect([(await who('one')).controls, (await who('two')).controls]).toEqual([true, true]);
  });

  test('is refused where its code is that of a badge already', async () => {
    const { code } = present(await room.store.read.people.person(room.person(TWO)), 'a trader');
    const asked = { type: 'makeLink', person: room.person(ONE), token: TOKEN, code, reason: REASON } as const;
    expect(codeOf(await room.ask(ORGANISER, asked))).toBe('code-taken');
  });
});

describe('links of whom staff play against', () => {
  const OWN_INTEREST = { ok: false, error: { code: 'not-allowed', why: 'own-interest' } };
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

  test('made by staff is shown in the log of both players', async () => {
    const match = await playing();
    await done(room, ORGANISER, link(TWO));
    const notes = async (number: number) => {
      const follow = { by: 'seat', match } as const;
      const seen = await room.door.matches.sync(await actor(room.device(number)), { follow, since: 0 });
      return JSON.stringify(seen.ok ? seen.value.batches : seen);
    };
    expect(await notes(ONE)).toContain('"act":"linkMade","by":"organiser","seat":"b"');
  });

  /** R14: a match of two people whose claim stays open, though it binds them no more. */
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
    const refused = { ok: false, error: { code: 'not-allowed', why: 'own-interest' } };
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
    const notes = present(await room.door.matches.context.lives.get(room.store.read, match), 'a match').state;
    expect(notes.desk.notes.at(-1)).toEqual({ act: 'linkMade', by: 'referee', seat: 'a' });
  });

  test('is made by nobody who has dealings with one of its players', async () => {
    await playing();
    await room.made(ORGANISER, {
      type: 'offerContract',
      with: room.person(TWO),
      text: 'Ten bales',
      sum: 0,
      payer: 'one',
      counters: null,
    });
    expect(await room.ask(ORGANISER, link(ONE))).toEqual({
      ok: false,
      error: { code: 'not-allowed', why: 'own-interest' },
    });
  });
});
