// VerifyFolder: verifies a database, and returns the first fault as one sentence, and what was verified.

import { audit, type Audited } from '../audit/index.ts';
import { openStoreBeside, StoreRefused } from '../store/index.ts';

export interface Verified {
  /** What is wrong; null where nothing is. */
  readonly finding: string | null;
  /** What was verified; null where it can't be read. */
  readonly audited: Audited | null;
}

const unreadable = (error: unknown): string =>
  // A file with broken pages can't even be read.
  `It cannot be read: ${error instanceof Error ? error.message : 'unknown'}.`;

/** Verifies the database at a place, which is a data folder or a file, with or without a running server beside it. */
export async function verifyFolder(place: string): Promise<Verified> {
  try {
    const { read, damage, close } = openStoreBeside(place);
    try {
      const audited = await audit(read);
      if (audited.finding !== null) return { finding: audited.finding, audited };
      const damaged = damage();
      return { finding: damaged === null ? null : `The file is damaged: ${damaged}.`, audited };
    } finally {
      close();
    }
  } catch (error) {
    return { finding: error instanceof StoreRefused ? error.message : unreadable(error), audited: null };
  }
}
