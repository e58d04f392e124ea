// Editions: the newest catalogue for new matches, and the older ones that open matches keep.

import type { Card } from '@dunmer/shared/cards';
import { ok } from '@dunmer/shared/lib';
import { type Reader, type Store, StoreRefused } from '../store/index.ts';
import { type Edition, editionOf } from './edition.ts';
import { type GameEdition, gameEditionOf, PRINTED_GAME } from './gameEdition.ts';

/** The edition of each table. */
export interface EditionsOf {
  readonly trade: Edition;
  readonly patrons: GameEdition;
}

export interface Editions {
  readonly newest: Edition;
  /** The newest cards of the patrons' table. */
  readonly newestGame: GameEdition;
  /** Whether those are known to be in the store: only a match at that table puts them there. */
  isGameKept(): boolean;
  /** Says that they have been committed to the store. */
  keptGame(): void;
  /** The edition of this version; null if it was never played here. */
  of(reader: Reader, version: string): Promise<Edition | null>;
  /** The same for the patrons' table. */
  gameOf(reader: Reader, version: string): Promise<GameEdition | null>;
}

/** Adds to the newest cards those that were removed from them since: their copies stay playable (EVENT, "Cards"). */
async function withRetired({ read }: Store, newest: Edition): Promise<Edition> {
  const known = await read.cards.definitions();
  const gone = new Set(known.map(({ card }) => card).filter((card) => !newest.catalogue.has(card)));
  if (gone.size === 0) return newest;
  const retired: Card[] = [];
  for (const { cards } of await read.editions())
    for (const card of cards) if (gone.delete(card.id)) retired.push(card);
  return retired.length === 0 ? newest : editionOf([...newest.cards, ...retired], newest.decks);
}

/**
 * Keeps the newest edition in the store, so that its matches can always be played and replayed. Throws `StoreRefused`
 * if it can't be saved.
 */
export async function openEditions(store: Store, fresh: Edition): Promise<Editions> {
  const newest = await withRetired(store, fresh);
  const { version, cards, decks } = newest;
  if ((await store.read.edition(version)) === null) {
    const kept = await store.transact(async (tx) => ok(await tx.addEdition(version, { cards, decks })));
    // Matches with cards that were never stored could not be continued after an update.
    if (!kept.ok) throw new StoreRefused('The cards cannot be saved in the data folder. Is its disk full?');
  }
  const known = new Map([[version, newest]]);
  const games = new Map([[PRINTED_GAME.version, PRINTED_GAME]]);
  let isGameKept = false;
  return {
    newest,
    newestGame: PRINTED_GAME,
    isGameKept: () => isGameKept,
    keptGame: () => void (isGameKept = true),
    async of(reader, wanted) {
      const found = known.get(wanted);
      if (found !== undefined) return found;
      const stored = await reader.edition(wanted);
      if (stored === null) return null;
      const edition = editionOf(stored.cards, stored.decks);
      known.set(wanted, edition);
      return edition;
    },
    async gameOf(reader, wanted) {
      const found = games.get(wanted);
      if (found !== undefined) return found;
      const stored = await reader.gameEdition(wanted);
      if (stored === null) return null;
      const edition = gameEditionOf(stored);
      games.set(wanted, edition);
      return edition;
    },
  };
}
