// P7: a match settles exactly once, in the transaction that holds its result: at whichever statement the server is killed.

import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { present } from '@dunmer/shared/lib';
import { type Eve, eveOfSettling } from './killing/eve.ts';
import { ONE, TWO } from './support/dealing.ts';
import { EventRoom } from './support/eventRoom.ts';

const DEATHBED = fileURLToPath(new URL('killing/deathbed.ts', import.meta.url));
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

interface Death {
  readonly signal: string | null;
  readonly printed: string;
}

/** Gives the command to a server of its own process, which is killed at a statement. */
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

/** All that a settlement changes, as it lies on the disk; the answer where the command is known. */
async function standOf(room: EventRoom, { command }: Eve) {
  const { read } = room.store;
  const match = present(await read.match('match' in command ? command.match : ''), 'the match');
  const people = await Promise.all([ONE, TWO].map((number) => read.people.person(room.person(number))));
  return {
    phase: match.phase,
    versions: (await read.log(match.key, 0, 1000)).length,
    settlements: await read.deals.settlements(match.key),
    accounts: await read.money.accounts(),
    contract: await read.deals.contract(match.contractId ?? ''),
    decks: [await room.copies(ONE), await room.copies(TWO)],
    bound: people.map((person) => person?.match ?? null),
    rows: (await read.journal.last())?.seq,
  };
}

async function openedAt<T>(folder: string, look: (room: EventRoom) => Promise<T>): Promise<T> {
  const room = await EventRoom.open({ folder, seeding: null });
  try {
    return await look(room);
  } finally {
    await room.close();
  }
}

describe.each(['count', 'claim'] as const)('a server that is killed while it settles the %s', (what) => {
  test('has settled all of it or nothing, at every statement; the same command settles it once', async () => {
    const eve = await eveOfSettling(what);
    const before = await openedAt(laidOut(eve), (room) => standOf(room, eve));
    const whole = laidOut(eve);
    const { printed } = await die(whole, eve, 0);
    const after = await openedAt(whole, (room) => standOf(room, eve));
    expect(after.versions).toBe(before.versions + 1);
    expect(after.rows).toBe((before.rows ?? 0) + 1);

    const statements = Number(printed);
    expect(statements).toBeGreaterThan(10);
    const left = Array.from({ length: statements }, (_, i) => i + 1);
    const kill = async (): Promise<void> => {
      for (let at = left.shift(); at !== undefined; at = left.shift()) {
        const folder = laidOut(eve);
        expect(await die(folder, eve, at), `statement ${at}`).toMatchObject({ signal: 'SIGKILL' });
        await openedAt(folder, async (room) => {
          expect([before, after], `statement ${at}`).toContainEqual(await standOf(room, eve));
          expect((await room.send(eve.trader, eve.command)).ok).toBe(true);
          expect(await standOf(room, eve), `again after statement ${at}`).toEqual(after);
        });
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, kill));
  });
});
