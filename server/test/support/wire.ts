// Wire: a phone's socket, known to the server by its cookie.

import { io, type Socket } from 'socket.io-client';
import { present } from '@dunmer/shared/lib';
import { type ClientMessages, PROTOCOL_VERSION, type ServerMessages } from '@dunmer/shared/protocol';

export type Wire = Socket<ServerMessages, ClientMessages>;

/** Asks for a session until the server answers; it may be away for a moment. */
async function session(url: string, tries = 100): Promise<Response> {
  try {
    return await fetch(`${url}/api/session`);
  } catch (error) {
    if (tries === 0) throw error;
    await new Promise((resolve) => setTimeout(resolve, 100));
    return session(url, tries - 1);
  }
}

/** Asks the server for a new device; returns the cookie header that names it. */
export async function newCookie(url: string): Promise<string> {
  const response = await session(url);
  const [cookie] = response.headers.getSetCookie();
  return present(cookie?.split(';')[0], 'a session gives a cookie');
}

export interface WireOptions {
  /** Where the server is, e.g. http://127.0.0.1:3000 */
  readonly url: string;
  /** The cookie header that names the device. */
  readonly cookie: string;
  /** The protocol version that it speaks; by default ours. */
  readonly protocol?: number;
  /** Whether it connects, and reconnects, by itself; when false, only when it is told to. */
  readonly comesBack?: boolean;
  /** Hears every packet that arrives, as text. */
  readonly onFrame?: (text: string) => void;
}

/** Opens a socket. */
export function openWire({
  url,
  cookie,
  protocol = PROTOCOL_VERSION,
  comesBack = true,
  onFrame,
}: WireOptions): Wire {
  const wire: Wire = io(url, {
    transports: ['websocket'],
    forceNew: true,
    auth: { protocol },
    extraHeaders: { cookie },
    autoConnect: comesBack,
    reconnection: comesBack,
    reconnectionDelay: 50,
    reconnectionDelayMax: 500,
  });
  if (onFrame !== undefined)
    wire.io.on('open', () => wire.io.engine.on('packet', ({ data }) => onFrame(String(data ?? ''))));
  return wire;
}

/** Waits until a socket is connected; throws when the server turns it away. */
export async function untilConnected(wire: Wire): Promise<void> {
  if (wire.connected) return;
  await new Promise<void>((resolve, reject) => {
    wire.once('connect', () => resolve());
    wire.on('connect_error', (error) => {
      // While the server is away, the socket reconnects by itself; only a refusal has to be reported.
      if ('data' in error && error.data !== undefined) reject(error);
    });
  });
}
