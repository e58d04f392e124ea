// A thinker in a worker thread: it never holds up the server, and whatever goes wrong with it only costs a thought.

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
  /** What a search may spend. */
  readonly milliseconds: number;
  /** How long a thought is waited for, its turn and the worker's start included. */
  readonly patience: number;
  /** How many wait at most; later ones are told at once that nothing comes of it. */
  readonly waiting: number;
}

const LIVE: ThinkLimits = { milliseconds: 300, patience: 2_000, waiting: 16 };
const FILE = new URL('./worker.ts', import.meta.url);
const STARTING = 3;
const RESOURCES = { maxOldGenerationSizeMb: 128 };

interface Job {
  readonly number: number;
  readonly asked: Asked;
  readonly seed: number;
  /** Ends the wait for it; every job is ended once. */
  readonly end: (command: BotCommand | null) => void;
}

interface Crew {
  readonly worker: Worker;
  /** The catalogues that it has been told. */
  readonly told: Set<string>;
  /** How often it may still be late: often while it starts, which takes long on a busy machine. */
  credit: number;
}

/** Thinks in one worker, started when there is first something to think about, and again after it has died. */
export function workerThinker({ clock, log, file = FILE, limits = LIVE }: WorkerThinkerPorts): Thinker {
  const jobs: Job[] = [];
  let crew: Crew | null = null;
  let isClosed = false;
  let count = 0;

  const dismiss = async (): Promise<void> => {
    const gone = crew;
    crew = null;
    if (gone !== null) await gone.worker.terminate();
  };

  const hire = (): Crew => {
    const worker = new Worker(file, { resourceLimits: RESOURCES });
    // A server that ends does not wait for it.
    worker.unref();
    const own: Crew = { worker, told: new Set(), credit: STARTING };
    const lose = (): void => {
      if (crew !== own) return;
      crew = null;
      log.warn({}, 'the thinking worker died');
      jobs[0]?.end(null);
    };
    worker.on('error', lose);
    worker.on('exit', lose);
    worker.on('message', (said: unknown) => {
      if (!isThinkReply(said)) return;
      own.credit = 0;
      if (jobs[0]?.number === said.job) jobs[0].end(said.command);
    });
    return own;
  };

  const tell = ({ number, asked: { version, catalogue, view }, seed }: Job): void => {
    crew ??= hire();
    const cards = crew.told.has(version) ? null : [...catalogue.values()];
    crew.told.add(version);
    const { milliseconds } = limits;
    const request: ThinkRequest = { job: number, version, cards, view, seed, milliseconds };
    // The rule is about windows of a browser.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    crew.worker.postMessage(request);
  };

  /** Gives the worker the job whose turn it is. */
  const hand = (): void => {
    const [job] = jobs;
    if (job === undefined || isClosed) return;
    try {
      tell(job);
    } catch {
      // A machine may have no room for one more thread.
      log.warn({}, 'the thinking worker could not be told');
      job.end(null);
    }
  };

  return {
    think: (asked, seed) =>
      new Promise((resolve) => {
        if (isClosed || jobs.length > limits.waiting) return resolve(null);
        const number = ++count;
        const end = (command: BotCommand | null): void => {
          const at = jobs.findIndex((job) => job.number === number);
          if (at < 0) return;
          jobs.splice(at, 1);
          cancel();
          resolve(command);
          if (at === 0) hand();
        };
        const cancel = clock.after(limits.patience, () => {
          // It may never come back from what it is at.
          if (jobs[0]?.number === number && crew !== null && crew.credit-- <= 0) void dismiss();
          end(null);
        });
        jobs.push({ number, asked, seed, end });
        if (jobs.length === 1) hand();
      }),
    async close() {
      isClosed = true;
      for (const job of Array.from(jobs)) job.end(null);
      await dismiss();
    },
  };
}
