// parseGameCatalogue: parses cards of the patrons' table from outside (PATRONS 9).

import type { CardId } from '../cards/index.ts';
import { problemOf } from '../cards/schema.ts';
import { err, ok, type Result } from '../lib/index.ts';
import type { GameCard, GameCatalogue } from './card.ts';
import { gameCardSchema } from './cardSchema.ts';
import { standingProblem } from './mayStand.ts';

const idOf = (value: unknown, index: number): string =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string'
    ? JSON.stringify(value.id)
    : `#${index + 1}`;

function parseCard(value: unknown): Result<GameCard, string> {
  const parsed = gameCardSchema.safeParse(value);
  if (!parsed.success) return err(problemOf(value, parsed.error).message);
  const problem = standingProblem(parsed.data);
  return problem === null ? ok(parsed.data) : err(`${problem.key}: ${problem.what}`);
}

/** Returns the first of these ids that is not a creature, spell or support of the catalogue. */
export const strayOf = (catalogue: GameCatalogue, court: readonly CardId[]): CardId | undefined =>
  court.find((id) => {
    const card = catalogue.get(id);
    return card === undefined || card.kind === 'patron';
  });

/** Takes any value; returns a catalogue in its order, or one sentence that names the card at fault. */
export function parseGameCatalogue(value: unknown): Result<GameCatalogue, string> {
  if (!Array.isArray(value)) return err('cards must be a list');
  const catalogue = new Map<CardId, GameCard>();
  for (const [index, entry] of value.entries()) {
    const card = parseCard(entry);
    if (!card.ok) return err(`card ${idOf(entry, index)}: ${card.error}`);
    if (catalogue.has(card.value.id)) return err(`card ${idOf(entry, index)} comes a second time`);
    catalogue.set(card.value.id, card.value);
  }
  for (const card of catalogue.values()) {
    const stray = card.kind === 'patron' ? strayOf(catalogue, card.court) : undefined;
    if (stray !== undefined)
      return err(`the court of ${JSON.stringify(card.id)} has ${JSON.stringify(stray)}`);
  }
  return ok(catalogue);
}
