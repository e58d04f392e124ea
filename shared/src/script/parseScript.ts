// parseScript: the door for scripts from outside (the conformance tool's format); everything after it is total.

import * as z from 'zod';
import { parseCard } from '../cards/schema.ts';
import { type Card, type CardId, ROWS } from '../cards/index.ts';
import { err, ok, type Result } from '../lib/index.ts';
import { COLUMNS, SEATS } from '../rules/index.ts';
import { checkScript } from './checkScript.ts';
import type { Script, ScriptError } from './script.ts';

const seat = z.enum(SEATS);
const row = z.enum(ROWS);
const column = z.literal(COLUMNS);
const cells = z.tuple([z.string().nullable(), z.string().nullable(), z.string().nullable()]);
const half = z.strictObject({ front: cells, back: cells });
const deck = z.array(z.string());

const scriptSchema = z.strictObject({
  id: z.string(),
  cards: z.custom<object>((value) => typeof value === 'object' && value !== null && !Array.isArray(value)),
  decks: z.strictObject({ a: deck, b: deck }),
  field: z.strictObject({ a: half, b: half }),
  tosses: z.array(seat).exactOptional(),
  choices: z
    .array(
      z.union([
        z.null(),
        z.strictObject({ side: seat, row, column }),
        z.strictObject({ card: z.string(), row, column }),
      ]),
    )
    .exactOptional(),
});

const bad = (message: string): { readonly ok: false; readonly error: ScriptError } =>
  err({ code: 'bad-script', message });

/** Own entries only, by hand: a schema for records would lose a card named `__proto__`. */
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

function parseForm(value: unknown): Result<Script, ScriptError> {
  const form = scriptSchema.safeParse(value);
  if (!form.success) {
    const issue = form.error.issues[0];
    return bad(`${issue?.path.join('.') || 'the script'}: ${issue?.message ?? 'has the wrong form'}`);
  }
  const cards = parseCards(form.data.cards);
  if (!cards.ok) return cards;
  const { id, decks, field, tosses = [], choices = [] } = form.data;
  return ok({ id, cards: cards.value, decks, field, tosses, choices });
}

/** Takes any value; returns a script whose placement can be played, or the first error in the order of their codes. */
export function parseScript(value: unknown): Result<Script, ScriptError> {
  const script = parseForm(value);
  if (!script.ok) return script;
  const error = checkScript(script.value);
  return error === null ? script : err(error);
}
