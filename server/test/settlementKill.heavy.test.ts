// P7: a match settles exactly once, in the transaction that holds its result, whichever statement the server is killed
// at.

import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { present } from '@dunmer/shared/lib';
import type { Eve } from './killing/bring.ts';
import { EVES } from './killing/eve.ts';
import { EVES_OF_MOVES } from './killing/eveOfGames.ts';
import { frozenAt, recovered } from './killing/frozenAt.ts';
import { standOf } from './killing/stand.ts';
import { EventRoom } from './support/eventRoom.ts';
import { openPrompt } from './support/lateStore.ts';
import { program } from './support/program.ts';

const DEATHBED = program('deathbed');
const CACHE = join(tmpdir(), 'dunmer-compile-cache');
const AT_ONCE = 2;

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function laidOut({ image }: Eve): string {
  const folder = mkdtempSync(join(tmpdir(), 'dunmer-'));
  folders.push(folder);
  writeFileSync(join(folder, 'dunmer-trade.sqlite'), image);
  return folder;
}

interface Stands {
  readonly before: Awaited<ReturnType<typeof standOf>>;
  readonly after: Awaited<ReturnType<typeof standOf>>;
}

interface Death {
  readonly signal: string | null;
  readonly printed: string;
}

/** Gives the command to a server in a process of its own, which is killed at statement `at`. */
function die(folder: string, { trader, command }: Eve, at: number): Promise<Death> {
  const args = [DEATHBED, folder, String(trader), JSON.stringify(command), String(at)];
  const env = { NODE_COMPILE_CACHE: CACHE, ...process.env };
  return new Promise((resolve, reject) => {
    execFile(process.execPath, args, { env }, (error, stdout, stderr) => {
      const signal = error?.signal ?? null;
      if (error !== null && signal === null) reject(new Error(stderr));
      else resolve({ signal, printed: stdout });
    });
  });
}

type Opened = <T>(folder: string, look: (room: EventRoom) => Promise<T>) => Promise<T>;

const openedAt: Opened = async (folder, look) => {
  const room = await EventRoom.open({ folder, seeding: null });
  try {
    return await look(room);
  } finally {
    await room.close();
  }
};

/** Opens what SQLite makes of the files in a reused connection, because opening a new one takes longest. */
const openedPromptly: Opened = async (folder, look) => {
  const { store, leave } = openPrompt(recovered(folder), { newEpoch: () => 'epoch', now: () => 0 });
  try {
    return await look(await EventRoom.open({ kept: store, seeding: null }));
  } finally {
    leave();
  }
};

/**
 * Checks that a folder which a kill has left holds all of the command or nothing, and that the same command then leads
 * to all of it, once.
 */
async function expectWhole(
  folder: string,
  eve: Eve,
  stands: Stands,
  at: number,
  opened: Opened,
): Promise<void> {
  await opened(folder, async (room) => {
    expect([stands.before, stands.after], `statement ${at}`).toContainEqual(await standOf(room));
    expect((await room.send(eve.trader, eve.command)).ok).toBe(true);
    expect(await standOf(room), `again after statement ${at}`).toEqual(stands.after);
  });
}

test('a server that is killed while it settles has settled all or nothing, at every statement; then it settles once', async () => {
  const eve = await EVES['a count']();
  const before = await openedAt(laidOut(eve), standOf);
  const whole = laidOut(eve);
  const { printed } = await die(whole, eve, 0);
  const after = await openedAt(whole, standOf);
  expect(after.rows).toBe(before.rows + 1);

  const statements = Number(printed);
  expect(statements).toBeGreaterThan(10);
  const left = Array.from({ length: statements }, (_, i) => i + 1);
  const kill = async (): Promise<void> => {
    for (let at = left.shift(); at !== undefined; at = left.shift()) {
      const folder = laidOut(eve);
      expect(await die(folder, eve, at), `statement ${at}`).toMatchObject({ signal: 'SIGKILL' });
      await expectWhole(folder, eve, { before, after }, at, openedAt);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, kill));
});

/**
 * Checks that what a kill leaves at each statement is all or nothing, and that the command then leads to all of it.
 * Returns the stands before and after, and the number of statements.
 */
async function expectWholeAtEach(eve: Eve): Promise<Stands & { readonly statements: number }> {
  const [whole, below] = [laidOut(eve), mkdtempSync(join(tmpdir(), 'dunmer-'))];
  folders.push(below);
  const before = await openedAt(whole, standOf);
  const left = await frozenAt(whole, eve, below);
  const after = await openedAt(whole, standOf);
  expect(after).not.toEqual(before);
  for (const [i, folder] of left.entries())
    await expectWhole(folder, eve, { before, after }, i + 1, i === 0 ? openedAt : openedPromptly);
  return { before, after, statements: left.length };
}

test.each(Object.keys(EVES).filter((what) => what !== 'a count'))(
  'what a kill leaves of %s is all or nothing, at every statement; the same command does it once',
  async (what) => {
    const bring = present(
      Object.entries(EVES).find(([name]) => name === what),
      'a way to settle',
    )[1];
    const { before, after, statements } = await expectWholeAtEach(await bring());
    expect(after.rows).toBe(before.rows + 1);
    expect(statements).toBeGreaterThan(10);
  },
);

test.each(Object.entries(EVES_OF_MOVES))(
  'what a kill leaves of %s at the patrons’ table is all or nothing, with its clocks; the same command does it once',
  async (_, bring) => {
    const { before, after, statements } = await expectWholeAtEach(await bring());
    expect(after.rows).toBe(before.rows);
    expect(statements).toBeGreaterThan(4);
  },
);
