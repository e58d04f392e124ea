// Parses deck logs from outside (IN5). An entry point of its own, so that zod never reaches the phone's first load.

import * as z from 'zod';
import { hex32, list, name, parserOf } from '../fairness/schema.ts';
import { MOST_PACKS } from './copies.ts';
import type { DeckEntry } from './logOrder.ts';

/** Limits far above any event. */
const MOST_ENTRIES = 100_000;
const MOST_COPIES = 20_000;
const MOST_PEOPLE = 10_000;
/**
 * Lots and places in rings, all together: thirty rings of the largest event. Each is drawn again by a hash, however few
 * bytes of the file ask for it.
 */
const MOST_DRAWN = 60_000;

const place = z.int().min(0).max(1_000_000);
const copy = z.string().regex(/^[^\p{Cc}#]{1,40}#[1-9]\d{0,2}$/u);
const copies = z.array(copy).max(MOST_COPIES).readonly();
const people = z.array(name).max(MOST_PEOPLE).readonly();

/** The schema of one entry of the log; other keys are rejected. */
const entry: z.ZodType<DeckEntry> = z.union([
  z.strictObject({ shuffle: place }),
  z.strictObject({ ring: place, order: people }),
  z.strictObject({ draw: name, k: place, place }),
  z.strictObject({ play: name, copy }),
  z.strictObject({ leave: copy }),
  z.strictObject({ spend: name, copies }),
  z.strictObject({ retrieve: name, copy }),
  z.strictObject({ take: name, from: name, n: place, id: name }),
]);

function drawnBy(entry: DeckEntry): number {
  if ('take' in entry) return entry.n;
  return 'ring' in entry ? entry.order.length : 0;
}

const isOfAnEvent = (log: readonly DeckEntry[]): boolean =>
  log.reduce((sum, each) => sum + drawnBy(each), 0) <= MOST_DRAWN;

/** The log of a deck as its file holds it, with the seed once the module is closed. */
const fileSchema = z.strictObject({
  format: z.literal('dunmer-deck/1'),
  event: name,
  packs: z.int().min(1).max(MOST_PACKS),
  copies,
  commitment: hex32,
  word: z.string().max(160).nullable(),
  seed: hex32.nullable(),
  log: list(entry, MOST_ENTRIES).refine(isOfAnEvent, 'must not draw more than any event does'),
  people: list(z.strictObject({ person: name, name: z.string().max(200), code: name }), MOST_PEOPLE),
});

/** Takes any value; returns the file, or rejects it with the first thing that is wrong. */
export const parseDeckLog = parserOf(fileSchema);
