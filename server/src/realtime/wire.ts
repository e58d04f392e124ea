// Wire: socket.io restricted to text, small frames and few fragments.

import type { IncomingMessage, Server as HttpServer } from 'node:http';
import { Server, type Socket } from 'socket.io';
import { Decoder, Encoder, type Packet } from 'socket.io-parser';
import { type ServerOptions as WsOptions, WebSocket, WebSocketServer } from 'ws';
import type { ClientMessages, ServerMessages } from '@dunmer/shared/protocol';
import type { Hosts } from '../callers/index.ts';
import { isOurPage } from '../device/index.ts';
import { joinWrites } from './joinWrites.ts';
import { LIMITS, type PlaceLimits } from './limits.ts';
import type { Session } from './session.ts';
import { textFrame } from './textFrame.ts';

type NoMessages = Record<string, never>;

interface SocketData {
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

// Packets that announce binary attachments, and packets of any namespace but our unnamed one.
const FOREIGN = /^(?:[56]|\d\/)/;

// An event in our namespace, and the number that its answer will carry.
const EVENT = /^2(\d{1,15})?\[/;

/** The name under which a message that is too long is heard, instead of its own. */
export const TOO_LONG = 'too-long';

/**
 * Accepts no foreign packets: a throw here closes the connection that sent the packet, and no other. Of a message that
 * is too long it reads only the number, so that the message can be answered.
 */
class TextDecoder extends Decoder {
  override add(packet: unknown): void {
    if (typeof packet !== 'string' || FOREIGN.test(packet)) throw new Error('only text, and only of ours');
    if (packet.length <= LIMITS.messageBytes && Buffer.byteLength(packet) <= LIMITS.messageBytes)
      return super.add(packet);
    const event = EVENT.exec(packet);
    if (event === null) throw new Error('too long');
    super.add(`2${event[1] ?? ''}["${TOO_LONG}"]`);
  }
}

/** Our packets hold nothing but JSON, so they need not be searched for bytes before sending. */
class TextEncoder extends Encoder {
  override encode({ type, nsp, id, data }: Packet): string[] {
    const namespace = nsp === '/' ? '' : `${nsp},`;
    return [`${type}${namespace}${id ?? ''}${data === undefined ? '' : JSON.stringify(data)}`];
  }
}

/** A packet as engine.io hands it out before sending it. */
interface EnginePacket {
  readonly type: string;
  readonly data?: unknown;
  readonly options: { wsPreEncodedFrame?: readonly Buffer[] };
}

/** Returns what engine.io writes to a WebSocket for a text; the 4 is its mark of a message. */
export const readyFrame = (text: string): readonly Buffer[] => [textFrame(`4${text}`)];

/** Makes a message leave in one piece, instead of its head and its text apart. */
function makeReady({ type, data, options }: EnginePacket): void {
  if (type === 'message' && typeof data === 'string') options.wsPreEncodedFrame ??= readyFrame(data);
}

/** Why a request for a socket is refused; a browser does not show the reason to the page. */
export type Unwelcome = 'host' | 'origin' | 'too-fast' | 'full';

export interface WirePorts {
  /** Resolves to null when it is the newcomer's turn, or to the reason why it is not let in. */
  readonly admit: (request: IncomingMessage) => Promise<Unwelcome | null>;
  readonly hosts: Hosts;
  /** The addresses at which phones are told to reach the server; '' as long as nobody knows. */
  readonly addresses: () => readonly string[];
  readonly limits: PlaceLimits;
}

/** Makes the socket server of an HTTP server. */
export function openWire(http: HttpServer, { admit, hosts, addresses, limits }: WirePorts): Io {
  const io: Io = new Server(http, {
    transports: ['websocket'],
    // Compression would leak lengths, and costs ten times the work.
    perMessageDeflate: false,
    httpCompression: false,
    serveClient: false,
    maxHttpBufferSize: LIMITS.frameBytes,
    connectTimeout: limits.toAuthenticate,
    pingInterval: 5_000,
    pingTimeout: limits.toAnswer,
    wsEngine: StrictSockets,
    parser: { Encoder: TextEncoder, Decoder: TextDecoder },
    allowRequest(request, answer) {
      const { headers } = request;
      if (!hosts.has(headers.host)) return answer('host', false);
      if (!isOurPage(headers, addresses())) return answer('origin', false);
      void admit(request).then((refused) => answer(refused, refused === null));
    },
  });
  // There is no other transport to upgrade from: a second line to the same session would take the place of the first
  // without passing the checks above.
  io.engine.use(({ url = '' }: IncomingMessage, _: unknown, next: (error?: Error) => void) => {
    const { searchParams } = new URL(url, 'http://here');
    next(searchParams.has('sid') ? new Error('there is nothing to upgrade') : undefined);
  });
  io.engine.on('connection', (connection: Phone['conn']) => {
    joinWrites(connection);
    connection.on('packetCreate', makeReady);
  });
  return io;
}

/**
 * Cuts a connection at once; the phone may come back. A phone that reads nothing would not hear a farewell either, and
 * would keep its place until it does.
 */
export function cut({ conn }: Phone): void {
  const socket: unknown = Reflect.get(conn.transport, 'socket');
  if (socket instanceof WebSocket) socket.terminate();
  else conn.close(true);
}

const isPackets = (value: unknown): value is readonly { readonly data?: unknown }[] => Array.isArray(value);

/** Returns how many packets and bytes wait for a phone to read them. */
export function waitingFor({ conn }: { readonly conn: object }): {
  readonly packets: number;
  readonly bytes: number;
} {
  const waiting: unknown = Reflect.get(conn, 'writeBuffer');
  if (!isPackets(waiting)) return { packets: 0, bytes: 0 };
  let bytes = 0;
  for (const { data } of waiting) if (typeof data === 'string') bytes += data.length;
  return { packets: waiting.length, bytes };
}
