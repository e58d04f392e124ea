// Erasing a name, a reason or a contract's text erases it everywhere: in tables, answers, hashes, logs of matches and
// the files that hold them; and every digest stays as it was.

import { hash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ok, present } from '@dunmer/shared/lib';
import { EXPORTS, viewHash } from '@dunmer/shared/protocol';
import { audit } from '../audit/index.ts';
import { editionOf, READY_CARDS, readEdition } from '../catalogue/index.ts';
import { syncDefinitions } from '../copies/index.ts';
import { commandHash } from '../journal/index.ts';
import {
  done,
  ONE,
  openRoom,
  ORGANISER,
  REFEREE,
  STRANGER,
  TWO,
  without,
  onContract,
} from '../../test/support/dealing.ts';
import { won } from '../../test/support/ended.ts';
import { Mirror } from '../../test/support/mirror.ts';
import { eventOfForm } from '../../test/support/eventOfForm.ts';
import { type Asked, EventRoom } from '../../test/support/eventRoom.ts';
import { runProgram } from '../../test/support/runProgram.ts';
import { trader } from '../../test/support/seed.ts';
import { Interests } from '../interest/index.ts';
import { exportOf } from '../lists/index.ts';
import { erase } from './index.ts';

const NAME = 'Забытый Нерано';
const REASON = 'Нерано спал у костра';
const FACTS = { staff: null, trades: true, deal: true, drakes: 50, reason: REASON } as const;
const TEXT = 'Две бочки флина для Нерано';
const WORDS = [NAME, REASON, TEXT, 'Нерано'];
const EACH = new RegExp(WORDS.join('|'));

let folder = '';
let room: EventRoom;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dunmer-erase-'));
  room = await openRoom({ folder });
});
afterEach(async () => {
  await room.close();
  rmSync(folder, { recursive: true });
});

/** Returns which of these words stand in the files of the folder, and in which file. */
const found = (words: readonly string[]): readonly string[] =>
  readdirSync(folder).flatMap((file) => {
    const bytes = readFileSync(join(folder, file));
    return words.filter((word) => bytes.includes(Buffer.from(word))).map((word) => `${file}: ${word}`);
  });

/** Does everything by which a name, a reason or a contract's text is written, said or shown. */
async function writeEverywhere(): Promise<string> {
  const staff = (asked: Asked, who = ORGANISER) => done(room, who, asked);
  const from = (device: string, asked: Asked) => room.services.commands.command(device, room.command(asked));
  const reason = REASON;
  const person = await room.made(ORGANISER, { type: 'addPerson', name: NAME, ...FACTS });
  const secret = 'n'.repeat(43);
  await staff({ type: 'makeLink', person, token: secret, code: 'NNNNNNNN', reason });
  await from('their phone', { type: 'useLink', secret });
  await from('their phone', { type: 'setPin', pin: '1234' });
  await from('their phone', { type: 'practise', name: NAME, deck: 'caravan', against: 'simple' });
  // Refusals that contain the name, to nobody and to somebody.
  await from('a strange phone', { type: 'useLink', secret });
  expect(await room.ask(ONE, { type: 'useLink', secret })).toMatchObject({ error: { name: NAME } });
  const offer = { type: 'offerContract', text: TEXT, sum: 3, payer: 'one', counters: null } as const;
  const offered = await from('their phone', { ...offer, with: room.person(STRANGER) });
  const contract = offered.ok && offered.value.type === 'made' ? offered.value.id : '';
  await done(room, STRANGER, onContract(contract, { type: 'accept' }));
  // A command that is refused for what it says.
  await from('their phone', { ...offer, with: person });
  await staff({ type: 'renamePerson', person: 'nobody', name: NAME, reason }).catch(() => null);
  await staff({ type: 'annulContract', contract, reason });
  await staff({ type: 'payIn', person, drakes: 5, reason });
  await staff({ type: 'pauseEvent', paused: true, reason });
  await staff({ type: 'pauseEvent', paused: false, reason });
  const { match } = await without(room, 1);
  await done(room, ONE, { type: 'call', match });
  for (const type of ['pauseMatch', 'openCards', 'openDecks', 'resumeMatch'] as const)
    await staff({ type, match, reason }, REFEREE);
  await staff({ type: 'award', match, winner: 'a', claim: false, shortfall: 'refuse', reason }, REFEREE);
  await staff({ type: 'voidMatch', match, shortfall: 'bank', reason }, REFEREE);
  const running = await without(room, 1);
  await staff({ type: 'voidMatch', match: running.match, shortfall: 'bank', reason }, REFEREE);
  const { table } = await won(room);
  await staff({ type: 'closeClaim', match: table.match, reason }, REFEREE);
  await staff({ type: 'set', change: { name: 'intrigue', value: 'on' }, reason });
  await staff({ type: 'sayWord', word: 'Альдрун', reason });
  await staff({ type: 'letDraw', person: room.person(TWO), n: 1, reason });
  await staff({ type: 'openIntrigueHand', person: room.person(TWO), reason });
  // A new link makes the phone that has practised nobody's.
  await staff({ type: 'makeLink', person, token: 'p'.repeat(43), code: 'PPPPPPPP', reason });
  return person;
}

const reasonsOf = async (): Promise<readonly string[]> => {
  const all = await room.store.read.matchesBefore(1_000, 100, null);
  const logs = await Promise.all(all.map(({ key }) => room.store.read.log(key, 0, 1_000)));
  return logs.flat().flatMap(({ events }) =>
    events.flatMap((event) => {
      const said = event.type === 'DeskNoted' ? event.note : event;
      return 'reason' in said && typeof said.reason === 'string' ? said.reason : [];
    }),
  );
};

/**
 * Collects everything that leaves the folder: every export, every match with its log, and the files of finished
 * matches.
 */
async function told(): Promise<string> {
  const { read } = room.store;
  const all: unknown[] = [];
  for (const name of EXPORTS) all.push(await exportOf(read, name, new Interests(null, [])));
  const actor = await room.services.world.actors.of(read, room.device(ONE));
  for (const match of await read.matchesBefore(1_000, 100, null)) {
    all.push(match, await read.log(match.key, 0, 1_000));
    all.push(await room.services.matches.file(actor, match.id, null));
  }
  return JSON.stringify(all);
}

const eraseNow = async (erasing: Parameters<typeof erase>[2]) =>
  room.store.transact(async (tx) => ok(await erase(room.services.matches.context, tx, erasing)));

test('what staff say in a match is read by both, and only its salted hash is in the log', async () => {
  await writeEverywhere();
  const reasons = (await reasonsOf()).filter((reason) => reason === REASON);
  expect(reasons.length).toBeGreaterThanOrEqual(7);
  const db = new Database(join(folder, 'dunmer-trade.sqlite'), { readonly: true });
  const raw = db.prepare<[], { events: string }>('select events from batches').all();
  expect(raw.filter(({ events }) => events.includes(REASON))).toEqual([]);
  expect(
    raw.filter(({ events }) => /"reason":"\\u0001\d+:[0-9a-f]{64}"/.test(events)).length,
  ).toBeGreaterThan(5);
  db.close();
});

test('a phone that has read a reason agrees with the server on what it sees, after a restart too, and anew once it was erased', async () => {
  await writeEverywhere();
  const called = (await room.store.read.matchesBefore(1_000, 100, null)).find(({ kind }) => kind === 'stake');
  const match = present(called, 'a match').id;
  const follow = async () => {
    const actor = await room.services.world.actors.of(room.store.read, room.device(ONE));
    const mirror = new Mirror('a');
    for (;;) {
      const request = { follow: { by: 'seat', match }, since: mirror.version } as const;
      const synced = await room.services.matches.sync(actor, request);
      if (!synced.ok) throw new Error(synced.error.code);
      for (const batch of synced.value.batches) mirror.take(batch);
      if (!synced.value.more)
        return { view: mirror.view, isSame: viewHash(mirror.view) === synced.value.hash };
    }
  };
  const live = await follow();
  expect([live.isSame, JSON.stringify(live.view).includes(REASON)]).toEqual([true, true]);
  await room.close();
  room = await EventRoom.open({ folder, seeding: null, seed: 5 });
  const later = await follow();
  expect(later).toEqual(live);
  await eraseNow({ words: REASON });
  const erased = await follow();
  expect([erased.isSame, JSON.stringify(erased.view).includes(REASON)]).toEqual([true, false]);
});

describe('what was erased', () => {
  test('is in no file of the folder any more, at once, and every digest agrees', async () => {
    const person = await writeEverywhere();
    expect(found(WORDS)).not.toEqual([]);
    for (const word of [NAME, REASON, TEXT]) expect(await told()).toContain(word);
    const { code } = present(await room.store.read.people.person(person), 'somebody');
    // Erased as at the desk: the person gets a new name first, and their own texts are erased by the badge.
    expect(await eraseNow({ badge: code })).toMatchObject({ value: { people: 1, texts: 2 } });
    await eraseNow({ words: REASON });
    expect(found(WORDS)).toEqual([]);
    expect(await told()).not.toMatch(EACH);
    expect((await reasonsOf()).filter((reason) => reason !== '')).toEqual([]);
    expect(await audit(room.store.read)).toMatchObject({ finding: null });
    expect((await room.store.read.people.person(person))?.name).toBe(code);
  });

  test('goes by a new name at the desk too', async () => {
    const person = await writeEverywhere();
    await done(room, ORGANISER, { type: 'renamePerson', person, name: 'Глеб', reason: 'as they wish' });
    expect(found([NAME])).toEqual([]);
    expect(await audit(room.store.read)).toMatchObject({ finding: null });
  });

  test('is gone too where nobody but a stranger has practised under it', async () => {
    const asked = { type: 'practise', name: NAME, deck: 'caravan', against: 'simple' } as const;
    const opened = await room.services.commands.command('a strange phone', room.command(asked));
    expect(opened).toMatchObject({ ok: true });
    expect(found([NAME])).not.toEqual([]);
    expect(await eraseNow({ words: NAME })).toMatchObject({ value: { texts: 1, people: 0 } });
    expect(await eraseNow({ words: NAME })).toEqual({ ok: true, value: null });
    await room.close();
    expect(found([NAME])).toEqual([]);
    room = await EventRoom.open({ folder, seeding: null, seed: 5 });
    expect(await audit(room.store.read)).toMatchObject({ finding: null });
  });

  test('can be confirmed by nobody who guesses it, command by command', async () => {
    await writeEverywhere();
    await eraseNow({ words: NAME });
    await eraseNow({ words: REASON });
    const db = new Database(join(folder, 'dunmer-trade.sqlite'), { readonly: true });
    const kept = db
      .prepare<[], { id: string; body: string; salt: string }>('select id, body, salt from commands')
      .all();
    db.close();
    const devices = [ORGANISER, REFEREE].map((number) => room.device(number));
    const person = { staff: null, trades: true, deal: true, drakes: 50 };
    const said = (id: string, device: string) =>
      JSON.stringify({ device, command: { id, type: 'addPerson', name: NAME, ...person, reason: REASON } });
    const hits = kept.filter(({ id, body, salt }) =>
      devices.some((device) =>
        [hash('sha256', said(id, device), 'base64url'), commandHash(salt, said(id, device))].includes(body),
      ),
    );
    expect([kept.length > 30, hits]).toEqual([true, []]);
  });
});

describe('a command that comes again', () => {
  const asked = (name: string, reason = REASON) =>
    ({
      type: 'addPerson',
      name,
      staff: null,
      trades: true,
      deal: false,
      drakes: 0,
      reason,
    }) satisfies Asked;

  test('is told from another one by its words, until they are erased, and is answered the same', async () => {
    const command = room.command(asked(NAME));
    const { id } = command;
    const answer = await room.send(ORGANISER, command);
    expect(await room.send(ORGANISER, command)).toEqual(answer);
    const other = { ok: false, error: { code: 'id-reused' } };
    for (const changed of [asked('Somebody'), asked(NAME, 'no reason'), { ...asked(NAME), drakes: 1 }])
      expect(await room.send(ORGANISER, { id, ...changed })).toEqual(other);
    await eraseNow({ words: NAME });
    expect(await room.send(ORGANISER, command)).toEqual(answer);
    expect(await room.send(ORGANISER, { id, ...asked(NAME, 'no reason') })).toEqual(other);
  });

  test('and was refused is told from another one by its words too, until any are erased, and by all else for ever', async () => {
    const refused = { ...asked(NAME), trades: false, drakes: 1 };
    const command = room.command(refused);
    const { id } = command;
    const answer = await room.send(ORGANISER, command);
    expect(answer).toMatchObject({ error: { code: 'bad-sum' } });
    expect(await room.send(ORGANISER, command)).toEqual(answer);
    const [others, dearer] = [
      { id, ...refused, name: 'Somebody' },
      { id, ...refused, drakes: 2 },
    ];
    const other = { ok: false, error: { code: 'id-reused' } };
    for (const changed of [others, dearer]) expect(await room.send(ORGANISER, changed)).toEqual(other);
    await room.made(ORGANISER, asked('Somebody else'));
    await eraseNow({ words: 'Somebody else' });
    for (const same of [command, others]) expect(await room.send(ORGANISER, same)).toEqual(answer);
    expect(await room.send(ORGANISER, dearer)).toEqual(other);
  });

  test('is answered with the name as it is now', async () => {
    const command = room.command({ type: 'useLink', secret: trader(TWO).link });
    expect(await room.send(ONE, command)).toMatchObject({
      error: { code: 'link-elsewhere', name: 'Борис 1' },
    });
    expect(await room.send(ONE, command)).toMatchObject({ error: { name: 'Борис 1' } });
    await eraseNow({ badge: trader(TWO).code });
    expect(await room.send(ONE, command)).toMatchObject({ error: { code: 'link-elsewhere', name: '' } });
  });
});

describe('npm run erase', () => {
  const run = (...args: readonly string[]) => runProgram('erase', args, { env: { DATA_DIR: folder } });

  test('erases words, or by the code of a badge who is called so, in a folder that no server works with, says what it did, and refuses what nobody wrote', async () => {
    const erased = await writeEverywhere();
    const { code } = present(await room.store.read.people.person(erased), 'who was added');
    expect(await run(REASON)).toMatchObject({ code: 1, err: expect.stringContaining('Another server') });
    await room.close();
    expect(await run('nobody wrote this')).toMatchObject({
      code: 1,
      err: expect.stringContaining('nobody has written'),
    });
    expect(await run()).toMatchObject({ code: 1, err: expect.stringContaining('npm run erase') });
    expect((await run(REASON)).out).toMatch(/^\d+ texts erased, 0 people/);
    // The code as it stands on the badge, and as somebody typed it from there.
    expect((await run(code.toLowerCase())).out).toContain('1 people are called by the code of their badge');
    expect(found([NAME, REASON])).toEqual([]);
    room = await EventRoom.open({ folder, seeding: null, seed: 5 });
    expect(await audit(room.store.read)).toMatchObject({ finding: null });
  });

  test('finds a text as it was typed, and a name with however many gaps it is typed', async () => {
    const reason = 'ссора  у костра';
    await room.made(ORGANISER, { type: 'addPerson', name: 'Анна Релви', ...FACTS, reason });
    await room.close();
    expect((await run(reason)).out).toMatch(/^1 texts erased/);
    expect((await run('Анна  Релви')).out).toContain('1 people');
    room = await EventRoom.open({ folder, seeding: null, seed: 5 });
  });

  test('leaves the cards as the server has them that was started with others', async () => {
    await room.made(ORGANISER, { type: 'addPerson', name: NAME, ...FACTS });
    const { cards, decks } = readEdition(READY_CARDS);
    const [gone] = cards;
    await syncDefinitions(room.store, editionOf(cards.slice(1), decks), 0);
    await room.close();
    expect((await run(NAME)).out).toContain('1 people');
    const db = new Database(join(folder, 'dunmer-trade.sqlite'), { readonly: true });
    const retired = db.prepare<[], { card: string }>('select card from definitions where retired = 1').all();
    db.close();
    expect(retired).toEqual([{ card: gone?.id }]);
    room = await EventRoom.open({ folder, seeding: null, seed: 5 });
  });
});

describe('in an event of before', () => {
  beforeEach(async () => {
    await room.close();
    for (const file of readdirSync(folder)) rmSync(join(folder, file));
    writeFileSync(join(folder, 'dunmer-trade.sqlite'), eventOfForm(5));
    room = await EventRoom.open({ folder, seeding: null, seed: 5 });
  });

  test('a name is in no answer and no free page, and what is erased is gone', async () => {
    expect(found(['Дральса', 'Anna 3'])).toEqual([]);
    expect(found(['Глеб Поздний'])).not.toEqual([]);
    await eraseNow({ words: 'Глеб Поздний' });
    expect(found(['Глеб Поздний'])).toEqual([]);
    const db = new Database(join(folder, 'dunmer-trade.sqlite'), { readonly: true });
    expect(
      db.prepare(`select count(*) as guessable from commands where salt is null and body <> ''`).get(),
    ).toEqual({
      guessable: 0,
    });
    db.close();
    expect(await audit(room.store.read)).toMatchObject({ finding: null });
  });
});
