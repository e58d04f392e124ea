// EventOfForm: databases of events that earlier releases made, named by the schema ("form") in which they were left.
// Their traders are those of a seeded room.
//
// Form 5 holds people, links, contracts, trades, slips, matches that are finished, running and claimed, second
// settlements, and notes of staff. Form 18 holds every kind of command, each accepted at least once; `saidToForm18` has
// these commands as phones sent them, and their answers.

import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import * as z from 'zod';

const unpacked = (name: string): Buffer =>
  brotliDecompressSync(readFileSync(new URL(`../fixtures/${name}.br`, import.meta.url)));

/** Returns the database file as that release left it. */
export const eventOfForm = (form: 5 | 18): Buffer => unpacked(`event-of-form-${form}`);

const said = z.array(z.tuple([z.string(), z.looseObject({ id: z.string(), type: z.string() }), z.unknown()]));

/**
 * Returns everything that was sent to the release that left form 18: the device, the command as it arrived, and its
 * answer, which was never a refusal.
 */
export const saidToForm18 = (): z.output<typeof said> =>
  said.parse(JSON.parse(unpacked('said-to-form-18').toString()));
