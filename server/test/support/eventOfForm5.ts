// EventOfForm5: the database of an event that a release of form 5 has made: people, links, contracts, trades, slips, matches that
// are finished, running and claimed, second settlements, and what staff have noted. Its traders are those of a seeded room.

import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

/** The file as it was. */
export const eventOfForm5 = (): Buffer =>
  brotliDecompressSync(readFileSync(new URL('../fixtures/event-of-form-5.br', import.meta.url)));
