// GroupCommit: bodies that wait run strictly one after another in one transaction, a savepoint each; one commit
// with synchronous FULL; then memory, what follows, and all answers.

import Database from 'better-sqlite3';
import { err, type Result } from '@dunmer/shared/lib';
import { Staging } from '../memory/index.ts';
import type { NotSaved, Tx } from './port.ts';
import { scrub } from './scrub.ts';
import { SqliteTx } from './sqliteTx.ts';
import type { SqliteJournal } from './journal/sqliteJournal.ts';
import type { Statements } from './statements.ts';

/** A body that waits, and what becomes of it. */
interface Job {
  run(tx: Tx): Promise<boolean>;
  answer(): void;
  throwUp(error: unknown): void;
  lose(): void;
}

type Outcome = { readonly job: Job; readonly acts: readonly (() => void)[]; readonly answer: () => void };

/** A fault of the disk or the database, not of a body: nothing of the group can be kept. */
export const isDatabaseError = (error: unknown): boolean =>
  error instanceof Database.SqliteError && !error.code.startsWith('SQLITE_CONSTRAINT');

export interface GroupOptions {
  /** The most bodies in one commit. */
  readonly largest: number;
  /** Milliseconds between a commit and the next: those who answer it together are saved together. */
  readonly rest: number;
  /** Throws where the database is no longer what was opened. */
  readonly beforeCommit: () => void;
}

export class GroupCommit {
  readonly #db: Database.Database;
  readonly #statements: Statements;
  readonly #options: GroupOptions;
  readonly #lost: (() => void)[] = [];
  #waiting: Job[] = [];
  #turn: Promise<void> | null = null;
  #failed = false;
  #savedAt = -Infinity;

  constructor(db: Database.Database, statements: Statements, options: GroupOptions) {
    this.#db = db;
    this.#statements = statements;
    this.#options = options;
  }

  /** Whether the newest group could not be saved. */
  get failed(): boolean {
    return this.#failed;
  }

  onLost(act: () => void): void {
    this.#lost.push(act);
  }

  /** Adds a body to the next group and resolves to its result once that is committed. */
  transact<T, E>(body: (tx: Tx) => Promise<Result<T, E>>): Promise<Result<T, E | NotSaved>> {
    return new Promise((resolve, reject) => {
      let result: Result<T, E | NotSaved> = err({ code: 'not-saved' });
      this.#waiting.push({
        async run(tx) {
          result = await body(tx);
          return result.ok;
        },
        answer: () => resolve(result),
        throwUp: reject,
        lose: () => resolve(err({ code: 'not-saved' })),
      });
      this.#turn ??= this.#nextTurn();
    });
  }

  /** Resolves when nothing waits and nothing is under way. */
  async idle(): Promise<void> {
    while (this.#turn !== null) await this.#turn;
  }

  /** Everything that arrives before it begins joins the same group. Who comes alone waits for nobody. */
  #nextTurn(): Promise<void> {
    const left = this.#savedAt + this.#options.rest - performance.now();
    return new Promise((done) => {
      const drain = (): void => this.#drain(done);
      if (left > 0) setTimeout(drain, left);
      else setImmediate(drain);
    });
  }

  #drain(done: () => void): void {
    const next = (): void => {
      this.#turn = this.#waiting.length === 0 ? null : this.#nextTurn();
      done();
    };
    this.#runGroup().then(next, next);
  }

  async #runGroup(): Promise<void> {
    const { largest, beforeCommit } = this.#options;
    const jobs = this.#waiting.slice(0, largest);
    this.#waiting = this.#waiting.slice(largest);
    const outcomes: Outcome[] = [];
    const staged = new Staging();
    try {
      this.#statements.begin.run();
      for (const job of jobs) outcomes.push(await this.#runBody(job, staged));
      beforeCommit();
      this.#statements.commit.run();
    } catch {
      this.#lose(jobs);
      return;
    }
    this.#failed = false;
    if (this.#statements.journal.hasErased && scrub(this.#db)) this.#statements.journal.scrubbed();
    this.#savedAt = performance.now();
    // Memory first; what follows from a commit happens in its order, and before anybody is answered.
    staged.enter();
    for (const { acts } of outcomes) for (const act of acts) act();
    for (const { answer } of outcomes) answer();
  }

  async #runBody(job: Job, group: Staging): Promise<Outcome> {
    const tx = new SqliteTx(this.#statements, new Staging(group));
    const newest = this.#statements.journal.known;
    this.#statements.savepoint.run();
    try {
      const keeps = await job.run(tx);
      if (!keeps) this.#rollBack(newest);
      this.#statements.release.run();
      if (keeps) tx.staged.keep();
      return { job, acts: keeps ? tx.acts : [], answer: () => job.answer() };
    } catch (error) {
      if (isDatabaseError(error) || !this.#db.inTransaction) throw error;
      this.#rollBack(newest);
      this.#statements.release.run();
      return { job, acts: [], answer: () => job.throwUp(error) };
    }
  }

  /** Undoes what one body wrote. */
  #rollBack(newest: SqliteJournal['known']): void {
    this.#statements.rollbackTo.run();
    this.#statements.journal.backTo(newest);
  }

  #lose(jobs: readonly Job[]): void {
    this.#failed = true;
    this.#statements.journal.backTo(null);
    try {
      if (this.#db.inTransaction) this.#statements.rollback.run();
    } finally {
      for (const act of this.#lost) act();
      for (const job of jobs) job.lose();
    }
  }
}
