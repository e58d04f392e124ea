// The parts that the schemas of all cards have in common, at every table.

import * as z from 'zod';

export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case letters and digits joined by single hyphens');
export const words = z.strictObject({ ru: z.string(), en: z.string() });
/** Far more than any card has: what a card does is played again by whoever checks a file, and has to end soon. */
const MOST_PARTS = 16;
/** A list of what a card does. */
export const few = <T extends z.ZodType>(part: T) =>
  z.array(part).max(MOST_PARTS, `must hold at most ${MOST_PARTS}`);
export const whole = z.number().refine(Number.isInteger, { error: 'must be a whole number', abort: true });
export const count = whole.min(1, 'must be at least 1');
