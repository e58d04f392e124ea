// FaultProxy: stands between pages and server, and is slow, deaf for a while, or breaks the line, like bad Wi-Fi.
import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, connect, type Socket } from 'node:net';

export interface Weather {
  /** Milliseconds for which every piece is held back. */
  readonly latency: number;
  /** Pieces are cut to at most this many bytes. */
  readonly slice: number;
}

const CALM: Weather = { latency: 0, slice: 65_536 };

interface Line {
  readonly phone: Socket;
  readonly server: Socket;
}

export class FaultProxy {
  readonly #lines = new Set<Line>();
  readonly #server: Server;
  readonly #target: number;
  #weather = CALM;
  #opened: Promise<void> = Promise.resolve();
  #open: () => void = () => undefined;
  #isDown = false;

  private constructor(target: number) {
    this.#target = target;
    this.#server = createServer((phone) => this.#join(phone));
  }

  static async before(target: number): Promise<FaultProxy> {
    const proxy = new FaultProxy(target);
    proxy.#server.listen(0, '127.0.0.1');
    await once(proxy.#server, 'listening');
    return proxy;
  }

  get url(): string {
    const at: AddressInfo | string | null = this.#server.address();
    return `http://127.0.0.1:${typeof at === 'object' && at !== null ? at.port : 0}`;
  }

  set weather(weather: Weather) {
    this.#weather = weather;
  }

  /** Lets nothing pass any more without telling anybody: half-open, as when a phone walks out of reach. */
  stall(): void {
    this.#opened = new Promise((resolve) => (this.#open = resolve));
  }

  /** Lets everything pass that was held back. */
  resume(): void {
    this.#open();
    this.#opened = Promise.resolve();
  }

  /** Breaks every open line. */
  reset(): void {
    for (const { phone, server } of this.#lines) {
      phone.resetAndDestroy();
      server.destroy();
    }
  }

  /** Breaks every line, and lets no new one open until `up`. */
  down(): void {
    this.#isDown = true;
    this.reset();
  }

  up(): void {
    this.#isDown = false;
  }

  async close(): Promise<void> {
    this.resume();
    this.reset();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #join(phone: Socket): void {
    if (this.#isDown) {
      phone.resetAndDestroy();
      return;
    }
    const server = connect(this.#target, '127.0.0.1');
    const line = { phone, server };
    this.#lines.add(line);
    for (const end of [phone, server]) {
      end.on('error', () => undefined);
      end.on('close', () => {
        this.#lines.delete(line);
        phone.destroy();
        server.destroy();
      });
    }
    void this.#carry(phone, server);
    void this.#carry(server, phone);
  }

  async #carry(from: Socket, to: Socket): Promise<void> {
    try {
      for await (const chunk of from) {
        const bytes: Buffer = Buffer.from(chunk);
        for (let at = 0; at < bytes.length; at += this.#weather.slice) {
          const { latency, slice } = this.#weather;
          if (latency > 0) await new Promise((resolve) => setTimeout(resolve, latency));
          await this.#opened;
          if (to.destroyed) return;
          if (!to.write(bytes.subarray(at, at + slice))) await once(to, 'drain');
        }
      }
      to.end();
    } catch {
      // The line was broken; its holder hears of that by the end of their own side.
      to.destroy();
    }
  }
}
