// P1 under strace: no answer leaves before the fdatasync of its commit.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Standing } from './hostile/standing.ts';
import { seeded, ServerProcess } from './support/index.ts';
import { repliesOf } from './support/trace.ts';

const REPLIES = Number(process.env['TRACED_REPLIES'] ?? 200);
const CALLS = 'read,readv,recvfrom,recvmsg,write,writev,sendto,sendmsg,fsync,fdatasync';

const heard = '7 read(25<TCP:[127.0.0.1:1->127.0.0.1:2]>, "..."..., 65536) = 187';
const synced = '7 fdatasync(21</tmp/x/dunmer.db-wal>) = 0';
const answered =
  '7 writev(25<TCP:[127.0.0.1:1->127.0.0.1:2]>, [{iov_base="\\201%", iov_len=2}, {iov_base="435[{\\"ok\\":true,\\"value\\":{\\"type\\":\\"done\\"}], 2) = 39';

test('an answer before its sync, or without one, is told from an answer after it', () => {
  expect(repliesOf([heard, synced, answered, heard, synced, answered])).toEqual({ answered: 2, early: 0 });
  expect(repliesOf([heard, answered, synced, heard, answered, synced])).toEqual({ answered: 2, early: 2 });
  expect(repliesOf([heard, synced, answered, heard, answered])).toEqual({ answered: 2, early: 1 });
});

/** Plays one match with one command under way at a time; resolves to the number of commands that were answered. */
async function playInTurn(url: string, seed: number): Promise<number> {
  const standing = await Standing.open(url, seeded(seed));
  await standing.playUntil(() => false);
  standing.close();
  return standing.phones.flatMap(({ acknowledged }) => acknowledged).length;
}

test(`of ${REPLIES} answers under strace, none leaves before the fdatasync of its commit`, async () => {
  execFileSync('strace', ['-V'], { stdio: 'ignore', timeout: 60_000 });
  const folder = mkdtempSync(join(tmpdir(), 'dunmer-trace-'));
  const trace = join(folder, 'trace');
  const under = ['strace', '-D', '-f', '-yy', '-s', '400', '-e', `trace=${CALLS}`, '-o', trace];
  // Every match has at least eight answers: promises, openings and rows.
  const seeding = { count: 2 * Math.ceil(REPLIES / 6) + 2 };
  const server = await ServerProcess.start({ under, seeding });
  let answers = 0;
  for (let seed = 1; answers < REPLIES; seed++) answers += await playInTurn(server.url, seed);
  await server.stop();
  const replies = repliesOf(readFileSync(trace, 'utf8').split('\n'));
  await server.dispose();
  rmSync(folder, { recursive: true, force: true });
  expect(replies.early).toBe(0);
  expect(replies.answered).toBeGreaterThanOrEqual(answers);
});
