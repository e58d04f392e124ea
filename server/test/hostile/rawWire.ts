// RawWire: a phone's socket made by hand over bare TCP: it can send any bytes, and read as slowly as it likes.

import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { PROTOCOL_VERSION } from '@dunmer/shared/protocol';
import { firstFrame, OPCODE, textFrame } from './rawFrame.ts';

const PATIENCE = 30_000;
const OPEN = '0';
const PING = '2';
const PONG = '3';
const HEAD_END = '\r\n\r\n';

/** Returns the request with which a phone upgrades its connection to frames. */
export const upgradeOf = (port: number, cookie: string): string =>
  [
    'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1',
    `Host: 127.0.0.1:${port}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: ZHVubWVyLXRyYWRlLXJvdw==',
    ...(cookie === '' ? [] : [`Cookie: ${cookie}`]),
    '',
    '',
  ].join('\r\n');

type Waiter = (text: string | null) => void;

export class RawWire {
  /** The TCP connection itself. */
  readonly socket: Socket;
  /** Whether it answers the server's heartbeat by itself. */
  answersPings = true;
  isClosed = false;
  #bytes: Buffer = Buffer.alloc(0);
  #isUpgraded = false;
  #waiters: readonly Waiter[] = [];
  readonly #onText: (text: string) => void;

  private constructor(socket: Socket, onText: (text: string) => void) {
    this.socket = socket;
    this.#onText = onText;
    socket.on('data', (chunk) => this.#take(Buffer.from(chunk)));
    socket.on('error', () => undefined);
    socket.on('close', () => this.#close());
  }

  /** Opens a websocket and waits for the engine's greeting; it has not joined yet. Throws when it is turned away. */
  static async open(
    port: number,
    cookie: string,
    onText: (text: string) => void = () => undefined,
  ): Promise<RawWire> {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    const wire = new RawWire(socket, onText);
    const opened = wire.next((text) => text.startsWith(OPEN));
    socket.write(upgradeOf(port, cookie));
    if ((await opened) === null) throw new Error('the server has closed a websocket that it should open');
    return wire;
  }

  /** Opens a websocket and joins, as every phone does. */
  static async join(port: number, cookie: string, onText?: (text: string) => void): Promise<RawWire> {
    const wire = await RawWire.open(port, cookie, onText);
    const joined = wire.next((text) => text.startsWith('40'));
    wire.say(`40${JSON.stringify({ protocol: PROTOCOL_VERSION })}`);
    if ((await joined) === null) throw new Error('the server does not let a phone join');
    return wire;
  }

  /** The port from which the server sees it come. */
  get port(): number {
    return this.socket.localPort ?? 0;
  }

  say(text: string): void {
    this.send(textFrame(text));
  }

  send(bytes: Buffer): void {
    if (!this.isClosed) this.socket.write(bytes);
  }

  /**
   * Returns the next text that is wanted; null when the connection is closed before. Throws when neither happens in
   * time.
   */
  async next(isWanted: (text: string) => boolean): Promise<string | null> {
    if (this.isClosed) return null;
    return new Promise((resolve, reject) => {
      const done = (): void => {
        clearTimeout(timer);
        this.#waiters = this.#waiters.filter((other) => other !== hear);
      };
      const hear: Waiter = (text) => {
        if (text !== null && !isWanted(text)) return;
        done();
        resolve(text);
      };
      const timer = setTimeout(() => {
        done();
        reject(new Error('the server neither answers nor closes'));
      }, PATIENCE);
      this.#waiters = [...this.#waiters, hear];
    });
  }

  /** Resets the connection without a word. */
  async leave(): Promise<void> {
    if (this.isClosed) return;
    const closed = once(this.socket, 'close');
    this.socket.resetAndDestroy();
    await closed;
  }

  #close(): void {
    this.isClosed = true;
    for (const waiter of this.#waiters) waiter(null);
  }

  #take(chunk: Buffer): void {
    this.#bytes = this.#bytes.length === 0 ? chunk : Buffer.concat([this.#bytes, chunk]);
    if (!this.#isUpgraded) {
      const end = this.#bytes.indexOf(HEAD_END);
      if (end < 0) return;
      if (!this.#bytes.subarray(0, end).toString().startsWith('HTTP/1.1 101 '))
        return void this.socket.destroy();
      this.#isUpgraded = true;
      this.#bytes = this.#bytes.subarray(end + HEAD_END.length);
    }
    for (let frame = firstFrame(this.#bytes); frame !== null; frame = firstFrame(this.#bytes)) {
      this.#bytes = frame.rest;
      if (frame.opcode === OPCODE.close) return void this.socket.destroy();
      if (frame.opcode === OPCODE.text) this.#hear(frame.payload.toString());
    }
  }

  #hear(text: string): void {
    if (text === PING && this.answersPings) this.say(PONG);
    this.#onText(text);
    for (const waiter of this.#waiters) waiter(text);
  }
}
