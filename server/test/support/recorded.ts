// Recorded: what has happened in a room, played once in a file and copied for each of its tests, of which every one changes
// something else of it.

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
 * Gives rooms in which this has happened: it does so once, in the first room that is asked for, and all of them begin with what
 * was stored then, as after a restart. Throws where the audit finds anything in it.
 */
export function recorded(
  open: () => Promise<EventRoom>,
  happen: (room: EventRoom) => Promise<unknown>,
): () => Promise<EventRoom> {
  let image: Promise<Uint8Array> | null = null;
  // Another seed, or the ids of what is asked now would be those of what was asked then.
  return async () => EventRoom.open({ image: await (image ??= play(open, happen)), seeding: null, seed: 2 });
}
