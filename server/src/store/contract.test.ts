import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { MatchEvent } from '@dunmer/shared/fairness';
import { err, ok, present, type Result } from '@dunmer/shared/lib';
import { formedDatabase, formFolder, openFormed } from '../../test/support/formedDatabase.ts';
import { openLate } from '../../test/support/lateStore.ts';
import { Postgres } from '../../test/support/postgres.ts';
import { seeded } from '@dunmer/shared/testing';
import { turns } from '../../test/support/turns.ts';
import { BEFORE_FIRST, rowHash, writeJournal } from '../journal/index.ts';
import { Cache, OUTSIDE } from '../memory/index.ts';
import { encode } from './json.ts';
import {
  encodeList,
  openStoreBeside,
  type NewMatch,
  sealedText,
  type Store,
  type StoreOptions,
  StoreRefused,
  type Tx,
} from './index.ts';

let folder = '';
const open: Store[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dunmer-store-'));
});
afterEach(async () => {
  for (const store of open.splice(0)) await store.close();
  rmSync(folder, { recursive: true, force: true });
});

let postgres: Postgres;
beforeAll(async () => {
  postgres = await Postgres.start();
});
afterAll(() => postgres.stop());

let epochs = 0;
async function opened(options: Partial<StoreOptions> = {}): Promise<Store> {
  await formFolder(folder);
  const store = await openFormed({
    folder,
    newEpoch: () => `epoch-${(epochs += 1)}`,
    now: () => 1,
    ...options,
  });
  open.push(store);
  return store;
}
async function late(): Promise<Store> {
  const db = await formedDatabase();
  const ports = { newEpoch: () => 'late', now: () => 1 };
  const { store } = openLate(db.serialize(), { ...ports, random: seeded(1), turns: 3 });
  db.close();
  open.push(store);
  return store;
}
async function distant(): Promise<Store> {
  const store = await postgres.store({ newEpoch: () => 'distant', now: () => 1 });
  open.push(store);
  return store;
}
const file = (): string => join(folder, 'dunmer-trade.sqlite');
const match = (id: string): NewMatch => ({
  id,
  watch: `w${id}`,
  catalogue: 'c',
  opened: 5,
  kind: 'practice',
  tableName: 'trade',
  phase: 'placing',
  stake: 0,
  contract: null,
  times: { placementClock: 0, decisionClock: 0, claimTime: 180 },
});
const seat = { name: 'Anna', device: 'd1', deck: 'caravan', bot: null, person: null };
const bot = { ...seat, device: '', bot: 'strong' } as const;
const answer = ok({ type: 'done', version: 1 } as const);

async function seatedIn(tx: Tx, id: string): Promise<number> {
  const key = present(await tx.addMatch(match(id)), 'it is new');
  await tx.addSeats(key, { a: seat, b: bot });
  return key;
}

async function added(store: Store, id: string): Promise<number> {
  const done = await store.transact(async (tx) => ok(await seatedIn(tx, id)));
  if (!done.ok) throw new Error('not saved');
  return done.value;
}

describe.each([
  ['on disk', () => opened()],
  ['in memory', () => opened({ folder: null })],
  ['with a commit for each', () => opened({ largestGroup: 1 })],
  ['that rests between its commits', () => opened({ rest: 2 })],
  ['whose every call comes late', () => late()],
  ['on PostgreSQL', () => distant()],
] as const)('a store %s', (_, start) => {
  let store: Store;
  beforeEach(async () => {
    store = await start();
  });

  test('gives back a match by its id and its code, with its seats', async () => {
    const key = await added(store, 'm');
    const expected = {
      key,
      contractId: null,
      called: false,
      stop: null,
      seats: { a: seat, b: bot },
      ...match('m'),
    };
    expect(await store.read.match('m')).toEqual(expected);
    expect(await store.read.matchByKey(key)).toEqual(expected);
    expect(await store.read.matchOfWatchCode('wm')).toEqual(expected);
    expect(await store.read.matchOfWatchCode('m')).toBeNull();
  });

  test('gives back at which table a match is played, with the clocks of that one (PT1, PT27)', async () => {
    const clocks = { turnClock: 60, askClock: 0 };
    const there = { ...match('p'), tableName: 'patrons', times: { ...match('p').times, ...clocks } } as const;
    await store.transact(async (tx) => {
      await tx.addSeats(present(await tx.addMatch(there), 'it is new'), { a: seat, b: bot });
      return ok(null);
    });
    expect(await store.read.match('p')).toMatchObject(there);
  });

  test('takes no id and no code twice', async () => {
    await added(store, 'm');
    await store.transact(async (tx) => {
      expect(await tx.addMatch(match('m'))).toBeNull();
      expect(await tx.addMatch({ ...match('n'), watch: 'wm' })).toBeNull();
      return ok(null);
    });
  });

  test('appends to a log with the expected version only', async () => {
    const key = await added(store, 'm');
    const events: readonly MatchEvent[] = [{ type: 'PriceWaived', to: 'everyone', seat: 'a' }];
    const { json } = encodeList(events);
    const batch = (version: number) => ({ version, events });
    await store.transact(async (tx) => {
      expect(await tx.append(key, 1, json)).toBe(true);
      expect(await tx.append(key, 1, json)).toBe(false);
      expect(await tx.append(key, 2, json)).toBe(true);
      return ok(null);
    });
    expect(await store.read.log(key, 0, 10)).toEqual([batch(1), batch(2)]);
    expect(await store.read.log(key, 1, 10)).toEqual([batch(2)]);
    expect(await store.read.log(key, 0, 1)).toEqual([batch(1)]);
  });

  test('gives back a log with what was sealed in it, a whole match as well, and without what was erased', async () => {
    const reasons = ['a quarrel', 'a storm'] as const;
    const voided = (reason: string) => ({ type: 'MatchVoided', to: 'everyone', reason }) as const;
    const made = await store.transact(async (tx) => {
      const keys: number[] = [];
      for (const text of ['Anna', ...reasons]) keys.push(await tx.journal.addText({ salt: 's', text }));
      const [nameText = 0, ...sealed] = keys;
      const known = { id: 'p', code: 'c', nameText, staff: null, trades: true, madeBy: null, added: 0 };
      const person = present(await tx.people.addPerson(known), 'they are new');
      const key = present(await tx.addMatch({ ...match('m'), kind: 'friendly' }), 'it is new');
      await tx.addSeats(key, { a: { ...seat, person: { key: person, id: 'p', code: 'c' } }, b: bot });
      const events = sealed.map((text) => voided(sealedText(text)));
      await tx.append(key, 1, encodeList<MatchEvent>(events).json);
      return ok({ key, person, last: sealed.at(-1) ?? 0 });
    });
    if (!made.ok) throw new Error('not saved');
    const { key, person, last } = made.value;
    const reasonsIn = async (): Promise<readonly unknown[]> => [
      (await store.read.log(key, 0, 10)).map(({ events }) => events),
      (await store.read.openMatchesOf(person)).flatMap(({ log }) => log.map(({ events }) => events)),
    ];
    const whole = [reasons.map(voided)];
    expect(await reasonsIn()).toEqual([whole, whole]);
    await store.transact(async (tx) => ok(await tx.journal.eraseText(last)));
    const left = [[voided(reasons[0]), voided('')]];
    expect(await reasonsIn()).toEqual([left, left]);
  });

  test('keeps a command with its answer, and one draft a seat, overwritten in place', async () => {
    const key = await added(store, 'm');
    const kept = { body: 'hash', salt: 'salt', words: [1, 2], answer: encode(answer), seal: 'seal' };
    await store.transact(async (tx) => {
      await tx.addCommand('id', kept, null);
      await tx.putDraft(key, 'a', ['x', null, null, null, null, null]);
      await tx.putDraft(key, 'a', ['y', null, null, null, null, null]);
      return ok(null);
    });
    await store.transact(async (tx) => {
      expect(await tx.command('id')).toEqual(kept);
      expect(await tx.command('other')).toBeNull();
      expect(await tx.draft(key, 'a')).toEqual(['y', null, null, null, null, null]);
      expect(await tx.draft(key, 'b')).toBeNull();
      await tx.setPhase(key, 'finished');
      return ok(null);
    });
    expect(await store.read.draft(key, 'a')).toBeNull();
  });

  test('lists the matches of a device newest first, and the open ones of bots', async () => {
    for (const id of ['m1', 'm2', 'm3']) {
      const key = await added(store, id);
      await store.transact(async (tx) => {
        if (id === 'm2') await tx.setPhase(key, 'finished');
        return ok(null);
      });
    }
    expect((await store.read.matchesOf('d1', 2)).map((each) => each.id)).toEqual(['m3', 'm2']);
    expect(await store.read.matchesOf('d2', 2)).toEqual([]);
    expect(await store.read.openBotMatches()).toEqual(['m1', 'm3']);
  });

  test('undoes what a refused body wrote, and keeps what the others of its group did', async () => {
    const [one, two, three] = await Promise.all([
      store.transact(async (tx) => ok(await seatedIn(tx, 'm1'))),
      store.transact(async (tx) => {
        await tx.addMatch(match('m2'));
        return err('no');
      }),
      store.transact(async (tx) => ok(await seatedIn(tx, 'm3'))),
    ]);
    expect([one.ok, two, three.ok]).toEqual([true, err('no'), true]);
    expect(await store.read.match('m1')).not.toBeNull();
    expect(await store.read.match('m2')).toBeNull();
    expect(await store.read.match('m3')).not.toBeNull();
  });

  test('undoes what a body wrote that throws, and throws it to who asked, and to nobody else', async () => {
    const broken = store.transact(async (tx) => {
      await tx.addMatch(match('m1'));
      throw new Error('broken');
    });
    const other = store.transact(async (tx) => ok(await seatedIn(tx, 'm2')));
    await expect(broken).rejects.toThrow('broken');
    expect((await other).ok).toBe(true);
    expect(await store.read.match('m1')).toBeNull();
  });

  test('a group leaves what it would have left without those that are undone, the journal and memory too', async () => {
    const memory = new Cache<string, { readonly by: string }>({ most: 10 });
    const runs: string[] = [];
    const writing = (name: string, result: Result<null, 'no'>) =>
      store.transact(async (tx) => {
        runs.push(name);
        const before = memory.get(tx, 'key');
        memory.put(tx, 'key', { by: `${before?.by ?? ''}${name}` });
        tx.note({ is: 'erased', text: runs.length });
        await writeJournal(tx, { who: null, act: name, at: 5 });
        return result;
      });
    const refusing = (name: string) =>
      store.transact(async () => {
        runs.push(name);
        return err('no' as const);
      });
    await Promise.all([writing('a', ok(null)), refusing('b'), writing('c', ok(null))]);
    // What was refused before it wrote anything has nothing to undo.
    expect(runs).toEqual(['a', 'b', 'c']);
    const left = await Promise.all([
      writing('d', ok(null)),
      writing('e', err('no')),
      refusing('f'),
      writing('g', ok(null)),
      writing('h', err('no')),
    ]);
    expect(left.map((one) => one.ok)).toEqual([true, false, false, true, false]);
    expect(memory.get(OUTSIDE, 'key')).toEqual({ by: 'acdg' });
    await writing('i', ok(null));
    const rows = await store.read.journal.rows(0, 10);
    expect(rows.map(({ act }) => act)).toEqual(['a', 'c', 'd', 'g', 'i']);
    for (const [i, row] of rows.entries())
      expect(row).toMatchObject({ seq: i + 1, hash: rowHash(rows[i - 1]?.hash ?? BEFORE_FIRST, row) });
  });

  test('runs bodies one after another, never one inside another', async () => {
    const trace: string[] = [];
    await Promise.all(
      ['x', 'y', 'z'].map((name) =>
        store.transact(async (tx) => {
          trace.push(`${name} begins`);
          await tx.command('none');
          await tx.command('none');
          trace.push(`${name} ends`);
          return ok(null);
        }),
      ),
    );
    expect(trace).toEqual(['x', 'y', 'z'].flatMap((name) => [`${name} begins`, `${name} ends`]));
  });

  test('does what follows from a commit in its order, after it and before anybody is answered', async () => {
    const trace: string[] = [];
    await Promise.all(
      ['x', 'y'].map(async (name) => {
        await store.transact(async (tx) => {
          await tx.addMatch(match(name));
          tx.afterCommit(() => trace.push(`after ${name}`));
          return ok(null);
        });
        trace.push(`answer ${name}`);
      }),
    );
    expect(trace.filter((line) => line.startsWith('after'))).toEqual(['after x', 'after y']);
    for (const name of ['x', 'y'])
      expect(trace.indexOf(`after ${name}`)).toBeLessThan(trace.indexOf(`answer ${name}`));
  });

  test('lets memory take in what was staged after its commit, before what follows; nothing of a body that is undone', async () => {
    const cache = new Cache<string, number>({ most: 10 });
    const inMemory = (): string => JSON.stringify([...cache]);
    const inBodies: (number | null)[] = [];
    const whatFollows: string[] = [];
    const ends = await Promise.allSettled([
      store.transact(async (tx) => {
        cache.put(tx, 'kept', 1);
        tx.afterCommit(() => whatFollows.push(inMemory()));
        return ok(inMemory());
      }),
      store.transact(async (tx) => {
        cache.drop(tx, 'kept');
        cache.put(tx, 'refused', 2);
        return err('no');
      }),
      store.transact(async (tx) => {
        cache.clear(tx);
        throw new Error('broken');
      }),
      store.transact(async (tx) => {
        inBodies.push(cache.get(tx, 'kept'), cache.get(tx, 'refused'));
        cache.put(tx, 'later', 3);
        return ok(null);
      }),
    ]);
    expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
    expect(ends[0]).toMatchObject({ value: ok('[]') });
    expect(inBodies).toEqual([1, null]);
    expect(whatFollows[0]).toContain('["kept",1]');
    expect(inMemory()).toBe('[["kept",1],["later",3]]');
  });

  test('tells who reads outside of bodies nothing but what is committed', async () => {
    const seen = { isCommitted: false };
    const saved = store.transact(async (tx) => {
      await seatedIn(tx, 'm');
      for (let asked = 0; asked < 20; asked++) expect(await tx.match('m')).not.toBeNull();
      tx.afterCommit(() => (seen.isCommitted = true));
      return ok(null);
    });
    const looks: boolean[] = [];
    while (!seen.isCommitted) {
      const found = (await store.read.match('m')) !== null;
      // It was committed while this answer was under way: either answer is right.
      if (!seen.isCommitted) looks.push(found);
      await turns(1);
    }
    expect(await saved).toEqual(ok(null));
    expect(looks).not.toContain(true);
    expect(await store.read.match('m')).not.toBeNull();
  });

  test('does not do what would follow from a refused body', async () => {
    let done = 0;
    await store.transact(async (tx) => {
      tx.afterCommit(() => (done += 1));
      return err('no');
    });
    expect(done).toBe(0);
  });
});

describe('on disk', () => {
  test('everything is there after closing and opening, under the same epoch', async () => {
    const before = await opened();
    await added(before, 'm');
    await open.pop()?.close();
    const after = await opened();
    expect(await after.read.match('m')).not.toBeNull();
    expect(after.epoch).toBe(before.epoch);
  });

  test('a second server on the same folder is refused, and may come when the first is gone', async () => {
    const first = await opened();
    await expect(opened()).rejects.toThrow(StoreRefused);
    await expect(opened()).rejects.toThrow(folder);
    open.pop();
    await first.close();
    await expect(opened()).resolves.toBeDefined();
  });

  test('a database of a newer release is refused, and not a byte of it changes', async () => {
    const first = await opened();
    await added(first, 'm');
    open.pop();
    await first.close();
    const db = new Database(file());
    db.pragma('user_version = 999');
    db.close();
    const before = readFileSync(file());
    await expect(opened()).rejects.toThrow('newer release');
    expect(readFileSync(file()).equals(before)).toBe(true);
  });

  test('a file that is no database is refused', async () => {
    writeFileSync(file(), 'these are not the bytes of a database, and there are enough of them to tell');
    await expect(opened()).rejects.toThrow(StoreRefused);
  });

  test('a database that is moved away takes nothing, tells those who keep caches, and goes on when it is back', async () => {
    const store = await opened();
    let lost = 0;
    store.onLost(() => (lost += 1));
    const cache = new Cache<string, number>({ most: 10 });
    renameSync(file(), `${file()}.away`);
    const away = await Promise.all([
      store.transact(async (tx) => {
        cache.put(tx, 'm1', await seatedIn(tx, 'm1'));
        return ok(null);
      }),
      store.transact(async () => err('no')),
    ]);
    expect(away).toEqual([err({ code: 'not-saved' }), err({ code: 'not-saved' })]);
    expect(lost).toBe(1);
    expect([...cache]).toEqual([]);
    expect(await store.probe()).toBe('not-saved');
    renameSync(`${file()}.away`, file());
    expect(await store.read.match('m1')).toBeNull();
    expect(await store.probe()).toBe('ok');
    await added(store, 'm1');
  });

  test('a full disk takes nothing of its group, reading goes on, and writing too where there is room', async () => {
    const store = await opened({ mostPages: 64 });
    const key = await added(store, 'm');
    const reason = 'x'.repeat(1_000_000);
    const group = await Promise.all([
      store.transact(async (tx) => ok(await tx.addMatch(match('n')))),
      store.transact(async (tx) => {
        const events = [{ type: 'MatchVoided', to: 'everyone', reason }] as const;
        return ok(await tx.append(key, 1, encodeList<MatchEvent>(events).json));
      }),
    ]);
    expect(group).toEqual([err({ code: 'not-saved' }), err({ code: 'not-saved' })]);
    expect(await store.read.match('m')).not.toBeNull();
    expect(await store.read.match('n')).toBeNull();
    expect(await store.read.log(key, 0, 10)).toEqual([]);
    await added(store, 'n');
    expect(await store.probe()).toBe('ok');
  });

  test('after a commit those who come within its rest are saved together, and who comes alone waits for nobody', async () => {
    const steps: string[] = [];
    const bodyOf = (store: Store, name: string) =>
      store
        .transact(async () => {
          steps.push(`${name} runs`);
          return ok(null);
        })
        .then(() => steps.push(`${name} is answered`));
    const store = await opened({ rest: 100 });
    await bodyOf(store, 'a');
    const b = bodyOf(store, 'b');
    await turns(1);
    await turns(1);
    expect(steps).toEqual(['a runs', 'a is answered']);
    await Promise.all([b, bodyOf(store, 'c')]);
    expect(steps.slice(2)).toEqual(['b runs', 'c runs', 'b is answered', 'c is answered']);
  });

  test('who only reads may do so beside a running server, and sees one moment of it', async () => {
    const store = await opened();
    await added(store, 'm');
    const beside = openStoreBeside(folder);
    expect(await beside.read.match('m')).not.toBeNull();
    await added(store, 'n');
    expect(await beside.read.match('n')).toBeNull();
    beside.close();
    expect(() => openStoreBeside(join(folder, 'nowhere'))).toThrow(StoreRefused);
  });
});
