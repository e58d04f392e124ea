// ServerProcess: the real server as a child process on a free port of its own, to be stopped, killed and started again.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { present } from '@dunmer/shared/lib';
import { beginFresh } from './freshTrader.ts';
import { NODE_ENVIRONMENT, NODE_FLAGS } from './nodeFlags.ts';
import { type Seeding, seedFolder } from './seed.ts';
import { ownClock } from './waited.ts';

export interface ServerOptions {
  /** The data folder; without it, a new one in the system's temporary folder. */
  readonly dataDir?: string;
  /** 0 takes a free port at the first start; every start after that takes the same. */
  readonly port?: number;
  readonly env?: Readonly<Record<string, string>>;
  /** The traders in a new data folder, enough for tests to find free ones; null: none, as at a first start. */
  readonly seeding?: Seeding | null;
  /** A program to run Node under, like strace with its arguments. */
  readonly under?: readonly string[];
}

const MAIN = fileURLToPath(new URL('./serverMain.ts', import.meta.url));
const CACHE = fileURLToPath(new URL('../../../node_modules/.cache/node', import.meta.url));
const READY = z.object({ port: z.number(), url: z.string(), release: z.string() });
// Longer than a busy machine holds up a process.
const START = 100_000;
/** Enough for two hundred matches. */
const TRADERS = 420;

/** The end of a server's process. */
export interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

export class ServerProcess {
  readonly dataDir: string;
  /** What all its processes have printed. */
  stdout = '';
  stderr = '';
  /**
   * Milliseconds from the start of the newest process until it was ready, without the time in which others had the
   * processors.
   */
  readyMs = 0;
  readonly #options: ServerOptions;
  readonly #ownsData: boolean;
  #port: number;
  #child: ChildProcess | null = null;
  #ended: Promise<Ended> | null = null;

  private constructor(options: ServerOptions) {
    this.#options = options;
    this.#ownsData = options.dataDir === undefined;
    this.dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'dunmer-'));
    this.#port = options.port ?? 0;
  }

  /** Starts a server and waits until it is ready. Throws with what it printed when it ends before that. */
  static async start(options: ServerOptions = {}): Promise<ServerProcess> {
    const server = new ServerProcess(options);
    const { seeding = { count: TRADERS } } = options;
    if (server.#ownsData && seeding !== null) await seedFolder(server.dataDir, seeding);
    await server.start();
    if (server.#ownsData) beginFresh(server.url);
    return server;
  }

  /** Runs a server that is expected to give up; resolves to its end and its standard error. */
  static async expectEnd(options: ServerOptions): Promise<Ended & { readonly stderr: string }> {
    const server = new ServerProcess(options);
    const ended = await server.#spawn();
    if (server.#ownsData) rmSync(server.dataDir, { recursive: true, force: true });
    return { ...ended, stderr: server.stderr };
  }

  get port(): number {
    return this.#port;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  get pid(): number {
    return present(this.#child?.pid, 'the server runs');
  }

  /** Starts it again, on the same port and data. */
  async start(): Promise<void> {
    const from = this.stdout.length;
    const ended = this.#spawn();
    const clock = ownClock(this.pid);
    const line = await Promise.race([this.#readyLine(from), ended.then(() => null)]);
    if (line === null) throw new Error(`the server ended before it was ready: ${this.stderr}`);
    this.#port = READY.parse(JSON.parse(line)).port;
    this.readyMs = clock();
  }

  /** Ends the process with SIGKILL, without warning. */
  async kill(): Promise<Ended> {
    return this.#end('SIGKILL');
  }

  /** Ends the process with SIGTERM, which lets it finish and save. */
  async stop(): Promise<Ended> {
    return this.#end('SIGTERM');
  }

  /** Ends it and removes its data, if they were its own. */
  async dispose(): Promise<void> {
    if (this.#child !== null) await this.kill();
    if (this.#ownsData) rmSync(this.dataDir, { recursive: true, force: true });
  }

  async #spawn(): Promise<Ended> {
    const [first, ...rest] = this.#options.under ?? [];
    const node = [...NODE_FLAGS, MAIN];
    const under = [...rest, process.execPath, ...node];
    const child = spawn(first ?? process.execPath, first === undefined ? node : under, {
      env: {
        // Node caches the modules stripped of types, so that later starts are quick.
        NODE_COMPILE_CACHE: CACHE,
        ...NODE_ENVIRONMENT,
        ...process.env,
        LOG_LEVEL: 'warn',
        LIMIT_LOOPBACK: 'no',
        ...this.#options.env,
        HOST: '127.0.0.1',
        PORT: String(this.#port),
        DATA_DIR: this.dataDir,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    child.stdout.on('data', (chunk) => (this.stdout += String(chunk)));
    child.stderr.on('data', (chunk) => (this.stderr += String(chunk)));
    this.#ended = once(child, 'close').then(() => ({ code: child.exitCode, signal: child.signalCode }));
    return this.#ended;
  }

  async #readyLine(from: number): Promise<string> {
    const stdout = present(this.#child?.stdout, 'the server runs');
    const signal = AbortSignal.timeout(START);
    for (;;) {
      const found = /^ready (.*)\n/m.exec(this.stdout.slice(from));
      if (found?.[1] !== undefined) return found[1];
      await once(stdout, 'data', { signal });
    }
  }

  async #end(signal: NodeJS.Signals): Promise<Ended> {
    const [child, ended] = [present(this.#child, 'the server runs'), present(this.#ended, 'the server runs')];
    child.kill(signal);
    this.#child = null;
    return ended;
  }
}
