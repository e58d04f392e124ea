// Wires: one connection for each phone, as thin as possible, so that the load costs less than the server it loads.

import type { Socket } from 'node:net';
import { WebSocket } from 'ws';
import * as z from 'zod';

export interface Wire {
  /** Sends a message that nobody answers. */
  emit(name: string, ...args: readonly unknown[]): void;
  /** Sends a message and calls back with its answer. */
  ask(name: string, args: readonly unknown[], answered: (answer: unknown) => void): void;
  /** Calls `hear` with every message that the server sends by itself. */
  hear(hear: (name: string, args: readonly unknown[]) => void): void;
  /** Bytes on the wire so far, in both directions, without the headers of TCP. */
  readonly bytes: number;
  close(): void;
}

interface Said {
  readonly send: (text: string) => void;
  readonly close: () => void;
  readonly bytes: () => number;
}

async function connect(
  url: string,
  headers: Record<string, string>,
  take: (text: string) => void,
): Promise<Said> {
  const socket = new WebSocket(url, { headers, perMessageDeflate: false });
  let tcp: Socket | null = null;
  socket.on('upgrade', (response) => {
    tcp = response.socket;
  });
  socket.on('message', (data: Buffer) => take(data.toString()));
  let isOurs = false;
  // Nothing is measured with phones that were cut.
  socket.on('close', () => {
    if (!isOurs) throw new Error('the server has hung up on a phone');
  });
  await new Promise<void>((resolve, reject) => socket.once('open', resolve).once('error', reject));
  return {
    send: (text) => socket.send(text),
    close() {
      isOurs = true;
      socket.close();
    },
    bytes: () => (tcp === null ? 0 : tcp.bytesRead + tcp.bytesWritten),
  };
}

const messageSchema = z.array(z.unknown());

/** Splits a message into its name and its arguments. */
function nameAndArgs(json: string): readonly [string, readonly unknown[]] {
  const [name, ...args] = messageSchema.parse(JSON.parse(json));
  return [String(name), args];
}

export interface SocketIoAddress {
  readonly port: number;
  /** Empty, or a name with its slash. */
  readonly namespace: string;
  readonly cookie: string;
  /** What the phone says when it connects. */
  readonly auth: object;
}

/** Connects with socket.io's protocol over a WebSocket. */
export async function socketIoWire({ port, namespace, cookie, auth }: SocketIoAddress): Promise<Wire> {
  const space = namespace === '' ? '' : `${namespace},`;
  const [event, ack, connected] = [`42${space}`, `43${space}`, `40${space}`];
  const asked = new Map<number, (answer: unknown) => void>();
  let ears: (name: string, args: readonly unknown[]) => void = () => undefined;
  let last = 0;
  let entered = (): void => undefined;
  let refused = (_: Error): void => undefined;
  const isIn = new Promise<void>((resolve, reject) => {
    entered = resolve;
    refused = reject;
  });
  const take = (text: string): void => {
    if (text.startsWith(event)) ears(...nameAndArgs(text.slice(event.length)));
    else if (text.startsWith(ack)) {
      const at = text.indexOf('[');
      const id = Number(text.slice(ack.length, at));
      const [answer] = messageSchema.parse(JSON.parse(text.slice(at)));
      asked.get(id)?.(answer);
      asked.delete(id);
    } else if (text === '2') wire.send('3');
    else if (text.startsWith(connected)) entered();
    else if (text.startsWith('44')) refused(new Error(text));
  };
  const headers = cookie === '' ? {} : { cookie };
  const wire = await connect(`ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`, headers, take);
  wire.send(`40${space}${JSON.stringify(auth)}`);
  await isIn;
  return {
    emit: (...message) => wire.send(`${event}${JSON.stringify(message)}`),
    ask(name, args, answered) {
      last += 1;
      asked.set(last, answered);
      wire.send(`${event}${last}${JSON.stringify([name, ...args])}`);
    },
    hear(hear) {
      ears = hear;
    },
    get bytes() {
      return wire.bytes();
    },
    close: () => wire.close(),
  };
}

/** Connects with the bare floor's protocol over a WebSocket. */
export async function bareWire(port: number): Promise<Wire> {
  const asked = new Map<number, (answer: unknown) => void>();
  let ears: (name: string, args: readonly unknown[]) => void = () => undefined;
  let last = 0;
  const wire = await connect(`ws://127.0.0.1:${port}`, {}, (text) => {
    const [name, args] = nameAndArgs(text);
    if (name !== 'answer') return ears(name, args);
    const id = Number(args[0]);
    asked.get(id)?.(args[1]);
    asked.delete(id);
  });
  return {
    emit: (name, ...args) => wire.send(JSON.stringify([name, 0, ...args])),
    ask(name, args, answered) {
      last += 1;
      asked.set(last, answered);
      wire.send(JSON.stringify([name, last, ...args]));
    },
    hear(hear) {
      ears = hear;
    },
    get bytes() {
      return wire.bytes();
    },
    close: () => wire.close(),
  };
}
