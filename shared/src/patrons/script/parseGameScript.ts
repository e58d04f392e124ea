// parseGameScript: parses scripts of the patrons' table from outside. Everything after it can rely on the form.

import * as z from 'zod';
import type { CardId } from '../../cards/index.ts';
import { problemOf } from '../../cards/schema.ts';
import { err, ok, type Result } from '../../lib/index.ts';
import { type BySeat, bySeat, type CopyId, type DeckCard, type Seat, SEATS } from '../../rules/index.ts';
import { COURT_SIZE, defaultPatron, type GameCatalogue } from '../card.ts';
import { courtOf, type GameTerms } from '../court.ts';
import { HAND_OF_FIRST, HAND_OF_OTHER } from '../decide/prepare.ts';
import { parseGameCatalogue, strayOf } from '../schema.ts';
import { printedCatalogue } from './printed.ts';
import type { Beginning, GameScript, GameScriptError } from './script.ts';

const seat = z.enum(SEATS);
const names = z.array(z.string());
const bySeats = z.strictObject({ a: names, b: names });
const someSeats = z.strictObject({ a: names.exactOptional(), b: names.exactOptional() });
const hex = z.string().regex(/^(?:[0-9a-f]{2})*$/, 'must be lower-case hexadecimal digits, two a byte');
const index = z.number().refine((n) => Number.isInteger(n) && n >= 0, { error: 'must be an index from 0' });
const targets = { targets: z.array(names).exactOptional() };

const command = z.discriminatedUnion('kind', [
  z.strictObject({ seat, kind: z.literal('play'), card: z.string(), ...targets }),
  z.strictObject({ seat, kind: z.literal('use'), card: z.string(), ability: index, ...targets }),
  z.strictObject({ seat, kind: z.literal('strike'), card: z.string(), target: z.string() }),
  z.strictObject({ seat, kind: z.literal('defend'), card: z.string().nullable() }),
  z.strictObject({ seat, kind: z.literal('choose'), cards: names }),
  z.strictObject({ seat, kind: z.enum(['endTurn', 'concede', 'default']) }),
]);

const scriptSchema = z.strictObject({
  id: z.string(),
  catalogue: z.number().exactOptional(),
  cards: z.array(z.unknown()).exactOptional(),
  patrons: z.strictObject({ a: z.string().nullable(), b: z.string().nullable() }),
  courts: someSeats.exactOptional(),
  draws: z.strictObject({ match: z.string(), seed: hex, n_a: hex, n_b: hex }).exactOptional(),
  first: seat.exactOptional(),
  piles: bySeats.exactOptional(),
  after: someSeats.exactOptional(),
  exchange: bySeats,
  commands: z.array(command),
});
type Form = z.output<typeof scriptSchema>;

const bad = (message: string): { readonly ok: false; readonly error: GameScriptError } =>
  err({ code: 'bad-script', message });

function catalogueOf({ catalogue, cards }: Form): Result<GameCatalogue, GameScriptError> {
  if ((catalogue === undefined) === (cards === undefined))
    return bad('a script has either a catalogue or cards');
  if (cards !== undefined) {
    const parsed = parseGameCatalogue(cards);
    return parsed.ok ? parsed : bad(parsed.error);
  }
  const printed = catalogue === undefined ? null : printedCatalogue(catalogue);
  return printed === null ? bad(`there is no catalogue ${catalogue}`) : ok(printed);
}

function problemOfCourts(catalogue: GameCatalogue, courts: GameTerms['courts'] = {}): string | null {
  for (const side of SEATS) {
    const court = courts[side];
    if (court === undefined) continue;
    if (court.length !== COURT_SIZE) return `courts.${side} must hold ${COURT_SIZE} cards`;
    const stray = strayOf(catalogue, court);
    if (stray !== undefined) return `courts.${side} has ${JSON.stringify(stray)}`;
  }
  return null;
}

/** Returns the patron of a seat, by default the first of the catalogue; null if there is none, or no such patron. */
function patronOf(catalogue: GameCatalogue, wanted: CardId | null): CardId | null {
  if (wanted !== null) return catalogue.get(wanted)?.kind === 'patron' ? wanted : null;
  return defaultPatron(catalogue) ?? null;
}

/** Returns these names as cards if they are exactly those of `cards`, each once; otherwise null. */
function ordered(copies: readonly CopyId[], cards: readonly DeckCard[]): readonly DeckCard[] | null {
  const byCopy = new Map(cards.map((card) => [card.copy, card]));
  const found = copies.flatMap((copy) => byCopy.get(copy) ?? []);
  return new Set(copies).size === cards.length &&
    found.length === cards.length &&
    copies.length === cards.length
    ? found
    : null;
}

/** Returns what each seat holds before the exchange, its hand and the pile below it, as PT8 deals them. */
function afterExchange(
  pile: readonly DeckCard[],
  isFirst: boolean,
  named: readonly CopyId[],
): readonly DeckCard[] {
  const size = isFirst ? HAND_OF_FIRST : HAND_OF_OTHER;
  const hand = pile.slice(0, size);
  return [...pile.slice(size + named.length), ...hand.filter((card) => named.includes(card.copy))];
}

function givenBeginning(
  { piles, first, after = {}, exchange }: Form,
  courts: BySeat<readonly DeckCard[]>,
): Result<Beginning, GameScriptError> {
  if (piles === undefined || first === undefined) return bad('a script has either draws or first and piles');
  const [a, b] = SEATS.map((side) => ordered(piles[side], courts[side]));
  if (a === null || a === undefined) return bad('piles.a is not the court');
  if (b === null || b === undefined) return bad('piles.b is not the court');
  const left: { a?: readonly DeckCard[]; b?: readonly DeckCard[] } = {};
  for (const side of SEATS) {
    const named = exchange[side];
    const given = after[side];
    if ((given !== undefined) !== named.length > 0)
      return bad(`after.${side} stands where ${side} exchanged something, and only there`);
    if (given === undefined) continue;
    const pile = ordered(given, afterExchange({ a, b }[side], side === first, named));
    if (pile === null) return bad(`after.${side} is not the pile of ${side} after the exchange`);
    left[side] = pile;
  }
  return ok({ kind: 'given', first, piles: { a, b }, after: left });
}

function beginningOf(form: Form, courts: BySeat<readonly DeckCard[]>): Result<Beginning, GameScriptError> {
  const { draws, first, piles, after } = form;
  if (draws === undefined) return givenBeginning(form, courts);
  if (first !== undefined || piles !== undefined || after !== undefined)
    return bad('a script has either draws or first and piles');
  const { match, seed, n_a: a, n_b: b } = draws;
  return ok({ kind: 'drawn', draws: { match, seed, nonces: { a, b } } });
}

/** Takes any value; returns a script of the right form, or what is wrong with it. The exchange is checked later. */
export function parseGameScript(value: unknown): Result<GameScript, GameScriptError> {
  const parsed = scriptSchema.safeParse(value);
  if (!parsed.success) return bad(problemOf(value, parsed.error, 'the script').message);
  const form = parsed.data;
  const catalogue = catalogueOf(form);
  if (!catalogue.ok) return catalogue;
  const terms: GameTerms = { catalogue: catalogue.value, ...(form.courts && { courts: form.courts }) };
  const problem = problemOfCourts(terms.catalogue, terms.courts);
  if (problem !== null) return bad(problem);
  const [a, b] = SEATS.map((side) => patronOf(terms.catalogue, form.patrons[side]));
  if (!a || !b) return bad(`patrons.${a ? 'b' : 'a'} is no patron of the catalogue`);
  const patrons = { a, b };
  const beginning = beginningOf(
    form,
    bySeat((side: Seat) => courtOf(terms, side, patrons[side])),
  );
  if (!beginning.ok) return beginning;
  const { id, exchange, commands } = form;
  return ok({ id, terms, patrons: form.patrons, beginning: beginning.value, exchange, commands });
}
