// GameServer: the real server as a child process on a port of its own, to be killed and started again on the same data.
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import { type KeepsOpenings, openingIn } from './event/opening.ts';
import { ServerProcess } from './serverProcess.ts';
import { type Named, Traders } from './traders.ts';

const TOOLS = fileURLToPath(new URL('../../server/src/tools/', import.meta.url));
const run = promisify(execFile);

export class GameServer implements KeepsOpenings {
  readonly #data = mkdtempSync(join(tmpdir(), 'browser-'));
  readonly #copied = `${this.#data}-copy`;
  #port: number | null = null;
  #traders: Traders | null = null;
  #process: ServerProcess | null = null;

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
    if (this.#port === null) throw new Error('the server has not begun');
    return this.#port;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  opening(match: string): unknown {
    return openingIn(this.#data, match);
  }

  /** Starts it on the port and data that it had before, if it has run before. */
  async start(): Promise<void> {
    this.#process = await ServerProcess.start({ DATA_DIR: this.#data }, this.#port);
    this.#port = this.#process.port;
  }

  /** kill -9: no farewell. */
  async kill(): Promise<void> {
    await this.#process?.kill();
    this.#process = null;
  }

  /** Makes a copy of its present state beside it, as its keeper does. */
  async backUp(): Promise<void> {
    await this.#tool('backup.ts', this.#copied);
  }

  /** Stops it and lets it go on from that copy, so that it has forgotten what came after (P20). */
  async restore(): Promise<void> {
    await this.kill();
    await this.#tool('restore.ts', this.#copied);
    await this.start();
  }

  async #tool(name: string, ...args: readonly string[]): Promise<void> {
    await run(process.execPath, [TOOLS + name, ...args], { env: { ...process.env, DATA_DIR: this.#data } });
  }

  async dispose(): Promise<void> {
    await this.#process?.leave();
    for (const folder of [this.#data, this.#copied]) rmSync(folder, { recursive: true, force: true });
  }
}
