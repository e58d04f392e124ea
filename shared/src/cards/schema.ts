// Parses cards from outside (CARDS.md). An entry point of its own, so that zod never reaches the phone.

import * as z from 'zod';
import { err, ok, type Result } from '../lib/index.ts';
import { cardSchema, deckSchema } from './cardSchema.ts';
import type { Card, CardId } from './card.ts';
import type { Catalogue } from './catalogue.ts';
import type { Deck } from './deck.ts';
import { problemOf, quote, type CardProblem } from './problem.ts';

export { type CardProblem, problemOf } from './problem.ts';
export { effectSchema, filterSchema } from './cardSchema.ts';
export { count, few, slug, whole, words } from './commonSchema.ts';

export interface CatalogueProblem extends CardProblem {
  /** The file that the value was read from. */
  readonly source: string;
  /** The card or deck at fault: its id in quotation marks, or `#3` if it has none; empty for the list itself. */
  readonly entry: string;
}

/** Takes any value; returns the card, or the first thing that is wrong with it. */
export function parseCard(value: unknown): Result<Card, CardProblem> {
  const parsed = cardSchema.safeParse(value);
  return parsed.success ? ok(parsed.data) : err(problemOf(value, parsed.error));
}

/**
 * Takes any value and the name of the file it came from; returns the catalogue, or rejects it with file, card and
 * key.
 */
export function parseCatalogue(source: string, value: unknown): Result<Catalogue, CatalogueProblem> {
  const list = parseList('card', source, value, parseCard);
  return list.ok ? ok(new Map(list.value.map((card) => [card.id, card]))) : list;
}

/** Like `parseCatalogue` for ready-made decks; rejects cards that the catalogue does not have. */
export function parseDecks(
  source: string,
  value: unknown,
  catalogue: Catalogue,
): Result<readonly Deck[], CatalogueProblem> {
  return parseList('deck', source, value, (entry) => {
    const parsed = deckSchema.safeParse(entry);
    if (!parsed.success) return err(problemOf(entry, parsed.error));
    const stray = parsed.data.cards.findIndex((id: CardId) => !catalogue.has(id));
    if (stray < 0) return ok(parsed.data);
    const key = `cards[${stray}]`;
    return err({
      key,
      message: `${key} is ${quote(parsed.data.cards[stray] ?? '')}, which is no card of the catalogue`,
    });
  });
}

/** Parses a list of entries, whose ids must differ. */
function parseList<T extends { readonly id: string }>(
  kind: 'card' | 'deck',
  source: string,
  value: unknown,
  parse: (entry: unknown) => Result<T, CardProblem>,
): Result<readonly T[], CatalogueProblem> {
  if (!Array.isArray(value)) {
    return err({ source, entry: '', key: '', message: `${source}: it must be a list of ${kind}s` });
  }
  const list: T[] = [];
  const ids = new Set<string>();
  for (const [index, entry] of value.entries()) {
    const name = nameOf(entry, index);
    const refuse = (problem: CardProblem): Result<never, CatalogueProblem> =>
      err({
        source,
        entry: name,
        key: problem.key,
        message: `${source}: ${kind} ${name}: ${problem.message}`,
      });
    const parsed = parse(entry);
    if (!parsed.ok) return refuse(parsed.error);
    if (ids.has(parsed.value.id)) return refuse({ key: 'id', message: `id is ${name} a second time` });
    ids.add(parsed.value.id);
    list.push(parsed.value);
  }
  return ok(list);
}

const withId = z.object({ id: z.string() });

/** Returns how a message names an entry: by its id, or by its place in the list, counted from 1. */
function nameOf(entry: unknown, index: number): string {
  const parsed = withId.safeParse(entry);
  return parsed.success ? quote(parsed.data.id) : `#${index + 1}`;
}
