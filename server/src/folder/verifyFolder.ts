// VerifyFolder: looks a database through and says the first thing that is wrong, in one sentence, and what was looked
// at.

import { audit, type Audited } from '../audit/index.ts';
import { openStoreBeside, StoreRefused } from '../store/index.ts';

export interface Verified {
  /** What is wrong; null where nothing is. */
  readonly finding: string | null;
  /** What was looked at; null where it can't be read. */
  readonly audited: Audited | null;
}

const unreadable = (error: unknown): string =>
  // A file whose pages are broken can't even be read.
  `It cannot be read: ${error instanceof Error ? error.message : 'unknown'}.`;

/** Verifies the database at a place, a data folder or a file, beside a running server or without one. */
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
