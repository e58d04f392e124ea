// GroupCommit: runs waiting bodies strictly one after another in one transaction. One commit saves them all; then come
// the changes in memory, what follows from them, and all answers.

import { err, type Result } from '@dunmer/shared/lib';
import { type Body, type Ground, type Ran, runBodies } from './bodies.ts';
import type { NotSaved, Tx } from './port.ts';

/** A waiting body, and how its caller is answered. */
interface Job extends Body {
  lose(): void;
}

export interface GroupOptions {
  /** The most bodies in one commit. */
  readonly largest: number;
  /** Milliseconds to wait between commits, so that answers to the same commit are saved together. */
  readonly rest: number;
  /** Throws if the database is no longer the one that was opened. */
  readonly beforeCommit: () => void;
}

export class GroupCommit {
  readonly #ground: Ground;
  readonly #options: GroupOptions;
  readonly #lost: (() => void)[] = [];
  /** What follows from commits that may not have reached the disk; run after the next commit that has. */
  readonly #untold: (() => void)[] = [];
  #waiting: Job[] = [];
  #turn: Promise<void> | null = null;
  #failed = false;
  #savedAt = -Infinity;
  #commit: PromiseWithResolvers<void> | null = null;

  constructor(ground: Ground, options: GroupOptions) {
    this.#ground = ground;
    this.#options = options;
  }

  /** Whether the newest group could not be saved. */
  get failed(): boolean {
    return this.#failed;
  }

  /**
   * Resolves when there is no commit that memory has not taken in yet, because another connection may already see it.
   */
  async settled(): Promise<void> {
    await this.#commit?.promise;
  }

  onLost(act: () => void): void {
    this.#lost.push(act);
  }

  /** Adds a body to the next group; resolves to its result once that is committed. */
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

  /** Resolves when no body waits or runs. */
  async idle(): Promise<void> {
    while (this.#turn !== null) await this.#turn;
  }

  /**
   * Starts the next group, which takes everything that arrives before it begins. A single body does not wait for
   * others.
   */
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
      this.#commit?.resolve();
      this.#commit = null;
      this.#turn = this.#waiting.length === 0 ? null : this.#nextTurn();
      done();
    };
    this.#runGroup().then(next, next);
  }

  async #runGroup(): Promise<void> {
    const { largest, beforeCommit } = this.#options;
    const { connection, known, own } = this.#ground;
    const jobs = this.#waiting.slice(0, largest);
    this.#waiting = this.#waiting.slice(largest);
    let ran: Ran;
    try {
      ran = await runBodies(this.#ground, jobs);
      beforeCommit();
      this.#commit = Promise.withResolvers();
      await own.commit();
    } catch {
      await this.#lose(jobs);
      return;
    }
    const { outcomes, staged } = ran;
    const acts = outcomes.flatMap((outcome) => outcome.acts);
    if (!(await this.#isOnDisk())) {
      // The database and memory have it; what follows is told once the disk has it too.
      staged.enter();
      this.#untold.push(...acts);
      await this.#lose(jobs);
      return;
    }
    this.#failed = false;
    if (known.hasErased && connection.scrub()) known.hasErased = false;
    this.#savedAt = performance.now();
    // Memory comes first. What follows from commits then happens in their order, before anybody is answered.
    staged.enter();
    for (const act of [...this.#untold.splice(0), ...acts]) act();
    for (const { answer } of outcomes) answer();
  }

  /** Whether the commit is on the disk. Reads that come meanwhile are answered after it. */
  async #isOnDisk(): Promise<boolean> {
    try {
      await this.#ground.connection.sync?.();
      return true;
    } catch {
      return false;
    }
  }

  async #lose(jobs: readonly Job[]): Promise<void> {
    const { connection, known, own } = this.#ground;
    this.#failed = true;
    known.newest = null;
    try {
      if (connection.isOpen()) await own.rollback();
    } finally {
      for (const act of this.#lost) act();
      for (const job of jobs) job.lose();
    }
  }
}
