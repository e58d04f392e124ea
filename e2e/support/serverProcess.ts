// ServerProcess: the real server as a child process, from its start until it is ready, and to its end.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../server/test/support/serverMain.ts', import.meta.url));
const START_MS = 60_000;

/**
 * Ports of this worker's servers that have ended. The next server takes one of them, so that kept pages know its parts
 * by their addresses.
 */
const left: number[] = [];

export class ServerProcess {
  readonly #child: ChildProcess;
  readonly port: number;

  private constructor(child: ChildProcess, port: number) {
    this.#child = child;
    this.port = port;
  }

  /** Resolves once the server is ready. `port` is where it was before; null for a new one. */
  static async start(env: Readonly<Record<string, string>>, port: number | null): Promise<ServerProcess> {
    if (port !== null) return ServerProcess.#at(port, env);
    const known = left.pop();
    if (known === undefined) return ServerProcess.#at(0, env);
    // Somebody else may have the port by now.
    return ServerProcess.#at(known, env).catch(() => ServerProcess.#at(0, env));
  }

  static async #at(wanted: number, env: Readonly<Record<string, string>>): Promise<ServerProcess> {
    const child = spawn(process.execPath, [MAIN], {
      env: { ...process.env, LOG_LEVEL: 'error', HOST: '127.0.0.1', PORT: String(wanted), ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const over = new AbortController();
    child.once('exit', () => over.abort(new Error('the server has ended before it was ready')));
    const signal = AbortSignal.any([over.signal, AbortSignal.timeout(START_MS)]);
    let printed = '';
    for (;;) {
      const port = /^ready .*"port":(\d+)/m.exec(printed)?.[1];
      if (port !== undefined) return new ServerProcess(child, Number(port));
      printed += String(await once(child.stdout, 'data', { signal }));
    }
  }

  /** kill -9: no farewell. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** Ends it for good: it leaves its port, and its compiled code, to the servers after it. */
  async leave(): Promise<void> {
    await this.#end('SIGTERM');
    left.push(this.port);
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const ended = once(this.#child, 'exit');
    this.#child.kill(signal);
    await ended;
  }
}
