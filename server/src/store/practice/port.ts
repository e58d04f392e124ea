// The port of practice: matches against a bot, which are no part of the event and are forgotten.

import type { DeviceHash } from '../people/port.ts';

/** A match of practice. */
export interface StoredPractice {
  /** The match's key. */
  readonly key: number;
  readonly id: string;
}

export interface PracticeTx {
  /** A match of practice has moved on at this time. It is touched by being opened as well. */
  touch(match: number, at: number): Promise<void>;
  /** How much there is: of a device those that are not finished, the one longest untouched first; and how many in all. */
  room(device: DeviceHash): Promise<{ readonly own: readonly StoredPractice[]; readonly all: number }>;
  /** Those that miss it least: of browsers that are nobody's first, then longest untouched. */
  idlest(limit: number): Promise<readonly StoredPractice[]>;
  /** Those untouched since before `at`. */
  untouchedSince(at: number, limit: number): Promise<readonly StoredPractice[]>;
  /** Deletes a match of practice with all that is of it: log, draft, seats, and the commands of strangers there. */
  forget(match: number): Promise<void>;
}
