// A folder in which an earlier release has left out a version of a match's log: it had counted a new link that was
// only previewed. Nothing of the match is lost: it opens, is followed from its beginning, and is played to its end.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import Database from 'better-sqlite3';
import { checkFile } from '@dunmer/shared/fairness';
import { parseMatchFile } from '@dunmer/shared/fairness/schema';
import { ok, present } from '@dunmer/shared/lib';
import { codeOf, ONE, openRoom, TWO, without } from '../../test/support/dealing.ts';
import { Phone, seeded, testApp, type TestApp, trader, untilQuiet } from '../../test/support/index.ts';
import { audit } from './index.ts';

let folder = '';
let match = '';
let watch = '';
let app: TestApp;
const phones: Phone[] = [];

/** Makes a match whose log holds the versions 1 2 3 4 5 7, as that release did: its memory was one version ahead. */
async function leaveOut(): Promise<void> {
  const room = await openRoom({ folder });
  const table = await without(room, 10);
  await table.promise();
  const { lives } = room.services.matches.context;
  // That release had no law against it.
  const file = new Database(join(folder, 'dunmer-trade.sqlite'));
  file.exec('drop trigger log_grows');
  file.close();
  await room.store.transact(async (tx) => {
    const live = present(await lives.get(tx, table.match), 'it runs');
    return ok(lives.put(tx, { ...live, version: live.version + 1 }));
  });
  expect(codeOf(await room.ask(ONE, { type: 'call', match: table.match }))).toBe('ok');
  const stored = present(await room.store.read.match(table.match), 'it is stored');
  ({ id: match, watch } = stored);
  const versions = (await room.store.read.audit.batches(stored.key)).map(({ version }) => version);
  expect(versions).toEqual([1, 2, 3, 4, 5, 7]);
  await room.close();
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dunmer-gap-'));
  await leaveOut();
  app = await testApp({ dataDir: folder });
});
afterEach(async () => {
  for (const phone of phones.splice(0)) phone.close();
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

async function phoneOf(number: number): Promise<Phone> {
  const phone = await Phone.connect({ url: app.url, random: seeded(number), ...trader(number) });
  phones.push(phone);
  return phone;
}
const checked = () => audit(app.app.store.read);

test('while the match runs it is followed from its beginning, and the audit names it and the remedy', async () => {
  const watcher = await phoneOf(3);
  const synced = await watcher.requestSync({ follow: { by: 'code', code: watch }, since: 0 });
  const batches = synced.ok ? synced.value.batches : [];
  expect(batches.map(({ version }) => version)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(batches[5]?.events).toEqual([]);
  const { finding } = await checked();
  expect(finding).toContain(`Match ${match} leaves out version 6`);
  expect(finding).toContain('let the match be played to its end, or void it, and check again');
});

test('it is played to its end; then the journal vouches for its log, and the audit finds nothing', async () => {
  const [a, b] = [await phoneOf(ONE), await phoneOf(TWO)];
  for (const phone of [a, b]) await phone.follow({ by: 'seat', match });
  for (const phone of [a, b]) phone.autoplay();
  await Promise.all([a.untilFinished(), b.untilFinished()]);
  await untilQuiet([a, b]);
  const late = await phoneOf(3);
  await late.follow({ by: 'code', code: watch });
  expect(late.log.version).toBe(a.log.version);
  const { finding, remarks } = await checked();
  expect(finding).toBeNull();
  expect(remarks).toEqual([expect.stringContaining(`Match ${match} leaves out version 6`)]);
  expect(remarks[0]).toContain('nothing is to be done');
  const answer = await fetch(`${app.url}/api/matches/${match}/file?watch=${watch}`);
  const file = parseMatchFile(await answer.json());
  expect(file.ok && checkFile(file.value).agrees).toBe(true);
});
