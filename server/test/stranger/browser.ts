// A stranger's browser: a cookie, a socket, JSON. It knows what docs/protocol.md says, and nothing else about the
// project.

import { randomBytes } from 'node:crypto';
import { io, type Socket } from 'socket.io-client';
import { hashOf } from './proofs.ts';
import { at, eventsOf, listAt, numberAt } from './said.ts';
import type { Event, Fields, View } from './shapes.ts';
import { newView, take } from './view.ts';

/** Returns a UUID of version 7: milliseconds, then random bytes. */
function newId(): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(Date.now(), 0, 6);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

export class Browser {
  readonly #url: string;
  readonly #cookie: string;
  readonly #socket: Socket;
  /** The newest home that it was sent. */
  home: unknown = null;
  view: View | null = null;
  version = 0;
  /** What lay face down, as it was revealed. */
  revealed: Event['field'] | null = null;
  /** How often its hash was the same as the server's. */
  agreements = 0;

  private constructor(url: string, cookie: string, socket: Socket) {
    this.#url = url;
    this.#cookie = cookie;
    this.#socket = socket;
    socket.on('home', (home: unknown) => (this.home = home));
    socket.on('batch', (batch: unknown) => this.#take(batch));
  }

  static async open(url: string): Promise<Browser> {
    const session = await fetch(`${url}/api/session?protocol=5`);
    const [cookie = ''] = (session.headers.getSetCookie()[0] ?? '').split(';');
    const socket = io(url, {
      transports: ['websocket'],
      auth: { protocol: 5 },
      extraHeaders: { cookie },
      forceNew: true,
    });
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', () => resolve());
      socket.once('connect_error', reject);
    });
    return new Browser(url, cookie, socket);
  }

  async get(path: string): Promise<unknown> {
    const found: unknown = await (
      await fetch(this.#url + path, { headers: { cookie: this.#cookie } })
    ).json();
    return found;
  }

  /** Sends a command and returns its answer's value; throws when it is refused. */
  async command(type: string, facts: Fields = {}): Promise<unknown> {
    const said: unknown = await this.#socket.emitWithAck('command', { id: newId(), type, ...facts });
    if (at(said, 'ok') === true) return at(said, 'value');
    throw new Error(`${type} is refused: ${JSON.stringify(at(said, 'error'))}`);
  }

  play(command: Fields): Promise<unknown> {
    return this.command('play', { match: this.view?.seals.match ?? '', command });
  }

  async askHome(): Promise<void> {
    this.home = at(await this.#socket.emitWithAck('home'), 'value', 'home');
  }

  /** Asks what came since, and compares the hash. */
  async sync(match: string): Promise<void> {
    const since = this.version;
    const said: unknown = await this.#socket.emitWithAck('sync', { follow: { by: 'seat', match }, since });
    const state: unknown = at(said, 'value');
    const batches = listAt(state, 'batches');
    this.view ??= newView(at(state, 'viewer') === 'a' ? 'a' : 'b');
    for (const batch of batches) this.#take(batch);
    if (at(state, 'more') === true) return this.sync(match);
    const newest = batches.length === 0 ? since : numberAt(batches.at(-1), 'version');
    // Another batch may have arrived meanwhile.
    if (this.version === newest) {
      const hash = hashOf(this.view);
      if (hash !== at(state, 'hash')) throw new Error(`at version ${this.version} the hash is another`);
      this.agreements += 1;
    }
  }

  close(): void {
    this.#socket.disconnect();
  }

  #take(batch: unknown): void {
    const version = numberAt(batch, 'version');
    if (this.view === null || version !== this.version + 1) return;
    for (const event of eventsOf(batch)) {
      take(this.view, event);
      if (event.type === 'CardsRevealed') this.revealed = event.field;
    }
    this.version = version;
    this.#socket.emit('seen', { match: at(batch, 'match'), version });
  }
}
