// The zod schema of the desk's notes, for files that people bring (F10). All of it is strict.

import * as z from 'zod';
import { SEATS } from '../rules/index.ts';
import type { DeskNote } from './desk.ts';

const DAY = 86_400;

const seat = z.enum(SEATS);
const staff = z.enum(['referee', 'organiser']);
const reason = z.string().max(10_000);
const seconds = z.int().min(0).max(DAY);

const note = <Act extends DeskNote['act'], Keys extends z.core.$ZodLooseShape>(act: Act, keys: Keys) =>
  z.strictObject({ act: z.literal(act), ...keys });

const card = z.exactOptional(seat);
const settled = z.discriminatedUnion('kind', [
  z.strictObject({
    act: z.literal('settledAgain'),
    by: staff,
    kind: z.literal('awarded'),
    winner: seat,
    reason,
    card,
  }),
  z.strictObject({
    act: z.literal('settledAgain'),
    by: staff,
    kind: z.enum(['voided', 'drawn']),
    winner: z.null(),
    reason,
    card,
  }),
]);

const paused = z.discriminatedUnion('by', [
  note('paused', { by: staff, reason }),
  note('paused', { by: z.literal('restore'), reason: z.literal('') }),
]);

const anyNote = z.discriminatedUnion('act', [
  paused,
  note('resumed', { by: staff }),
  note('extended', { by: staff, seat, seconds }),
  note('nudged', { by: z.enum(['referee', 'organiser', ...SEATS]), seat }),
  note('called', { seat }),
  note('callClosed', { by: staff }),
  note('defaultAnnounced', { by: staff, seat, seconds }),
  note('defaultStopped', { by: staff, seat }),
  note('opened', { by: staff, reason }),
  note('decksOpened', { by: staff, reason, what: z.exactOptional(z.literal('purses')) }),
  note('linkMade', { by: staff, seat }),
  note('unbound', { by: z.enum(['referee', 'organiser', 'clock']) }),
  settled,
]);

// If the schema lacks a note of the desk the build stops here; if it has one too many, in `noteSchema` below.
type Unknown = Exclude<DeskNote['act'], z.infer<typeof anyNote>['act']>;
const knowsAll: [Unknown] extends [never] ? true : Unknown = true;

/** The schema of any note of the desk. */
export const noteSchema: z.ZodType<DeskNote> = knowsAll ? anyNote : z.never();
