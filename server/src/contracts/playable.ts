// Playable: what is brought to a table (PT2): at the trade's a trader's deck, in their own order (EVENT, "Cards").

import type { TableName } from '@dunmer/shared/contract';
import type { Edition } from '../catalogue/index.ts';
import type { LaidCopy, Standing, Tx } from '../store/index.ts';
import { type BySeat, bySeat, type DeckCard, SEATS } from '@dunmer/shared/rules';
import type { Context } from '../match/index.ts';

/**
 * What two traders bring to a table: to the trade's what they would lay, to the patrons' nothing, for the courts there
 * belong to nobody (PT2).
 */
export type Brought =
  | { readonly tableName: 'trade'; readonly decks: BySeat<readonly DeckCard[]> }
  | { readonly tableName: 'patrons'; readonly decks: null };

/**
 * Those of all `copies` that their owner lays in a match that opens now; copies whose card nobody knows stay outside.
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

/** What two traders would lay in a match that opens now, each in their own order. One statement. */
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
