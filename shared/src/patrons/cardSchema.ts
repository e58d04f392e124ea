// The zod schema of a card of the patrons' table (PATRONS 9). All of it is strict; mayStand.ts checks what may stand
// where.

import * as z from 'zod';
import { few, slug, whole as anyWhole, words } from '../cards/schema.ts';
import { tied } from '../lib/index.ts';
import { type Ability, CHEAPENED, CLASSES, TARGET_KINDS, TARGET_SIDES, WHENS } from './ability.ts';
import { COURT_SIZE, type GameCard } from './card.ts';

// JSON may hold larger numbers, but strikes, lives and wounds are added up, and of those the sums are not exact.
const whole = anyWhole.refine(Number.isSafeInteger, { error: 'must be below 2^53', abort: true });
const count = whole.min(1, 'must be at least 1');
const raised = whole.refine((n) => n !== 0, { error: 'must not be 0' });

const pick = z.union([z.literal('one'), z.strictObject({ upTo: count })], {
  error: 'must be "one" or {"upTo": n}',
});

const target = z.union(
  [
    z.enum(['self', 'it']),
    z.strictObject({
      side: z.enum(TARGET_SIDES),
      of: z.enum(TARGET_KINDS),
      pick: pick.exactOptional(),
      maxCost: count.exactOptional(),
    }),
  ],
  { error: 'must be "self", "it" or an object with side and of' },
);

const effect = z.discriminatedUnion('op', [
  z.strictObject({ op: z.literal('draw'), n: count }),
  z.strictObject({ op: z.literal('discard'), n: count }),
  z.strictObject({ op: z.literal('cheaper'), n: count, kind: z.enum(CHEAPENED) }),
  z.strictObject({ op: z.literal('wound'), n: count }),
  z.strictObject({ op: z.literal('heal'), n: count.exactOptional() }),
  z.strictObject({ op: z.literal('close') }),
  z.strictObject({ op: z.literal('destroy') }),
  z.strictObject({ op: z.literal('control') }),
  z.strictObject({ op: z.literal('recall') }),
  z.strictObject({
    op: z.literal('raise'),
    strike: raised.exactOptional(),
    life: raised.exactOptional(),
  }),
  z.strictObject({ op: z.literal('ward'), n: count }),
  z.strictObject({ op: z.literal('evade') }),
]);

const ability = z.strictObject({
  when: z.enum(WHENS).exactOptional(),
  cost: z.strictObject({ close: z.literal(true), coins: count.exactOptional() }).exactOptional(),
  target: target.exactOptional(),
  effects: few(effect).min(1, 'must not be empty'),
  rests: z.literal(true).exactOptional(),
});

// These don't compile if the schema and the type of the format differ.
tied<z.output<typeof ability>, Ability>(true);

const named = { id: slug, name: words };
const abilities = { abilities: few(ability).exactOptional() };

/** A card as organisers write it, without regard to whether its abilities may stand there. */
export const gameCardSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    ...named,
    ...abilities,
    kind: z.literal('patron'),
    life: count,
    court: z.array(z.string()).length(COURT_SIZE, `must hold ${COURT_SIZE} cards`),
  }),
  z.strictObject({
    ...named,
    ...abilities,
    kind: z.literal('creature'),
    cost: count,
    strike: whole.min(0, 'must be at least 0'),
    life: count,
  }),
  z.strictObject({
    ...named,
    kind: z.literal('spell'),
    cost: count,
    abilities: few(ability).min(1, 'must not be empty'),
  }),
  z.strictObject({
    ...named,
    ...abilities,
    kind: z.literal('support'),
    cost: count,
    class: z.enum(CLASSES),
  }),
]);

tied<z.output<typeof gameCardSchema>, GameCard>(true);
