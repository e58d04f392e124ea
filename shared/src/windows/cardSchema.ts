// The zod schemas of promises and intrigue cards (PROMISES 5, INTRIGUE 5). All of them are strict.

import * as z from 'zod';
import { SIDES } from '../cards/index.ts';
import { count, effectSchema, few, filterSchema, slug, whole, words } from '../cards/schema.ts';
import { tied } from '../lib/index.ts';
import {
  CHOSEN,
  type IntrigueCard,
  type IntrigueRules,
  type PledgeCard,
  type PledgeRules,
  WITHS,
} from './card.ts';
import { CAST_WHERES, type IntrigueEffect, type PledgeEffect } from './effect.ts';
import { INTRIGUE_WINDOWS, PLEDGE_WINDOWS } from './window.ts';

const upTo = z.strictObject({ upTo: count });
const someOf = z.union([count, upTo], { error: 'must be a number or {"upTo": n}' });

const op = <Name extends string, Keys extends z.core.$ZodLooseShape>(name: Name, keys: Keys) =>
  z.strictObject({ op: z.literal(name), ...keys });

const cast = op('cast', {
  target: z.strictObject({
    side: z.enum(SIDES),
    where: z.enum(CAST_WHERES),
    filter: filterSchema.exactOptional(),
    pick: z
      .union([z.enum(['all', 'one']), upTo], { error: 'must be "all", "one" or {"upTo": n}' })
      .exactOptional(),
  }),
  effects: few(effectSchema).min(1, 'must not be empty'),
});

/** The effects that both modules have. */
const both = [
  op('decline', { bars: z.literal(true).exactOptional() }),
  op('part', { n: count }),
  op('first', {}),
  op('peek', {}),
  cast,
  op('tie', {}),
  op('shield', {}),
] as const;

const pledgeEffect = z.discriminatedUnion('op', [
  ...both,
  op('share', { n: count }),
  op('rebate', { n: count }),
  op('insure', { n: count, most: count }),
  op('console', { n: count, most: count }),
  op('truce', {}),
]);

const intrigueEffect = z.discriminatedUnion('op', [
  ...both,
  op('rounding', {}),
  op('glimpse', { n: count }),
  op('bar', {}),
  op('solace', { n: count }),
  op('wide', {}),
  op('cancel', {}),
  op('draw', { n: count, each: z.literal(true).exactOptional() }),
  op('exchange', {}),
  op('look', {}),
  op('take', { n: count }),
  op('drop', { n: count }),
  op('retrieve', {}),
  op('limit', { by: whole.refine((by) => by !== 0, { error: 'must not be 0' }) }),
  op('remove', {}),
]);

// These don't compile if a schema and the type of the format differ.
tied<z.output<typeof pledgeEffect>, PledgeEffect>(true);
tied<z.output<typeof intrigueEffect>, IntrigueEffect>(true);

const pledge = {
  window: z.enum(PLEDGE_WINDOWS),
  with: z.enum(WITHS).exactOptional(),
  lies: z.literal(true).exactOptional(),
  effects: few(pledgeEffect).min(1, 'must not be empty'),
};

const intrigue = {
  window: z.enum(INTRIGUE_WINDOWS),
  attack: z.literal(true).exactOptional(),
  demanded: z.literal(true).exactOptional(),
  choose: z.strictObject({ what: z.enum(CHOSEN), n: someOf, cards: count.exactOptional() }).exactOptional(),
  lies: z.enum(['own', 'theirs']).exactOptional(),
  until: z.literal('ring').exactOptional(),
  effects: few(intrigueEffect).min(1, 'must not be empty'),
};

const printed = { id: slug, name: words, text: words.exactOptional() };

/** A promise as organisers write it: one that everybody has, or the promise of a house. */
export const pledgeSchema = z.discriminatedUnion('kind', [
  z.strictObject({ ...printed, kind: z.literal('common'), ...pledge }),
  z.strictObject({ ...printed, kind: z.literal('house'), house: words, ...pledge }),
]);

/** An intrigue card as organisers write it. */
export const intrigueSchema = z.strictObject({ ...printed, n: count, ...intrigue });

tied<z.output<typeof pledgeSchema>, PledgeCard>(true);
tied<z.output<typeof intrigueSchema>, IntrigueCard>(true);

/** A promise in a script: the keys that no rule needs may be there or be left out. */
export const pledgeRulesSchema = z.strictObject({
  id: z.string().exactOptional(),
  kind: z.enum(['common', 'house']).exactOptional(),
  name: words.exactOptional(),
  house: words.exactOptional(),
  text: words.exactOptional(),
  ...pledge,
});

/** An intrigue card in a script. */
export const intrigueRulesSchema = z.strictObject({
  id: z.string().exactOptional(),
  name: words.exactOptional(),
  text: words.exactOptional(),
  n: count.exactOptional(),
  ...intrigue,
});

tied<
  Omit<z.output<typeof pledgeRulesSchema>, 'id' | 'kind' | 'name' | 'house' | 'text'>,
  Omit<PledgeRules, 'id'>
>(true);
tied<Omit<z.output<typeof intrigueRulesSchema>, 'id' | 'name' | 'text' | 'n'>, Omit<IntrigueRules, 'id'>>(
  true,
);
