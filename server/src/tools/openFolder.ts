// openFolder: opens a data folder with all its services, for a command that works without a server.

import { openEditions, READY_CARDS, readEdition } from '../catalogue/index.ts';
import { type Services, makeServices } from '../commands/index.ts';
import type { Config } from '../config.ts';
import { newEpoch } from '../draws/index.ts';
import { silentLog, systemClock, systemEntropy } from '../ports/index.ts';
import { openStore, type Store } from '../store/index.ts';

/**
 * Calls `act` with the folder's services, and closes the folder after that. Throws `FolderBusy` where a server works
 * with it, and `StoreRefused` where it can't be used.
 */
export async function withFolder<T>(
  { cardsDir, dataDir }: Config,
  act: (services: Services, store: Store) => Promise<T>,
): Promise<T> {
  const newest = readEdition(cardsDir ?? READY_CARDS);
  const store = await openStore({
    folder: dataDir,
    newEpoch: () => newEpoch(systemEntropy),
    now: () => systemClock.now(),
  });
  try {
    const editions = await openEditions(store, newest);
    const ports = { store, editions, clock: systemClock, entropy: systemEntropy, log: silentLog };
    return await act(makeServices(ports), store);
  } finally {
    await store.close();
  }
}
