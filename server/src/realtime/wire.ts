// Wire: socket.io held to text, small frames and few fragments.

import type { Server as HttpServer } from 'node:http';
import { Server, type Socket } from 'socket.io';
import { Decoder, Encoder, type Packet } from 'socket.io-parser';
import { type ServerOptions as WsOptions, WebSocket, WebSocketServer } from 'ws';
import type { ClientMessages, ServerMessages } from '@dunmer/shared/protocol';
import { LIMITS } from './limits.ts';
import type { Session } from './session.ts';

type NoMessages = Record<string, never>;

export interface SocketData {
  session: Session;
}

export type Io = Server<ClientMessages, ServerMessages, NoMessages, SocketData>;
export type Phone = Socket<ClientMessages, ServerMessages, NoMessages, SocketData>;

class StrictSockets extends WebSocketServer {
  constructor(options: WsOptions) {
    const strict = { maxFragments: LIMITS.fragments, closeTimeout: LIMITS.farewell };
    super({ ...options, ...strict });
  }
}

// The types of packet that announce binary attachments.
const BINARY = /^[56]/;

/** Takes no binary packets: a throw here closes the connection that sent it, and no other. */
class TextDecoder extends Decoder {
  override add(packet: unknown): void {
    if (typeof packet !== 'string' || BINARY.test(packet)) throw new Error('only text');
    super.add(packet);
  }
}

/** Packets of ours hold nothing but JSON, so that none is searched for bytes before it is sent. */
class TextEncoder extends Encoder {
  override encode({ type, nsp, id, data }: Packet): string[] {
    const namespace = nsp === '/' ? '' : `${nsp},`;
    return [`${type}${namespace}${id ?? ''}${data === undefined ? '' : JSON.stringify(data)}`];
  }
}

/** Makes the socket server of an HTTP server. `admit` calls its argument when there is time for a newcomer. */
export function openWire(http: HttpServer, admit: (enter: () => void) => boolean): Io {
  return new Server(http, {
    transports: ['websocket'],
    // Compression would leak lengths, and costs ten times the work.
    perMessageDeflate: false,
    httpCompression: false,
    serveClient: false,
    maxHttpBufferSize: LIMITS.messageBytes,
    connectTimeout: LIMITS.toAuthenticate,
    pingInterval: 5_000,
    // With the time for a farewell, whoever falls silent is cut within 10 s.
    pingTimeout: 4_000,
    wsEngine: StrictSockets,
    parser: { Encoder: TextEncoder, Decoder: TextDecoder },
    allowRequest(_, answer) {
      if (!admit(() => answer(null, true))) answer('full', false);
    },
  });
}

/**
 * Cuts a connection at once: a phone that reads nothing would not hear a farewell either, and keep its place until it
 * does. It may come back.
 */
export function cut({ conn }: Phone): void {
  const socket: unknown = Reflect.get(conn.transport, 'socket');
  if (socket instanceof WebSocket) socket.terminate();
  else conn.close(true);
}

const isPackets = (value: unknown): value is readonly { readonly data?: unknown }[] => Array.isArray(value);

/** Packets and bytes that wait for a phone to read them. */
export function waitingFor({ conn }: Phone): { readonly packets: number; readonly bytes: number } {
  const waiting: unknown = Reflect.get(conn, 'writeBuffer');
  if (!isPackets(waiting)) return { packets: 0, bytes: 0 };
  let bytes = 0;
  for (const { data } of waiting) if (typeof data === 'string') bytes += data.length;
  return { packets: waiting.length, bytes };
}
