// TcpProxy: stands between phones and a server, and can cut all connections at once.

import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

export class TcpProxy {
  readonly port: number;
  readonly #server: Server;
  readonly #sockets: Set<Socket>;

  private constructor(server: Server, sockets: Set<Socket>, port: number) {
    this.#server = server;
    this.#sockets = sockets;
    this.port = port;
  }

  /** Starts one in front of a port of this machine. */
  static async start(to: number): Promise<TcpProxy> {
    const sockets = new Set<Socket>();
    const keep = (socket: Socket, other: Socket): void => {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    };
    const server = createServer({ noDelay: true }, (phone) => {
      const inner = connect({ port: to, host: '127.0.0.1', noDelay: true });
      keep(phone, inner);
      keep(inner, phone);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    return new TcpProxy(server, sockets, typeof address === 'object' && address !== null ? address.port : 0);
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Resets all connections without a word; new ones are let through. Returns how many phones that were. */
  cutAll(): number {
    const cut = this.#sockets.size / 2;
    for (const socket of this.#sockets) socket.resetAndDestroy();
    return cut;
  }

  async close(): Promise<void> {
    this.cutAll();
    this.#server.close();
    await once(this.#server, 'close');
  }
}
