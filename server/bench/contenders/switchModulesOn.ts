// Modules on: prepares a folder in which everybody has promises of others and intrigue cards in hand (PROMISES,
// INTRIGUE), or one in which the patrons' table may be used (PATRONS).

import { done } from '../../test/support/dealing.ts';
import { EventRoom } from '../../test/support/eventRoom.ts';
import type { Seeding } from '../../test/support/seed.ts';
import { systemClock } from '../../src/ports/index.ts';

const reason = 'as the event goes';
/** The most people of one deal. */
const AT_ONCE = 100;

/** Seeds a folder, with one more person than the seeding says, who is an organiser. */
async function organised(folder: string, seeding: Seeding): Promise<EventRoom> {
  const staff = { [seeding.count]: 'organiser' } as const;
  return EventRoom.open({
    folder,
    seeding: { ...seeding, count: seeding.count + 1, staff },
    clock: systemClock,
  });
}

/** Seeds a folder, and has an organiser switch the patrons' table on. */
export async function switchGamesOn(folder: string, seeding: Seeding): Promise<void> {
  const room = await organised(folder, seeding);
  await done(room, seeding.count, { type: 'set', change: { name: 'patrons', value: 'on' }, reason });
  await room.store.close();
}

/** Seeds a folder, and has an organiser deal a house to everybody, say the word, and ring the bell once. */
export async function switchModulesOn(folder: string, seeding: Seeding): Promise<void> {
  const organiser = seeding.count;
  const room = await organised(folder, seeding);
  await done(room, organiser, { type: 'set', change: { name: 'promises', value: 'on' }, reason });
  for (let first = 0; first < organiser; first += AT_ONCE) {
    const numbers = Array.from({ length: Math.min(AT_ONCE, organiser - first) }, (_, i) => first + i);
    const people = numbers.map((number) => room.person(number));
    await done(room, organiser, { type: 'dealPledges', people, house: null, reason });
  }
  await done(room, organiser, { type: 'set', change: { name: 'intrigue', value: 'on' }, reason });
  await done(room, organiser, { type: 'sayWord', word: 'Альдрун', reason });
  await done(room, organiser, { type: 'ring', ring: 1, reason });
  await room.store.close();
}
