// GameServer: the real server as a child process on a port of its own, to be killed and started again on the same data.
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import { type Named, Traders } from './traders.ts';

const MAIN = fileURLToPath(new URL('../../server/test/support/serverMain.ts', import.meta.url));
const TOOLS = fileURLToPath(new URL('../../server/src/tools/', import.meta.url));
const run = promisify(execFile);
const START_MS = 60_000;

export class GameServer {
  readonly #data = mkdtempSync(join(tmpdir(), 'browser-'));
  readonly #copied = `${this.#data}-copy`;
  #port = 0;
  #traders: Traders | null = null;
  #child: ChildProcess | null = null;

  static async start(named: Named | null = null): Promise<GameServer> {
    const server = new GameServer();
    server.#traders = await Traders.into(server.#data, named);
    await server.start();
    return server;
  }

  get traders(): Traders {
    if (this.#traders === null) throw new Error('the server has not begun');
    return this.#traders;
  }

  get port(): number {
    return this.#port;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Starts it on the port and data it had before, if it has run before. */
  async start(): Promise<void> {
    const env = {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(this.#port),
      DATA_DIR: this.#data,
      LOG_LEVEL: 'error',
    };
    const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    this.#child = child;
    const signal = AbortSignal.timeout(START_MS);
    let printed = '';
    for (;;) {
      const port = /^ready .*"port":(\d+)/m.exec(printed)?.[1];
      if (port !== undefined) {
        this.#port = Number(port);
        return;
      }
      printed += String(await once(child.stdout, 'data', { signal }));
    }
  }

  /** kill -9: no farewell. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (child === null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }

  /** Makes a copy of what it has by now, as its keeper does, beside it. */
  async backUp(): Promise<void> {
    await this.#tool('backup.ts', this.#copied);
  }

  /** It stops, goes on from that copy, and has forgotten what came after (P20). */
  async restore(): Promise<void> {
    await this.kill();
    await this.#tool('restore.ts', this.#copied);
    await this.start();
  }

  async #tool(name: string, ...args: readonly string[]): Promise<void> {
    await run(process.execPath, [TOOLS + name, ...args], { env: { ...process.env, DATA_DIR: this.#data } });
  }

  async dispose(): Promise<void> {
    // Asked to end, it leaves what it has compiled to the servers after it.
    await this.#end('SIGTERM');
    for (const folder of [this.#data, this.#copied]) rmSync(folder, { recursive: true, force: true });
  }
}
