// Playable: what traders bring to a table (PT2): to the trade table their decks in their own order (EVENT, "Cards").

import type { TableName } from '@dunmer/shared/contract';
import type { Edition } from '../catalogue/index.ts';
import type { LaidCopy, Standing, Tx } from '../store/index.ts';
import { type BySeat, bySeat, type DeckCard, SEATS } from '@dunmer/shared/rules';
import type { Context } from '../match/index.ts';

/**
 * What two traders bring to a table: their decks to the trade table, and nothing to the patrons' table, where courts
 * belong to nobody (PT2).
 */
export type Brought =
  | { readonly tableName: 'trade'; readonly decks: BySeat<readonly DeckCard[]> }
  | { readonly tableName: 'patrons'; readonly decks: null };

/**
 * The copies of one owner that they would play in a match that opens now, in their own order. Copies of unknown cards
 * are left out.
 */
function playableOf(
  { key, order }: Pick<Standing, 'key' | 'order'>,
  copies: readonly LaidCopy[],
  { catalogue }: Edition,
): readonly DeckCard[] {
  const places = new Map(order.map((copy, i) => [copy, i]));
  const placeOf = (copy: LaidCopy): number => places.get(copy.id) ?? order.length;
  return copies
    .filter((copy) => copy.owner === key && catalogue.has(copy.card))
    .toSorted((x, y) => placeOf(x) - placeOf(y))
    .map(({ id, card }) => ({ copy: id, card }));
}

/** The decks that two traders would play in a match that opens now, each in its owner's order. One statement. */
export async function decksNow(
  { editions }: Pick<Context, 'editions'>,
  tx: Tx,
  traders: BySeat<Standing>,
): Promise<BySeat<readonly DeckCard[]>> {
  const copies = await tx.cards.decksOf(SEATS.map((seat) => traders[seat].key));
  return bySeat((seat) => playableOf(traders[seat], copies, editions.newest));
}

/** What two traders bring to this table now. */
export async function broughtTo(
  context: Pick<Context, 'editions'>,
  tx: Tx,
  { tableName, traders }: { readonly tableName: TableName; readonly traders: BySeat<Standing> },
): Promise<Brought> {
  if (tableName === 'patrons') return { tableName, decks: null };
  return { tableName, decks: await decksNow(context, tx, traders) };
}
