// What a journal whose hashes all agree, with tables that agree with it, must not say about a match: another winner
// than its log, or another card as its price. A mistake of the application would write that.

import type Database from 'better-sqlite3';
import { present } from '@dunmer/shared/lib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openRoom, without } from '../../test/support/dealing.ts';
import type { EventRoom } from '../../test/support/eventRoom.ts';
import { forge } from '../../test/support/forged.ts';
import { lawless } from '../../test/support/lawless.ts';
import { audit } from './index.ts';

let room: EventRoom;
beforeEach(async () => {
  room = await openRoom();
});
afterEach(() => room.close());

const database = (): Database.Database => present(room.db, 'it is in memory');
const finding = async (): Promise<string | null> => (await audit(room.store.read)).finding;

test('a settlement that names the other as the winner (R9)', async () => {
  const table = await without(room, 0);
  await table.play('a', { type: 'concede' });
  expect(await finding()).toBeNull();
  lawless(database()).prepare(`update settlements set winner = 'a'`).run();
  forge(database(), (effects) =>
    effects.map((effect) => (effect.is === 'settled' ? { ...effect, winner: 'a' } : effect)),
  );
  expect(await finding()).toBe(`Settlement 1 of match ${table.match} is not what its log says.`);
});

/** Plays until a match in which somebody has claimed a card. */
async function claimedIn(): Promise<string> {
  for (let seed = 1; ; seed += 1) {
    const table = await without(room, 1, seed);
    await table.until('finished').catch(() => null);
    if (database().prepare(`select 1 from moves where why = 'claimed'`).get() !== undefined)
      return table.match;
  }
}

interface Copy {
  readonly key: number;
  readonly id: string;
  readonly turn: number;
}

test('a price that is another card of the same owner (rule 6.2)', async () => {
  const match = await claimedIn();
  expect(await finding()).toBeNull();
  const db = lawless(database());
  const copy = (where: string): Copy =>
    present(db.prepare<[], Copy>(`select key, id, turn from copies where ${where}`).get(), where);
  const claimed = `(select copy from moves where why = 'claimed')`;
  const winner = `(select from_owner from moves where why = 'claimed')`;
  const price = copy(`key = ${claimed}`);
  const other = copy(`owner = ${winner}`);
  const turn = other.turn + 1;
  const changes = [
    `update copies set owner = ${winner}, turn = turn - 1 where key = ${price.key}`,
    `update copies set owner = (select to_owner from moves where why = 'claimed'), turn = ${turn} where key = ${other.key}`,
    `update moves set copy = ${other.key}, turn = ${turn} where why = 'claimed'`,
  ];
  for (const sql of changes) db.exec(sql);
  forge(database(), (effects) =>
    effects.flatMap((effect) =>
      effect.is === 'move' && effect.why === 'claimed'
        ? [
            { ...effect, copy: other.id, turn },
            { is: 'bound', copy: price.id, frozen: false, reserved: null },
          ]
        : [effect],
    ),
  );
  expect(await finding()).toBe(`Match ${match} has moved another copy than its log says.`);
});
