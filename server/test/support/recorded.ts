// Recorded: a history that is played once per test file and copied for each of its tests, because every test changes
// something else in it.

import { assert, present } from '@dunmer/shared/lib';
import { audit } from '../../src/audit/index.ts';
import { EventRoom } from './eventRoom.ts';

async function play(open: () => Promise<EventRoom>, happen: (room: EventRoom) => Promise<unknown>) {
  const room = await open();
  await happen(room);
  const { finding } = await audit(room.store.read);
  assert(finding === null, `the audit agrees: ${finding}`);
  const image = present(room.db, 'it is in memory').serialize();
  await room.close();
  return image;
}

/**
 * Returns a function that opens rooms with this history. It is played once, in the first room that is asked for; every
 * room begins with what was stored then, as after a restart. Throws when the audit finds anything wrong in it.
 */
export function recorded(
  open: () => Promise<EventRoom>,
  happen: (room: EventRoom) => Promise<unknown>,
): () => Promise<EventRoom> {
  let image: Promise<Uint8Array> | null = null;
  // With the same seed, the ids of new commands would repeat those of the history.
  return async () => EventRoom.open({ image: await (image ??= play(open, happen)), seeding: null, seed: 2 });
}
