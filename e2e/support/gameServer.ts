// GameServer: the real server as a child process on a port of its own, to be killed and started again on the same data.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../server/src/main.ts', import.meta.url));
const START_MS = 60_000;

export class GameServer {
  readonly #data = mkdtempSync(join(tmpdir(), 'browser-'));
  #port = 0;
  #child: ChildProcess | null = null;

  static async start(): Promise<GameServer> {
    const server = new GameServer();
    await server.start();
    return server;
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
    const child = this.#child;
    this.#child = null;
    if (child === null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  async dispose(): Promise<void> {
    await this.kill();
    rmSync(this.#data, { recursive: true, force: true });
  }
}
