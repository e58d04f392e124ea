// GroupCommit: bodies that wait run strictly one after another in one transaction, a savepoint each; one commit
// with synchronous FULL; then all answers.

import Database from 'better-sqlite3';
import { err, type Result } from '@dunmer/shared/lib';
import type { NotSaved, Tx } from './port.ts';
import { SqliteTx } from './sqliteTx.ts';
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

export class GroupCommit {
  readonly #db: Database.Database;
  readonly #statements: Statements;
  readonly #largest: number;
  readonly #beforeCommit: () => void;
  readonly #lost: (() => void)[] = [];
  #waiting: Job[] = [];
  #turn: Promise<void> | null = null;
  #failed = false;

  /** `beforeCommit` throws where the database is no longer what was opened. */
  constructor(db: Database.Database, statements: Statements, largest: number, beforeCommit: () => void) {
    this.#db = db;
    this.#statements = statements;
    this.#largest = largest;
    this.#beforeCommit = beforeCommit;
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
      // Everything that arrives in this turn of the loop joins the same group.
      this.#turn ??= new Promise((done) => setImmediate(() => this.#drain(done)));
    });
  }

  /** Resolves when nothing waits and nothing is under way. */
  async idle(): Promise<void> {
    while (this.#turn !== null) await this.#turn;
  }

  #drain(done: () => void): void {
    const next = (): void => {
      this.#turn =
        this.#waiting.length === 0 ? null : new Promise((again) => setImmediate(() => this.#drain(again)));
      done();
    };
    this.#runGroup().then(next, next);
  }

  async #runGroup(): Promise<void> {
    const jobs = this.#waiting.slice(0, this.#largest);
    this.#waiting = this.#waiting.slice(this.#largest);
    const outcomes: Outcome[] = [];
    try {
      this.#statements.begin.run();
      for (const job of jobs) outcomes.push(await this.#runBody(job));
      this.#beforeCommit();
      this.#statements.commit.run();
    } catch {
      this.#lose(jobs);
      return;
    }
    this.#failed = false;
    // What follows from a commit happens in its order, and before anybody is answered.
    for (const { acts } of outcomes) for (const act of acts) act();
    for (const { answer } of outcomes) answer();
  }

  async #runBody(job: Job): Promise<Outcome> {
    const tx = new SqliteTx(this.#statements);
    this.#statements.savepoint.run();
    try {
      const keeps = await job.run(tx);
      if (!keeps) this.#statements.rollbackTo.run();
      this.#statements.release.run();
      return { job, acts: keeps ? tx.acts : [], answer: () => job.answer() };
    } catch (error) {
      if (isDatabaseError(error) || !this.#db.inTransaction) throw error;
      this.#statements.rollbackTo.run();
      this.#statements.release.run();
      return { job, acts: [], answer: () => job.throwUp(error) };
    }
  }

  #lose(jobs: readonly Job[]): void {
    this.#failed = true;
    try {
      if (this.#db.inTransaction) this.#statements.rollback.run();
    } finally {
      for (const act of this.#lost) act();
      for (const job of jobs) job.lose();
    }
  }
}
