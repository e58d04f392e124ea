// Event: opens the folder of an event and the services that answer for it.

import { type Edition, openEditions } from '../catalogue/index.ts';
import { makeServices } from '../commands/index.ts';
import { Guesses } from '../device/index.ts';
import { newEpoch } from '../draws/index.ts';
import { Floor } from '../floor/index.ts';
import { Backups, keepFolded } from '../folder/index.ts';
import { syncDefinitions } from '../copies/index.ts';
import { beginEmpty, beginSample } from '../sample/index.ts';
import type { DeviceHash, Store } from '../store/index.ts';
import type { Chosen } from './options.ts';
import type { Undo } from './undo.ts';

/** Opens the database. On a disk also starts its backups and the folding of its write-ahead log into the file. */
export async function openFolder(
  { config, storage, open, commits, entropy, clock, log, freeSpace }: Chosen,
  undo: Undo,
) {
  const folder = config.dataDir;
  const store = await open({
    folder: storage === 'memory' ? null : folder,
    newEpoch: () => newEpoch(entropy),
    now: () => clock.now(),
    ...commits,
  });
  undo.add(() => store.close());
  if (storage === 'memory') return { store, backups: null };
  const backups = new Backups({ folder, clock, log, freeSpace });
  const folded = keepFolded({ folder, clock, log });
  undo.add(
    () => folded.close(),
    () => backups.close(),
  );
  return { store, backups };
}

export type Folder = Awaited<ReturnType<typeof openFolder>>;

/** Opens the event's services, the limits on guessing, and the floor, which watches all matches for staff. */
export async function openEvent(chosen: Chosen, newest: Edition, store: Store, undo: Undo) {
  const { storage, event, entropy, clock, log, freeSpace } = chosen;
  const editions = await openEditions(store, newest);
  await syncDefinitions(store, newest, clock.now());
  const space = storage === 'disk' ? freeSpace : undefined;
  const services = makeServices({ store, editions, clock, entropy, log, freeSpace: space });
  const { world, matches, clocks, outage } = services;
  await world.disk.start();
  undo.add(() => world.disk.stop());
  await (event === 'sample' ? beginSample : beginEmpty)(matches.context, store);
  // A device that its person has left counts too, so that limits on strangers never block their way back.
  const isSomebodys = async (device: DeviceHash): Promise<boolean> => {
    const { person, left } = await world.actors.of(store.read, device);
    return person !== null || left !== null;
  };
  const guesses = new Guesses(clock, log, isSomebodys);
  const floor = new Floor({ store, matches, clocks, outage, guesses });
  undo.add(() => floor.stop());
  return { ...services, isSomebodys, guesses, floor };
}

export type Event = Awaited<ReturnType<typeof openEvent>>;
