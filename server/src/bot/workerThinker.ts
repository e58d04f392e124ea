// WorkerThinker: a thinker in a worker thread. It never holds up the server, and any failure costs only a thought.

import { Worker } from 'node:worker_threads';
import type { Clock, Log } from '../ports/index.ts';
import type { Asked } from './asked.ts';
import type { BotCommand } from './mind.ts';
import type { Thinker } from './thinker.ts';
import { isThinkReply, type ThinkRequest } from './workerMessages.ts';

interface WorkerThinkerPorts {
  readonly clock: Clock;
  readonly log: Log;
  /** The file that the worker runs. */
  readonly file?: URL;
  readonly limits?: ThinkLimits;
}

interface ThinkLimits {
  /** The budget of a search. */
  readonly milliseconds: number;
  /** How long an answer is waited for in milliseconds, including its turn and the worker's start. */
  readonly patience: number;
  /** The most jobs that may wait; further ones resolve to null at once. */
  readonly waiting: number;
}

const LIVE: ThinkLimits = { milliseconds: 300, patience: 2_000, waiting: 16 };
const FILE = new URL('./worker.ts', import.meta.url);
const STARTING = 3;
const RESOURCES = { maxOldGenerationSizeMb: 128 };

/** A question whose answer is awaited. */
interface Job {
  readonly number: number;
  readonly asked: Asked;
  readonly seed: number;
  /** Ends the wait for the answer; every job is ended once. */
  readonly end: (command: BotCommand | null) => void;
}

interface Hearing {
  /** The worker has answered a job. */
  replied(job: number, command: BotCommand | null): void;
  /** The worker is gone without having been dismissed. */
  died(): void;
}

/** A worker, and which catalogues it knows. */
class Hand {
  readonly #worker: Worker;
  /** The versions of the catalogues that it was told. */
  readonly #told = new Set<string>();
  /** How often it may still be late; several times while it starts, which takes long on a busy machine. */
  #credit = STARTING;

  constructor(file: URL, { replied, died }: Hearing) {
    this.#worker = new Worker(file, { resourceLimits: RESOURCES });
    // A server that ends does not wait for the worker.
    this.#worker.unref();
    this.#worker.on('error', died);
    this.#worker.on('exit', died);
    this.#worker.on('message', (said: unknown) => {
      if (!isThinkReply(said)) return;
      this.#credit = 0;
      replied(said.job, said.command);
    });
  }

  /** Gives the worker a job. Throws if the machine has no room for another thread. */
  tell({ number, asked: { version, catalogue, view }, seed }: Job, milliseconds: number): void {
    const cards = this.#told.has(version) ? null : [...catalogue.values()];
    this.#told.add(version);
    const request: ThinkRequest = { job: number, version, cards, view, seed, milliseconds };
    // The lint rule is about windows of a browser.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    this.#worker.postMessage(request);
  }

  /** Whether the worker has been late too often. */
  isLateAgain(): boolean {
    return this.#credit-- <= 0;
  }

  async dismiss(): Promise<void> {
    await this.#worker.terminate();
  }
}

/** Thinks in one worker, which is started with the first question, and again after it has died. */
export class WorkerThinker implements Thinker {
  readonly #ports: Required<WorkerThinkerPorts>;
  readonly #jobs: Job[] = [];
  #hand: Hand | null = null;
  #isClosed = false;
  #count = 0;

  constructor({ clock, log, file = FILE, limits = LIVE }: WorkerThinkerPorts) {
    this.#ports = { clock, log, file, limits };
  }

  think(asked: Asked, seed: number): Promise<BotCommand | null> {
    const { clock, limits } = this.#ports;
    return new Promise((resolve) => {
      if (this.#isClosed || this.#jobs.length > limits.waiting) return resolve(null);
      const number = ++this.#count;
      const end = (command: BotCommand | null): void => {
        const at = this.#jobs.findIndex((job) => job.number === number);
        if (at < 0) return;
        this.#jobs.splice(at, 1);
        cancel();
        resolve(command);
        if (at === 0) this.#giveNext();
      };
      const cancel = clock.after(limits.patience, () => {
        // The worker may be stuck in a job for good.
        if (this.#jobs[0]?.number === number && this.#hand?.isLateAgain() === true) void this.#dismiss();
        end(null);
      });
      this.#jobs.push({ number, asked, seed, end });
      if (this.#jobs.length === 1) this.#giveNext();
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const job of Array.from(this.#jobs)) job.end(null);
    await this.#dismiss();
  }

  async #dismiss(): Promise<void> {
    const gone = this.#hand;
    this.#hand = null;
    await gone?.dismiss();
  }

  #hire(): Hand {
    const { file, log } = this.#ports;
    const hand = new Hand(file, {
      replied: (job, command) => {
        if (this.#jobs[0]?.number === job) this.#jobs[0].end(command);
      },
      died: () => {
        if (this.#hand !== hand) return;
        this.#hand = null;
        log.warn({}, 'the thinking worker died');
        this.#jobs[0]?.end(null);
      },
    });
    return hand;
  }

  /** Gives the worker the first job in the queue. */
  #giveNext(): void {
    const [job] = this.#jobs;
    if (job === undefined || this.#isClosed) return;
    const { limits, log } = this.#ports;
    try {
      this.#hand ??= this.#hire();
      this.#hand.tell(job, limits.milliseconds);
    } catch {
      log.warn({}, 'the thinking worker could not be told');
      job.end(null);
    }
  }
}
