// BadLine: a proxy between phones and a server that is slow, cuts what passes into slices, lets nothing pass for a
// while without a word (half-open), or breaks every line, like bad Wi-Fi.

import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const LATENCY_MS = 10;
const SLICE = 700;

export class BadLine {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  /** Resolves when what is held back may pass. */
  #passes: Promise<unknown> = Promise.resolve();
  #isDown = false;

  private constructor(to: number) {
    this.#server = createServer({ noDelay: true }, (phone) => this.#join(phone, to));
  }

  /** Starts one in front of a port of this machine. */
  static async start(to: number): Promise<BadLine> {
    const line = new BadLine(to);
    line.#server.listen(0, '127.0.0.1');
    await once(line.#server, 'listening');
    return line;
  }

  get url(): string {
    const address = this.#server.address();
    return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
  }

  /** Lets nothing pass for so many milliseconds; nobody is told. */
  async stall(ms: number): Promise<void> {
    this.#passes = wait(ms);
    await this.#passes;
  }

  /** Breaks every line without a word. */
  reset(): void {
    for (const socket of this.#sockets) socket.resetAndDestroy();
  }

  /** Breaks every line, and each new one too, for so many milliseconds. */
  async down(ms: number): Promise<void> {
    this.#isDown = true;
    this.reset();
    await wait(ms);
    this.#isDown = false;
  }

  async close(): Promise<void> {
    this.reset();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #join(phone: Socket, to: number): void {
    if (this.#isDown) return void phone.resetAndDestroy();
    const inner = connect({ port: to, host: '127.0.0.1', noDelay: true });
    this.#carry(phone, inner);
    this.#carry(inner, phone);
  }

  #carry(from: Socket, to: Socket): void {
    this.#sockets.add(from);
    from.on('error', () => undefined);
    from.on('close', () => {
      this.#sockets.delete(from);
      to.destroy();
    });
    // One after another: what comes later never passes what came before.
    let last: Promise<unknown> = Promise.resolve();
    from.on('data', (piece) => {
      last = last.then(async () => {
        await wait(LATENCY_MS);
        await this.#passes;
        for (let at = 0; at < piece.length && !to.destroyed; at += SLICE)
          to.write(piece.subarray(at, at + SLICE));
      });
    });
  }
}
