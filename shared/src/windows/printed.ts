// The promises and intrigue cards that come with the game. An entry point of its own, because it reads them with the
// schema.

import type { CardId } from '../cards/index.ts';
import { assert, type Result } from '../lib/index.ts';
import type { WindowCatalogue } from './card.ts';
import intrigue from './data/intrigue.json' with { type: 'json' };
import pledges from './data/pledges.json' with { type: 'json' };
import { parseIntrigue, parsePledge } from './schema.ts';

function read<T extends { readonly id: CardId }>(
  list: readonly unknown[],
  parse: (value: unknown) => Result<T, string>,
): ReadonlyMap<CardId, T> {
  return new Map(
    list.map((value) => {
      const card = parse(value);
      assert(card.ok, card.ok ? '' : card.error);
      return [card.value.id, card.value];
    }),
  );
}

/** The cards of both modules, in the order of the rule documents. */
export const PRINTED: WindowCatalogue = {
  pledges: read(pledges, parsePledge),
  intrigue: read(intrigue, parseIntrigue),
};
