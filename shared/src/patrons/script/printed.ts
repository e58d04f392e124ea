// printed: the catalogue that comes with the game, by its version.

import { assert } from '../../lib/index.ts';
import type { GameCatalogue } from '../card.ts';
import data from '../data/cards.json' with { type: 'json' };
import { parseGameCatalogue } from '../schema.ts';

const parsed = parseGameCatalogue(data.cards);
assert(parsed.ok, parsed.ok ? '' : parsed.error);

/** The newest printed catalogue. */
export const PRINTED: GameCatalogue = parsed.value;

/** Returns the printed catalogue of this version; null if there is none. */
export const printedCatalogue = (version: number): GameCatalogue | null =>
  version === data.version ? PRINTED : null;
