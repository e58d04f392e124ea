// The zod schema of a card (CARDS.md). All of it is strict; discriminated unions say what may stand where.

import * as z from 'zod';
import { tied } from '../lib/index.ts';
import {
  type Ability,
  FAR_WHERES,
  LASTING_OPS,
  MOMENTARY_OPS,
  NEAR_WHERES,
  ROWS,
  SIDES,
  SUMMON_TO,
} from './ability.ts';
import { count, few, slug, whole, words } from './commonSchema.ts';
import { RARITIES } from './rarity.ts';
import { ASPECTS, VIRTUES } from './virtue.ts';

/** The most letters that fit on a tile. */
const SHORT_LETTERS = 14;

const shortWord = z
  .string()
  .refine((text) => text.length <= SHORT_LETTERS || Array.from(text.normalize()).length <= SHORT_LETTERS, {
    error: `must have at most ${SHORT_LETTERS} letters`,
  });

const initiative = whole.min(1, 'must be from 1 to 99').max(99, 'must be from 1 to 99');

const hasNoRepeat = (list: readonly string[]): boolean => new Set(list).size === list.length;
const noRepeat = { error: 'must not hold a repeat' };

const virtues = z.array(z.enum(VIRTUES)).refine(hasNoRepeat, noRepeat);
const someVirtues = z.array(z.enum(VIRTUES)).min(1, 'must not be empty').refine(hasNoRepeat, noRepeat);
// A list that may also be the word `all`. This is one schema, because a union would report both arms and cost two
// tries.
const virtuesOrAll = z.union([z.literal('all'), someVirtues], {
  error: 'must be "all" or a list of virtues',
});

const filter = z.strictObject({
  trait: slug.exactOptional(),
  id: slug.exactOptional(),
  rarity: z.enum(RARITIES).exactOptional(),
  anyVirtue: someVirtues.exactOptional(),
  noVirtues: z.literal(true).exactOptional(),
});

const near = { where: z.enum(NEAR_WHERES), filter: filter.exactOptional() };
const far = { where: z.enum(FAR_WHERES), side: z.enum(SIDES), filter: filter.exactOptional() };
const pick = { pick: z.enum(['all', 'one']).exactOptional() };
const atLeast = { atLeast: count.exactOptional() };

const selector = z.discriminatedUnion('where', [z.strictObject(near), z.strictObject(far)]);
const target = z.discriminatedUnion('where', [
  z.strictObject({ ...near, ...pick }),
  z.strictObject({ ...far, ...pick }),
]);
const condition = z.discriminatedUnion('where', [
  z.strictObject({ ...near, ...atLeast }),
  z.strictObject({ ...far, ...atLeast }),
]);

const grant = z.strictObject({ op: z.literal('grant'), aspect: z.enum(ASPECTS), virtues: someVirtues });
const remove = z.strictObject({ op: z.literal('remove'), aspect: z.enum(ASPECTS), virtues: virtuesOrAll });
const staticEffect = z.discriminatedUnion('op', [grant, remove]);
const effect = z.discriminatedUnion('op', [
  grant,
  remove,
  z.strictObject({ op: z.enum([...LASTING_OPS, ...MOMENTARY_OPS]) }),
]);

const works = { in: z.enum(ROWS).exactOptional(), if: condition.exactOptional() };
const ability = z.discriminatedUnion('timing', [
  z.strictObject({
    timing: z.literal('reveal'),
    initiative,
    target,
    effects: few(effect).min(1, 'must not be empty'),
    duration: z.enum(['field', 'match']).exactOptional(),
    ...works,
  }),
  z.strictObject({
    timing: z.literal('static'),
    target: selector,
    effects: few(staticEffect).min(1, 'must not be empty'),
    ...works,
  }),
  z.strictObject({
    timing: z.literal('summon'),
    initiative,
    from: filter.exactOptional(),
    to: z.enum(SUMMON_TO).exactOptional(),
    uses: count.exactOptional(),
    ...works,
  }),
]);

// These don't compile if the schema and the type of the format differ.
tied<z.output<typeof ability>, Ability>(true);

const common = {
  id: slug,
  name: words,
  short: z.strictObject({ ru: shortWord, en: shortWord }).exactOptional(),
  traits: z.array(slug).refine(hasNoRepeat, noRepeat),
  virtues,
  superiority: virtues,
  protection: virtues.exactOptional(),
  abilities: few(ability).exactOptional(),
  text: words.exactOptional(),
  flavour: words.exactOptional(),
  art: z.string().exactOptional(),
};

/** A card as organisers write it. Only a unique card says how many copies the whole event has. */
export const cardSchema = z.discriminatedUnion('rarity', [
  z.strictObject({ ...common, rarity: z.enum(RARITIES).exclude(['unique']) }),
  z.strictObject({
    ...common,
    rarity: z.literal('unique'),
    copies: whole.min(1, 'must be from 1 to 3').max(3, 'must be from 1 to 3'),
  }),
]);

/** A ready deck: a name and the ids of its cards, repeats allowed. */
export const deckSchema = z.strictObject({
  id: slug,
  name: words,
  cards: z.array(z.string()).min(1, 'must not be empty'),
});

/** The parts that the schemas of other cards use too. */
export { effect as effectSchema, filter as filterSchema };
