// The zod schemas of the events of fair draws at any table, and the parts of which all event schemas are made, for
// files that people bring (F10). All of them are strict.

import * as z from 'zod';
import { SEATS } from '../rules/index.ts';
import type { DeskEvent, FairEvent } from './event.ts';
import { noteSchema } from './noteSchema.ts';

/** Far more than any match has; it limits what checking a file can cost. */
const MOST = 1000;

export const name = z.string().min(1).max(200);
export const words = z.string().max(10_000);
export const whole = z.int().min(0).max(MOST);
export const list = <T extends z.ZodType>(item: T, most = MOST) => z.array(item).max(most);
export const seat = z.enum(SEATS);
export const hex32 = z.string().regex(/^[0-9a-f]{64}$/, 'must be 64 hexadecimal digits');
export const bySeat = <T extends z.ZodType>(value: T) => z.strictObject({ a: value, b: value });
export const deckCard = z.strictObject({ copy: name, card: name });
/** Who acts for a seat that does nothing. */
export const by = z.enum(['referee', 'clock']);

const nonce = z.union([hex32, z.literal('')]);

/** Returns the schema of an event to everybody. */
export const event = <Name extends string, Keys extends z.core.$ZodLooseShape>(type: Name, keys: Keys) =>
  z.strictObject({ type: z.literal(type), to: z.literal('everyone'), ...keys });

type PublicFairEvent = Extract<FairEvent, { to: 'everyone' }> | DeskEvent;

const fair = <Name extends PublicFairEvent['type'], Keys extends z.core.$ZodLooseShape>(
  type: Name,
  keys: Keys,
) => event(type, keys);

/** The schemas of promises, openings, the seed, and notes of the desk. */
export const fairEvents = [
  fair('PromiseGiven', { seat }),
  fair('PromisesPublished', { promises: bySeat(hex32.nullable()) }),
  fair('NonceGiven', { seat }),
  fair('NoncesPublished', { nonces: bySeat(nonce) }),
  fair('NonceWaived', { seat, by }),
  fair('SeedPublished', { seed: hex32 }),
  fair('DeskNoted', { note: noteSchema }),
] as const;

/** Those who would have to act together to choose a toss (F4). */
export const restsOnSchema = z
  .array(z.enum(['server', ...SEATS]))
  .max(1 + SEATS.length)
  .nullable();
