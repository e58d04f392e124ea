// parseScript: parses scripts from outside (the conformance tool's format). Everything after it can rely on the form.

import * as z from 'zod';
import { parseCard, problemOf } from '../cards/schema.ts';
import { type Card, type CardId, ROWS } from '../cards/index.ts';
import { err, ok, type Result } from '../lib/index.ts';
import { COLUMNS, SEATS } from '../rules/index.ts';
import { checkScript } from './checkScript.ts';
import type { Script, ScriptError } from './script.ts';

const seat = z.enum(SEATS);
const row = z.enum(ROWS);
const column = z.literal(COLUMNS);
const cells = z.tuple(
  [z.string().nullable(), z.string().nullable(), z.string().nullable()],
  'must hold 3 cells',
);
const half = z.strictObject({ front: cells, back: cells });
const deck = z.array(z.string());

/** Definitions by id; each definition is parsed by itself. */
export const definitions = z.custom<object>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  'must be an object',
);
export const scriptCell = z.strictObject({ side: seat, row, column });

/** The keys of a script of the main game. */
export const scriptKeys = {
  id: z.string(),
  cards: definitions,
  decks: z.strictObject({ a: deck, b: deck }),
  field: z.strictObject({ a: half, b: half }),
  tosses: z.array(seat).exactOptional(),
  choices: z
    .array(z.union([z.null(), scriptCell, z.strictObject({ card: z.string(), row, column })]))
    .exactOptional(),
};
const scriptSchema = z.strictObject(scriptKeys);
type ScriptForm = z.output<typeof scriptSchema>;

export const bad = (message: string): { readonly ok: false; readonly error: ScriptError } =>
  err({ code: 'bad-script', message });

/** Reads the object's own entries one by one, because a schema for records would lose a card named `__proto__`. */
function parseCards(cards: object): Result<ReadonlyMap<CardId, Card>, ScriptError> {
  const parsed = new Map<CardId, Card>();
  for (const [key, value] of Object.entries(cards)) {
    const card = parseCard(value);
    if (!card.ok) return bad(`card ${JSON.stringify(key)}: ${card.error.message}`);
    if (card.value.id !== key)
      return bad(`the card under the key ${JSON.stringify(key)} has the id ${JSON.stringify(card.value.id)}`);
    parsed.set(key, card.value);
  }
  return ok(parsed);
}

/** Parses a value of a script's form, or says what is wrong with it. */
export function parseWith<T>(schema: z.ZodType<T>, value: unknown): Result<T, ScriptError> {
  const form = schema.safeParse(value);
  return form.success ? ok(form.data) : bad(problemOf(value, form.error, 'the script').message);
}

/** Returns the match of a script with its cards parsed. */
export function matchIn({
  id,
  cards,
  decks,
  field,
  tosses = [],
  choices = [],
}: ScriptForm): Result<Script, ScriptError> {
  const parsed = parseCards(cards);
  return parsed.ok ? ok({ id, cards: parsed.value, decks, field, tosses, choices }) : parsed;
}

/** Takes any value; returns a script whose placement can be played, or the first error in the order of the codes. */
export function parseScript(value: unknown): Result<Script, ScriptError> {
  const form = parseWith(scriptSchema, value);
  if (!form.ok) return form;
  const script = matchIn(form.value);
  if (!script.ok) return script;
  const error = checkScript(script.value);
  return error === null ? script : err(error);
}
