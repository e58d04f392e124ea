// EventOfForm: the databases of events that releases before have made, by the form in which they left them. Their traders are those
// of a seeded room.
//
// 5: people, links, contracts, trades, slips, matches that are finished, running and claimed, second settlements, and what staff have
// noted. 18: every kind of command, each accepted at least once; all of them, as phones sent them, and how they were answered.

import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import * as z from 'zod';

const unpacked = (name: string): Buffer =>
  brotliDecompressSync(readFileSync(new URL(`../fixtures/${name}.br`, import.meta.url)));

/** The file as it was. */
export const eventOfForm = (form: 5 | 18): Buffer => unpacked(`event-of-form-${form}`);

const said = z.array(z.tuple([z.string(), z.looseObject({ id: z.string(), type: z.string() }), z.unknown()]));

/** What was said to the release that left form 18: from which device, the command as it came, and its answer, which was no refusal. */
export const saidToForm18 = (): z.output<typeof said> =>
  said.parse(JSON.parse(unpacked('said-to-form-18').toString()));
