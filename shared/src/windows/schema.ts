// Parses promises and intrigue cards from outside. An entry point of its own, so that zod never reaches the phone.

import type * as z from 'zod';
import { problemOf } from '../cards/schema.ts';
import type { CardId } from '../cards/index.ts';
import { err, ok, type Result } from '../lib/index.ts';
import type { IntrigueCard, IntrigueRules, PledgeCard, PledgeRules } from './card.ts';
import { intrigueRulesSchema, intrigueSchema, pledgeRulesSchema, pledgeSchema } from './cardSchema.ts';
import { intrigueProblem, pledgeProblem } from './mayStand.ts';

function parse<T extends object, Rules>(
  value: unknown,
  schema: z.ZodType<T>,
  rulesOf: (parsed: T) => Rules,
  problem: (rules: Rules) => string | null,
): Result<T, string> {
  const parsed = schema.safeParse(value);
  if (!parsed.success) return err(problemOf(value, parsed.error).message);
  const what = problem(rulesOf(parsed.data));
  return what === null ? ok(parsed.data) : err(what);
}

/** Takes any value; returns the promise, or one sentence that says what is wrong with it. */
export const parsePledge = (value: unknown): Result<PledgeCard, string> =>
  parse(value, pledgeSchema, (card) => card, pledgeProblem);

/** Takes any value; returns the intrigue card, or one sentence that says what is wrong with it. */
export const parseIntrigue = (value: unknown): Result<IntrigueCard, string> =>
  parse(value, intrigueSchema, (card) => card, intrigueProblem);

const underKey = <T extends { readonly id?: string }>(
  key: CardId,
  card: T,
): Result<T & { readonly id: CardId }, string> =>
  card.id === undefined || card.id === key
    ? ok({ ...card, id: key })
    : err(`the card under this key has the id ${JSON.stringify(card.id)}`);

/** Takes any value; returns the rules of a promise in a script, where keys that no rule needs may be left out. */
export function parsePledgeRules(key: CardId, value: unknown): Result<PledgeRules, string> {
  const card = parse(value, pledgeRulesSchema, (parsed) => ({ ...parsed, id: key }), pledgeProblem);
  return card.ok ? underKey(key, card.value) : card;
}

/**
 * Takes any value; returns the rules of an intrigue card in a script, where keys that no rule needs may be left out.
 */
export function parseIntrigueRules(key: CardId, value: unknown): Result<IntrigueRules, string> {
  const card = parse(value, intrigueRulesSchema, (parsed) => ({ ...parsed, id: key }), intrigueProblem);
  return card.ok ? underKey(key, card.value) : card;
}
