// KeptAddress: the address of a real event, chosen once and kept in its folder. Papers, links and cookies depend on it:
// under another address every phone is a stranger.

import { ok } from '@dunmer/shared/lib';
import { writeJournal } from '../journal/index.ts';
import type { Reader, Store } from '../store/index.ts';
import { type World, writeSetting } from '../world/index.ts';

const NAME = 'address';

/** Reads the address that is kept; null where none was chosen, as in the sample event. */
export const keptAddress = ({ people }: Reader): Promise<string | null> => people.setting(NAME);

/** Keeps an address in place of the one before; returns false where it can't be saved. */
export async function keepAddress(world: World, store: Store, url: string): Promise<boolean> {
  const kept = await store.transact(async (tx) => {
    await writeSetting(world, tx, NAME, url);
    await writeJournal(tx, { who: null, act: 'address', at: world.clock.now() });
    return ok(null);
  });
  return kept.ok;
}

/**
 * Returns the address for an event that begins or starts: the one it keeps, or else `url`, which it keeps from now on
 * where it `lasts`. The sample event keeps none, because it is tried at one address after another.
 */
export async function chooseAddress(
  world: World,
  store: Store,
  { url, lasts }: { readonly url: string; readonly lasts: boolean },
): Promise<string> {
  const kept = await keptAddress(store.read);
  if (kept !== null) return kept;
  const { sample } = await world.settings.of(store.read);
  if (lasts && !sample) await keepAddress(world, store, url);
  return url;
}
