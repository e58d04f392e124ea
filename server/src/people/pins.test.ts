// The PIN of a link: after ten wrong ones, however and from wherever they come, it rests until a tap or a referee
// (EVENT, "Who").

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ok } from '@dunmer/shared/lib';
import { codeOf, done, ONE, openRoom, ORGANISER, REFEREE, TWO } from '../../test/support/dealing.ts';
import type { Asked, EventRoom } from '../../test/support/eventRoom.ts';
import { homeAnswer } from '../home/index.ts';
import { Interests } from '../interest/index.ts';
import { staffPeople } from '../lists/index.ts';

const TOKEN = 'T'.repeat(43);
const CODE = 'ABCD2345';
const PIN = '7316';
const REASON = 'because';

let room: EventRoom;
beforeEach(async () => {
  room = await openRoom();
  await bound();
});
afterEach(() => room.close());

const from = (device: string, asked: Asked) => room.services.commands.command(device, room.command(asked));
const actor = (device: string) => room.services.world.actors.of(room.store.read, device);
const who = async (device: string): Promise<string | null> => (await actor(device)).person?.id ?? null;
const move = (device: string, secret: string | null, pin: string) =>
  from(device, { type: 'moveByPin', secret, pin }).then(codeOf);

/** Makes a link of ONE with a PIN, held by the phone `old`. */
async function bound(): Promise<void> {
  await done(room, ORGANISER, {
    type: 'makeLink',
    person: room.person(ONE),
    token: TOKEN,
    code: CODE,
    reason: REASON,
  });
  await from('old', { type: 'useLink', secret: TOKEN });
  await from('old', { type: 'setPin', pin: PIN });
}

/** Says as many wrong PINs as there are tries. */
async function exhaust(): Promise<void> {
  for (let i = 0; i < 10; i++) expect(await move(`thief ${i}`, TOKEN, `000${i}`)).toBe('wrong-pin');
}

/** Yields spellings of one code: gaps and dashes between its symbols, in either case. */
function* spellings(): Generator<string> {
  const between = ['', ' ', '-', '–', ' - '];
  for (let n = 0; ; n++) {
    const symbols = Array.from(CODE, (symbol, i) => (n & (1 << i) ? symbol.toLowerCase() : symbol));
    yield symbols.join(between[n % between.length]);
  }
}

describe('whoever tries the PINs of a link', () => {
  test('tries ten at most, from two hundred devices at once and under many spellings', async () => {
    const spelling = spellings();
    const all = Array.from({ length: 600 }, (_, n) =>
      move(`device ${n % 200}`, String(spelling.next().value), String(1000 + n)),
    );
    const answers = await Promise.all(all);
    expect(answers.filter((code) => code === 'wrong-pin')).toHaveLength(10);
    expect(answers.filter((code) => code === 'pin-rests')).toHaveLength(590);
  });

  test('is not told the right one any more once ten were wrong, nor is its owner', async () => {
    await exhaust();
    expect(await move('a thief', TOKEN, PIN)).toBe('pin-rests');
    expect(await move('the owner’s new phone', 'abcd-2345', PIN)).toBe('pin-rests');
    expect(await who('old')).toBe(room.person(ONE));
  });

  test('counts nothing twice: a command that is sent again is the same try', async () => {
    const command = room.command({ type: 'moveByPin', secret: TOKEN, pin: '0000' });
    const send = () => room.services.commands.command('thief', command);
    for (let i = 0; i < 30; i++) expect(codeOf(await send())).toBe('wrong-pin');
    expect(await move('old', TOKEN, PIN)).toBe('ok');
  });

  test('counts nothing against a link without a PIN, nor against others', async () => {
    const other = { token: 'U'.repeat(43), code: 'EFGH2345' };
    await done(room, ORGANISER, { type: 'makeLink', person: room.person(TWO), ...other, reason: REASON });
    await from('other', { type: 'useLink', secret: other.token });
    for (let i = 0; i < 12; i++) expect(await move(`thief ${i}`, other.token, '0000')).toBe('wrong-pin');
    await from('other', { type: 'setPin', pin: '2222' });
    await exhaust();
    expect(await move('new', other.token, '2222')).toBe('ok');
  });
});

describe('the count of wrong PINs', () => {
  test('begins anew with a right one', async () => {
    for (let round = 0; round < 3; round++) {
      for (let i = 0; i < 9; i++) expect(await move('thief', TOKEN, '0000')).toBe('wrong-pin');
      expect(await move(`phone ${round}`, TOKEN, PIN)).toBe('ok');
    }
  });

  test('begins anew with a tap on the old phone', async () => {
    await exhaust();
    const asked = await from('new', { type: 'askMove', secret: TOKEN });
    const id = asked.ok && asked.value.type === 'made' ? asked.value.id : '';
    expect(codeOf(await from('old', { type: 'allowMove', move: id }))).toBe('ok');
    expect(await move('newer', TOKEN, PIN)).toBe('ok');
  });

  test('goes on where the phone that holds the link opens it again: nobody was let in, and nobody told', async () => {
    await exhaust();
    const ticket = '5e'.repeat(32);
    expect(codeOf(await from('old', { type: 'useLink', secret: TOKEN, ticket }))).toBe('ok');
    expect(await move('newer', TOKEN, PIN)).toBe('pin-rests');
  });

  test('begins anew with a referee who lets somebody in', async () => {
    await exhaust();
    const asked = await from('new', { type: 'askMove', secret: TOKEN });
    const id = asked.ok && asked.value.type === 'made' ? asked.value.id : '';
    expect(codeOf(await room.ask(REFEREE, { type: 'allowMoveFor', move: id, reason: REASON }))).toBe('ok');
    expect(await move('newer', TOKEN, PIN)).toBe('ok');
  });

  test('begins anew with four other digits, chosen on the phone that holds the link', async () => {
    await exhaust();
    expect(codeOf(await from('old', { type: 'setPin', pin: '9042' }))).toBe('ok');
    expect(await move('new', TOKEN, '9042')).toBe('ok');
  });

  test('is kept over a restart', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'dunmer-'));
    await room.close();
    room = await openRoom({ folder });
    await bound();
    await exhaust();
    await room.close();
    room = await openRoom({ folder, seeding: null, seed: 2 });
    expect(await move('new', TOKEN, PIN)).toBe('pin-rests');
    rmSync(folder, { recursive: true, force: true });
  });
});

test('a PIN that rests is told to its owner’s phone and to staff, and what helps to whoever opens the link', async () => {
  const rung: number[] = [];
  room.services.world.bell.listen({ rung: (people) => rung.push(...people) });
  const rests = async () => {
    const { home } = await homeAnswer(room.services.world, room.store.read, await actor('old'));
    const [listed] = await staffPeople(room.store.read, {
      withMoney: false,
      only: room.person(ONE),
      interests: new Interests(null, []),
    });
    const named = await room.store.read.floor.restingPins();
    return [home?.me.pinRests, listed?.pinRests, named.map(({ person }) => person)];
  };
  expect(await rests()).toEqual([false, false, []]);
  await exhaust();
  expect(await rests()).toEqual([true, true, [room.person(ONE)]]);
  expect(rung).toEqual([await room.key(ONE)]);
  expect(await from('new', { type: 'useLink', secret: CODE })).toMatchObject({
    error: { code: 'link-elsewhere', hasPin: true, pinRests: true, isHeld: true },
  });
});

test('four digits that are changed while they are looked at let nobody in any more', async () => {
  const { scrypted, draws } = room.services.world;
  const kept = await scrypted.keptPin('9042', draws.draw());
  // The PIN can't be checked until these are done.
  const busy = Array.from({ length: 8 }, () => scrypted.keptPassphrase('two guar and a cart', draws.draw()));
  const trying = move('new', TOKEN, PIN);
  const key = await room.key(ONE);
  const changed = await room.store.transact(async (tx) => ok(await tx.people.setPin(key, kept)));
  expect(changed.ok).toBe(true);
  expect(await trying).toBe('wrong-pin');
  expect(await who('new')).toBeNull();
  await Promise.all(busy);
});
