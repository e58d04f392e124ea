// The zod schemas of the public events of promises and intrigue cards, for files that people bring (F10). All are
// strict.

import * as z from 'zod';
import { effectSchema } from '../cards/schema.ts';
import { CELLS, type WindowEvent } from '../rules/index.ts';
import { AHEAD, STOPS } from '../windows/index.ts';
import { bySeat, event as anyPublic, list, name as key, seat, whole as few } from './fairEventSchema.ts';

/** Also for sums. */
const whole = z.int().min(0);
const ability = z.strictObject({ copy: key, card: key, ability: few });

const pledge = z.strictObject({ kind: z.literal('promise'), key, owner: key, card: key });
const held = z.discriminatedUnion('kind', [
  pledge,
  z.strictObject({ kind: z.literal('intrigue'), key, card: key }),
]);
const holding = z.strictObject({
  mayHold: whole,
  pledges: whole,
  intrigue: whole,
  surplus: z.boolean(),
  fronts: list(pledge),
});
const work = z.discriminatedUnion('op', [
  z.strictObject({ op: z.enum(['first', 'tie', 'wide']) }),
  z.strictObject({ op: z.literal('shield'), copy: key }),
  z.strictObject({ op: z.literal('solace'), n: whole }),
  z.strictObject({ op: z.literal('bar'), step: z.enum(['reveal', 'summon-1', 'summon-2']) }),
]);

/** What a card has shown to the file's holder alone. */
export const shown = z.strictObject({ by: ability, cards: list(key) });

type PublicWindowEvent = Extract<WindowEvent, { to: 'everyone' }>;

const event = <Name extends PublicWindowEvent['type'], Keys extends z.core.$ZodLooseShape>(
  type: Name,
  keys: Keys,
) => anyPublic(type, keys);

export const windowEvents = [
  event('WindowsOpened', { traders: bySeat(key), stake: whole, holdings: bySeat(holding) }),
  event('HoldingChanged', { seat, holding }),
  event('StopBegun', { stop: z.enum(STOPS), first: seat, both: z.boolean() }),
  event('SeatAsked', { seat, play: key.nullable() }),
  event('SeatPassed', { seat }),
  event('StopEnded', { stop: z.enum(STOPS) }),
  event('AheadSaid', { seat, windows: z.array(z.enum(AHEAD)).max(AHEAD.length) }),
  event('CardPlayed', {
    seat,
    held,
    on: z.array(z.strictObject({ seat, cell: z.literal(CELLS) })).max(CELLS.length),
    things: list(key),
  }),
  event('PlaySettled', { how: z.enum(['stands', 'cancelled', 'ended']), spent: list(key) }),
  event('PlayCast', { by: ability, targets: list(key), effects: list(effectSchema) }),
  event('PlayWorked', { seat, by: ability, work }),
  event('TieTaken', { seat, by: pledge.nullable() }),
  event('PotDivided', { seat, amount: whole }),
] as const;
