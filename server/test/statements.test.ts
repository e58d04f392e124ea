import { expect, test } from 'vitest';
import { Matches } from '../src/match/index.ts';
import { openEditions, READY_CARDS, readEdition } from '../src/catalogue/index.ts';
import { silentLog, systemClock, systemEntropy } from '../src/ports/index.ts';
import { openMemory } from '../src/store/database.ts';
import { storeOn } from '../src/store/sqliteStore.ts';
import { legalCommand, Mirror, newCommandId, seeded } from './support/index.ts';
import type { ClientCommand } from '@dunmer/shared/protocol';
import { SEATS } from '@dunmer/shared/rules';

test('the median command takes at most 8 statements, and none takes more than 16, savepoint and commit included', async () => {
  let statements = 0;
  const db = await openMemory(() => (statements += 1));
  const store = storeOn(
    { db, unlock: () => undefined, check: () => undefined },
    { newEpoch: () => 'epoch', now: () => 0 },
  );
  const editions = await openEditions(store, readEdition(READY_CARDS));
  const matches = new Matches({
    store,
    editions,
    clock: systemClock,
    entropy: systemEntropy,
    log: silentLog,
  });
  const random = seeded(1);
  const counts: { readonly type: string; readonly statements: number }[] = [];
  const send = async (device: string, command: ClientCommand) => {
    const before = statements;
    const result = await matches.command(device, command);
    const type = command.type === 'play' ? command.command.type : command.type;
    counts.push({ type, statements: statements - before });
    if (!result.ok) throw new Error(`${type} was refused: ${result.error.code}`);
    return result.value;
  };
  const id = () => newCommandId(random, Date.now());

  for (let round = 0; round < 20; round++) {
    const opened = await send('a', {
      id: id(),
      type: 'openTable',
      name: 'Anna',
      deck: 'wizards-tower',
      against: 'person',
    });
    if (opened.type !== 'opened') throw new Error('a table is opened');
    const { match, play: code } = opened;
    await send('b', { id: id(), type: 'takeSeat', code, name: 'Boris', deck: 'menagerie' });
    const mirrors = { a: new Mirror('a'), b: new Mirror('b') };
    const nonces = { a: random.hex32(), b: random.hex32() };
    while (!mirrors.a.isFinished)
      for (const seat of SEATS) {
        const mirror = mirrors[seat];
        const synced = await matches.sync(seat, { follow: { by: 'seat', match }, since: mirror.version });
        if (!synced.ok) throw new Error(synced.error.code);
        for (const batch of synced.value.batches) mirror.take(batch);
        const command =
          mirror.view.viewer === 'watcher' ? null : legalCommand(mirror.view, nonces[seat], random);
        if (command !== null) await send(seat, { id: id(), type: 'play', match, command });
      }
  }
  const sorted = counts.map((count) => count.statements).toSorted((x, y) => x - y);
  expect(counts.length).toBeGreaterThan(200);
  expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThanOrEqual(8);
  expect(sorted.at(-1)).toBeLessThanOrEqual(16);
  await store.close();
});
