// deckInfo: a trader's cards in their own order, and what binds each.

import type { CopyView, DeckInfo } from '@dunmer/shared/protocol';
import { blockOf, frozenToo } from '../copies/index.ts';
import type { PersonKey, Reader, StoredCopy, StoredDefinition } from '../store/index.ts';
import type { World } from '../world/index.ts';

/** Definitions by card. */
export type Definitions = ReadonlyMap<string, StoredDefinition>;

export const definitionsOf = async (reader: Reader): Promise<Definitions> =>
  new Map((await reader.cards.definitions()).map((definition) => [definition.card, definition]));

/** Makes the view of a copy for its owner; it is the same whether the copy lies on the field or not. */
export function copyView(copy: StoredCopy, definitions: Definitions, isBound: boolean): CopyView {
  const { id, card, serial } = copy;
  const of = definitions.get(card)?.copies ?? null;
  return { copy: id, card, serial, of, blocked: blockOf(copy, isBound), ...frozenToo(copy, isBound) };
}

/**
 * Reads the cards of a trader in the order that they have chosen; copies that the order does not name follow as they
 * came.
 */
export async function deckInfo(
  { editions }: Pick<World, 'editions'>,
  reader: Reader,
  owner: PersonKey,
): Promise<DeckInfo> {
  const [person] = await reader.people.standings([owner]);
  const copies = await reader.cards.copiesOf(owner);
  const definitions = await definitionsOf(reader);
  const places = new Map(person?.order.map((copy, i) => [copy, i]));
  const placeOf = ({ id }: StoredCopy): number => places.get(id) ?? places.size;
  const isBound = (person?.match ?? null) !== null;
  return {
    catalogue: editions.newest.version,
    copies: copies
      .toSorted((x, y) => placeOf(x) - placeOf(y))
      .map((copy) => copyView(copy, definitions, isBound)),
  };
}
