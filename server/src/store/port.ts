// Port: what the store offers. Bodies run one after another, and nothing is answered before its commit.

import type { Result } from '@dunmer/shared/lib';
import type { Staging } from '../memory/index.ts';
import type { Effect } from './parts/effect.ts';
import type { allParts, readParts } from './parts/index.ts';

/** Everything that can be read. Outside a body, at any time and as committed; inside one, as the body sees it. */
export interface Reader extends ReturnType<typeof readParts> {
  /** What memory will take in if the body is kept and its group is committed; null outside a body. */
  readonly staged: Staging | null;
}

/** What a body works with in its transaction. It must await nothing else. */
export interface Tx extends ReturnType<typeof allParts> {
  readonly staged: Staging;
  /** What the command has done so far; written to the journal as one row at its end. */
  readonly effects: readonly Effect[];
  note(effect: Effect): void;
  /**
   * Facts that the acts answer to, beside what they do. They are in no row of the journal, but in the mark of a
   * preview (EVENT, "Taking acts back").
   */
  readonly answered: readonly string[];
  answerTo(fact: string): void;
  /**
   * Calls `act` right after the commit, once memory has taken in what is staged: in order, and before anything is
   * answered. Never called if the commit fails or the body is undone.
   */
  afterCommit(act: () => void): void;
}

/** It can't be saved right now; nothing has changed. */
export interface NotSaved {
  readonly code: 'not-saved';
}

export interface Store {
  /** Random, renewed only by a restore: with another epoch, versions start over. */
  readonly epoch: string;
  /** The secret of this database with which the tokens of browsers are signed. */
  readonly deviceKey: string;
  readonly read: Reader & { readonly staged: null };
  /**
   * Runs a body in a transaction; resolves to its result once that is committed. If the body returns an `err` or
   * throws, what it wrote and staged is undone, and the group's other bodies go on; for that they may run a second
   * time, as if the first had never been, so a body must change nothing but through its `tx`. `not-saved` if the commit
   * fails.
   */
  transact<T, E>(body: (tx: Tx) => Promise<Result<T, E>>): Promise<Result<T, E | NotSaved>>;
  /** Calls `act` whenever a commit has failed and its staged changes are gone. */
  onLost(act: () => void): void;
  /** Whether it can save now. */
  probe(): Promise<'ok' | 'not-saved'>;
  /** Waits for the bodies under way, then closes. */
  close(): Promise<void>;
}
