// Definitions: what the newest edition says about each card, stored where copies are made. Copies follow it from
// their next match on.

import { ok } from '@dunmer/shared/lib';
import type { Edition } from '../catalogue/index.ts';
import { writeJournal } from '../journal/index.ts';
import { type NewDefinition, type Store, type StoredDefinition, StoreRefused } from '../store/index.ts';

const wanted = ({ cards }: Edition): readonly NewDefinition[] =>
  cards.map(({ id, rarity, copies }) => ({
    card: id,
    rarity,
    copies: rarity === 'unique' ? (copies ?? 1) : null,
    retired: false,
  }));

const isSame = (one: NewDefinition, two: NewDefinition): boolean =>
  one.rarity === two.rarity && one.copies === two.copies && one.retired === two.retired;

/**
 * What must be written: new and changed definitions, and those no longer in the edition, whose cards can't be dealt
 * any more.
 */
function changesOf(
  known: readonly StoredDefinition[],
  newest: readonly NewDefinition[],
): readonly NewDefinition[] {
  const before = new Map(known.map(({ made: _, ...definition }) => [definition.card, definition]));
  const named = new Set(newest.map(({ card }) => card));
  const gone = [...before.values()].filter(({ card, retired }) => !named.has(card) && !retired);
  const changed = newest.filter((definition) => {
    const old = before.get(definition.card);
    return old === undefined || !isSame(old, definition);
  });
  return [...changed, ...gone.map((definition) => ({ ...definition, retired: true }))];
}

function refuseSurplus(known: readonly StoredDefinition[], changes: readonly NewDefinition[]): void {
  const made = new Map(known.map((definition) => [definition.card, definition.made]));
  for (const { card, copies } of changes) {
    const there = made.get(card) ?? 0;
    if (copies !== null && copies < there)
      throw new StoreRefused(
        `The card "${card}" is unique with ${copies} copies in cards.json, but ${there} exist already. ` +
          `Set its copies to at least ${there}, or start with the cards of before.`,
      );
  }
}

/**
 * Stores the definitions of an edition. Throws `StoreRefused` if a unique would have fewer copies than exist (rule
 * 7), or if it can't be saved.
 */
export async function syncDefinitions(store: Store, newest: Edition, at: number): Promise<void> {
  const known = await store.read.cards.definitions();
  const changes = changesOf(known, wanted(newest));
  if (changes.length === 0) return;
  refuseSurplus(known, changes);
  const kept = await store.transact(async (tx) => {
    await tx.cards.putDefinitions(changes);
    for (const change of changes) tx.note({ is: 'definition', ...change });
    return ok(await writeJournal(tx, { who: null, act: 'cards', at }));
  });
  if (!kept.ok) throw new StoreRefused('The cards cannot be saved in the data folder. Is its disk full?');
}
