// Backup facts: what is known of a copy, in a small file beside it, so that nobody has to read the copy to list it.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import type { Verified } from './verifyFolder.ts';

/** A copy that was made, and what was found in it. */
export interface BackedUp extends Verified {
  readonly bytes: number;
}

/** The name of the file that holds the facts. */
export const FACTS = 'backup.json';

/** The latest moment that has a date, in milliseconds: the last day of the year 275760. */
const LAST_DATE = 8_640_000_000_000_000;
const moment = z.int().min(0).max(LAST_DATE);
const count = z.int().min(0);

const facts = z.object({
  /** When the copy was made, and when its newest row was written, in milliseconds of the calendar. */
  made: moment,
  lastAt: moment.nullable(),
  rows: count,
  matches: count,
  bytes: count,
  /** What is wrong with the event in the copy; null where everything agrees. */
  finding: z.string().nullable(),
});

export type BackupFacts = Readonly<z.output<typeof facts>>;

/** Returns the facts of a copy that was made at `made`. */
export const factsOf = ({ audited, finding, bytes }: BackedUp, made: number): BackupFacts => ({
  made,
  lastAt: audited?.lastAt ?? null,
  rows: audited?.rows ?? 0,
  matches: audited?.matches ?? 0,
  bytes,
  finding,
});

/** Writes the facts into the copy's folder. */
export const writeFacts = (folder: string, known: BackupFacts): void =>
  writeFileSync(join(folder, FACTS), `${JSON.stringify(known, null, 2)}\n`, { mode: 0o600 });

/** Reads the facts from a copy's folder; null where they are missing or spoilt. */
export function readFacts(folder: string): BackupFacts | null {
  try {
    return facts.parse(JSON.parse(readFileSync(join(folder, FACTS), 'utf8')));
  } catch {
    return null;
  }
}
