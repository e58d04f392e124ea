// ReadEdition: reads the cards and ready-made decks at the start; what does not parse stops the server, naming file,
// card and key.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseCatalogue, parseDecks } from '@dunmer/shared/cards/schema';
import { type Edition, editionOf } from './edition.ts';

/** Thrown if the cards can't be used; the message names file, card and key. */
export class CardsRefused extends Error {
  override readonly name = 'CardsRefused';
}

/** The folder of the cards that come with the app. */
export const READY_CARDS = fileURLToPath(
  new URL('.', import.meta.resolve('@dunmer/shared/cards/data/cards.json')),
);

function readJson(file: string): unknown {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return value;
  } catch (error) {
    throw new CardsRefused(`${file}: ${error instanceof Error ? error.message : 'it cannot be read'}`);
  }
}

/** Reads `cards.json` and `decks.json` of a folder. Throws `CardsRefused` if they can't be used. */
export function readEdition(folder: string): Edition {
  const cardsFile = join(folder, 'cards.json');
  const catalogue = parseCatalogue(cardsFile, readJson(cardsFile));
  if (!catalogue.ok) throw new CardsRefused(catalogue.error.message);
  const decksFile = join(folder, 'decks.json');
  const decks = parseDecks(decksFile, readJson(decksFile), catalogue.value);
  if (!decks.ok) throw new CardsRefused(decks.error.message);
  return editionOf([...catalogue.value.values()], decks.value);
}
