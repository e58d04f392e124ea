// Joining writes: everything that one turn of the loop sends to a phone leaves in one write, batch and answer together.

import { Socket as TcpSocket } from 'node:net';
import type { Socket } from 'socket.io';

type Connection = Socket['conn'];

/** The TCP socket under a WebSocket; null where there is none (any more). */
function tcpOf({ transport }: Connection): TcpSocket | null {
  const webSocket: unknown = Reflect.get(transport, 'socket');
  const tcp: unknown =
    typeof webSocket === 'object' && webSocket !== null ? Reflect.get(webSocket, '_socket') : null;
  return tcp instanceof TcpSocket ? tcp : null;
}

/** Makes a connection send once at the end of each turn instead of packet by packet. Order and limits stay. */
export function joinWrites(conn: Connection): void {
  const flush: unknown = Reflect.get(conn, 'flush');
  if (typeof flush !== 'function') return;
  let isDue = false;
  const send = (): void => {
    isDue = false;
    const tcp = tcpOf(conn);
    tcp?.cork();
    Reflect.apply(flush, conn, []);
    tcp?.uncork();
  };
  Reflect.set(conn, 'flush', () => {
    if (isDue) return;
    isDue = true;
    process.nextTick(send);
  });
}
