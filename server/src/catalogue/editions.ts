// Editions: the newest catalogue for new matches, and the older ones that open matches keep.

import { ok } from '@dunmer/shared/lib';
import type { Reader, Store } from '../store/index.ts';
import { type Edition, editionOf } from './edition.ts';

export interface Editions {
  readonly newest: Edition;
  /** The edition of a version; null where it was never played here. */
  of(reader: Reader, version: string): Promise<Edition | null>;
}

/** Keeps the newest edition in the store, so that its matches can be played and replayed for ever. */
export async function openEditions(store: Store, newest: Edition): Promise<Editions> {
  const { version, cards, decks } = newest;
  if ((await store.read.edition(version)) === null)
    await store.transact(async (tx) => ok(await tx.addEdition(version, { cards, decks })));
  const known = new Map([[version, newest]]);
  return {
    newest,
    async of(reader, wanted) {
      const found = known.get(wanted);
      if (found !== undefined) return found;
      const stored = await reader.edition(wanted);
      if (stored === null) return null;
      const edition = editionOf(stored.cards, stored.decks);
      known.set(wanted, edition);
      return edition;
    },
  };
}
