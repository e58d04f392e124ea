// The store port: what the server keeps. Bodies run one after another, and nothing is answered before its commit.

import type { Result } from '@dunmer/shared/lib';
import type { Staging } from '../memory/index.ts';
import type { Effect } from './parts/effect.ts';
import type { allParts, readParts } from './parts/index.ts';

/** What can be asked: outside of bodies at any time, and always of what is committed; inside one of what it sees. */
export interface Reader extends ReturnType<typeof readParts> {
  /** What memory will take in if the body is kept and its group committed; null outside of bodies. */
  readonly staged: Staging | null;
}

/** One body's part of a transaction. It awaits nothing but these. */
export interface Tx extends ReturnType<typeof allParts> {
  readonly staged: Staging;
  /** What the command has done so far: one row of the journal at its end. */
  readonly effects: readonly Effect[];
  note(effect: Effect): void;
  /**
   * What its acts answer to, beside what they do: in no row of the journal, and in the mark of a preview (EVENT,
   * "Taking acts back").
   */
  readonly answered: readonly string[];
  answerTo(fact: string): void;
  /**
   * Calls `act` right after the commit, when memory has taken in what is staged; in order, before anything is
   * answered; never where the commit fails or the body is undone.
   */
  afterCommit(act: () => void): void;
}

/** Can't be saved right now: nothing has changed. */
export interface NotSaved {
  readonly code: 'not-saved';
}

export interface Store {
  /** Random, renewed only by a restore: another one means that versions start over. */
  readonly epoch: string;
  /** What the tokens of browsers are signed with: a secret of this database. */
  readonly deviceKey: string;
  readonly read: Reader & { readonly staged: null };
  /**
   * Runs a body in a transaction and resolves to its result once that is committed. An `err` of the body, or its
   * throwing, undoes what it wrote and staged; the other bodies of the group go on. `not-saved` where the commit fails.
   */
  transact<T, E>(body: (tx: Tx) => Promise<Result<T, E>>): Promise<Result<T, E | NotSaved>>;
  /** Calls `act` whenever a commit has failed. What was staged for it is gone. */
  onLost(act: () => void): void;
  /** Whether it can save now. */
  probe(): Promise<'ok' | 'not-saved'>;
  /** Waits for the bodies under way, then closes. */
  close(): Promise<void>;
}
