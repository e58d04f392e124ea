// Phone: a scripted client of the real server. It comes back by itself, resumes by version, and sends until answered.

import { EventEmitter, once } from 'node:events';
import { io, type Socket } from 'socket.io-client';
import type { MatchView } from '@dunmer/shared/fairness';
import { present } from '@dunmer/shared/lib';
import {
  type Answer,
  type ClientCommand,
  type ClientMessages,
  type Code,
  type CommandResult,
  type MatchId,
  type PlayCommand,
  type Presence,
  PROTOCOL_VERSION,
  type ServerMessages,
  type SyncRequest,
  type SyncResult,
  type SyncState,
  type TableInfo,
} from '@dunmer/shared/protocol';
import type { Seat } from '@dunmer/shared/rules';
import { newCommandId } from './commandId.ts';
import { legalCommand } from './legalPlay.ts';
import { Mirror } from './mirror.ts';
import { Outbox } from './outbox.ts';
import type { Random } from './random.ts';

export interface PhoneOptions {
  /** Where the server is, e.g. http://127.0.0.1:3000 */
  readonly url: string;
  readonly random: Random;
  readonly name?: string;
  /** A device that is known already; else a new one is asked for. */
  readonly cookie?: string;
  /** After how many milliseconds an unanswered command is sent again. */
  readonly retryMs?: number;
  /** Every packet that arrives, as text: for tests of secrecy. */
  readonly onFrame?: (text: string) => void;
}

/** A command that was answered for good, with its answer. */
export interface Acknowledged {
  readonly command: ClientCommand;
  readonly result: CommandResult;
}

type Wire = Socket<ServerMessages, ClientMessages>;
type Follow = SyncRequest['follow'];
type SeatView = Extract<MatchView, { viewer: Seat }>;

/** Asks the server for a new device; returns the cookie header that names it. */
export async function newCookie(url: string): Promise<string> {
  const response = await fetch(`${url}/api/session`);
  const [cookie] = response.headers.getSetCookie();
  return present(cookie?.split(';')[0], 'a session gives a cookie');
}

export class Phone {
  readonly cookie: string;
  readonly acknowledged: Acknowledged[] = [];
  readonly wire: Wire;
  readonly outbox: Outbox;
  mirror: Mirror | null = null;
  table: TableInfo | null = null;
  presence: Presence | null = null;
  /** How often the connection was lost. */
  losses = 0;
  readonly #random: Random;
  readonly #name: string;
  readonly #nonce: string;
  readonly #changed = new EventEmitter();
  #following: Follow | null = null;
  #isSyncing = false;
  #isPlaying = false;
  #isActing = false;

  private constructor(cookie: string, { url, random, name = 'Phone', retryMs = 4000, onFrame }: PhoneOptions) {
    this.cookie = cookie;
    this.#random = random;
    this.#name = name;
    this.#nonce = random.hex32();
    this.#changed.setMaxListeners(0);
    this.wire = io(url, {
      transports: ['websocket'],
      forceNew: true,
      auth: { protocol: PROTOCOL_VERSION },
      extraHeaders: { cookie },
      reconnectionDelay: 50,
      reconnectionDelayMax: 500,
    });
    this.outbox = new Outbox((command, answer) => {
      if (this.wire.connected) this.wire.emit('command', command, answer);
    }, retryMs);
    this.wire.on('connect', () => this.#back());
    this.wire.on('disconnect', () => {
      this.losses += 1;
      this.#isSyncing = false;
    });
    this.wire.on('batch', (batch) => {
      if (batch.match !== this.table?.match) return;
      const fit = this.mirror?.take(batch);
      if (fit === 'gap') void this.#sync();
      if (fit === 'next') this.#step();
    });
    this.wire.on('table', (table) => {
      this.table = table;
      this.#changed.emit('change');
    });
    this.wire.on('presence', (presence) => {
      this.presence = presence;
      this.#changed.emit('change');
    });
    if (onFrame !== undefined)
      this.wire.io.on('open', () => this.wire.io.engine.on('packet', ({ data }) => onFrame(String(data ?? ''))));
  }

  /** Makes a phone and waits until it is connected. */
  static async connect(options: PhoneOptions): Promise<Phone> {
    const phone = new Phone(options.cookie ?? (await newCookie(options.url)), options);
    if (!phone.wire.connected)
      await new Promise<void>((resolve, reject) => {
        phone.wire.once('connect', () => resolve());
        phone.wire.once('connect_error', (error) => {
          // While the server is away it comes back by itself; who is turned away has to know.
          if ('data' in error && error.data !== undefined) reject(error);
        });
      });
    return phone;
  }

  /** What this phone may see now; throws before it follows a match. */
  get view(): MatchView {
    return present(this.mirror, 'the phone follows a match').view;
  }

  get match(): MatchId {
    return present(this.table, 'the phone follows a match').match;
  }

  get isFinished(): boolean {
    return this.mirror?.isFinished === true;
  }

  /** Opens a table, sits down at it and follows it. */
  async openTable(deck: string, against: 'person' | 'bot' = 'person'): Promise<Extract<Answer, { type: 'opened' }>> {
    const answer = await this.#ask({ id: this.#newId(), type: 'openTable', name: this.#name, deck, against });
    if (answer.type !== 'opened') throw new Error(`a table was not opened but ${answer.type}`);
    await this.follow({ by: 'seat', match: answer.match });
    return answer;
  }

  /** Sits down with a play code and follows the match. */
  async takeSeat(code: Code, deck: string): Promise<Extract<Answer, { type: 'seated' }>> {
    const answer = await this.#ask({ id: this.#newId(), type: 'takeSeat', code, name: this.#name, deck });
    if (answer.type !== 'seated') throw new Error(`a seat was not taken but ${answer.type}`);
    await this.follow({ by: 'seat', match: answer.match });
    return answer;
  }

  /** Follows a match by its seat or a watch code, from now on through every loss of the connection. */
  async follow(follow: Follow): Promise<void> {
    this.#following = follow;
    this.mirror = null;
    const isThere = this.until(() => this.mirror !== null);
    await this.#sync();
    await isThere;
  }

  /** Sends a command until it is answered for good. */
  async send(command: ClientCommand): Promise<CommandResult> {
    const result = await this.outbox.put(command);
    this.acknowledged.push({ command, result });
    return result;
  }

  /** Sends a command of the followed match until it is answered for good. */
  async play(command: PlayCommand): Promise<CommandResult> {
    return this.send({ id: this.#newId(), type: 'play', match: this.match, command });
  }

  /** From now on does by itself whatever is due, by seeded chance. */
  autoplay(): void {
    this.#isPlaying = true;
    this.#step();
  }

  /** Does nothing more by itself. */
  pause(): void {
    this.#isPlaying = false;
  }

  /** Waits until `holds`; looks whenever something has changed. Throws after `ms`. */
  async until(holds: (phone: Phone) => boolean, ms = 20_000): Promise<void> {
    const signal = AbortSignal.timeout(ms);
    while (!holds(this)) await once(this.#changed, 'change', { signal });
  }

  /** Waits for the end of the match. Throws after `ms`. */
  async untilFinished(ms?: number): Promise<void> {
    await this.until((phone) => phone.isFinished, ms);
  }

  /** One request for what came since, answered or lost with the connection. */
  async requestSync(request: SyncRequest): Promise<SyncResult> {
    return this.wire.timeout(5000).emitWithAck('sync', request);
  }

  /** Leaves for good. */
  close(): void {
    this.outbox.close();
    this.wire.disconnect();
  }

  #newId(): string {
    return newCommandId(this.#random, Date.now());
  }

  async #ask(command: ClientCommand): Promise<Answer> {
    const result = await this.send(command);
    if (!result.ok) throw new Error(`${command.type} was refused: ${result.error.code}`);
    return result.value;
  }

  #back(): void {
    this.outbox.flush();
    if (this.#following !== null) void this.#sync();
  }

  async #sync(): Promise<void> {
    if (this.#isSyncing || this.#following === null || !this.wire.connected) return;
    this.#isSyncing = true;
    try {
      for (let more = true; more; ) {
        const since = this.mirror?.version ?? 0;
        const synced = await this.requestSync({ follow: this.#following, since });
        if (!synced.ok) throw new Error(`a sync was refused: ${synced.error.code}`);
        this.#take(synced.value);
        more = synced.value.more;
      }
    } catch (error) {
      // A lost connection syncs again when it is back; anything else is for the test to see.
      if (this.wire.connected) this.#changed.emit('error', error);
    } finally {
      this.#isSyncing = false;
    }
  }

  #take(state: SyncState): void {
    this.table = state.table;
    this.presence = state.presence;
    this.mirror ??= new Mirror(state.viewer);
    this.mirror.takeSync(state);
    this.#step();
  }

  /** After every change: says what is seen, and does what is due. */
  #step(): void {
    const { mirror, table } = this;
    if (mirror === null || table === null) return;
    this.wire.emit('seen', { match: table.match, version: mirror.version });
    this.#changed.emit('change');
    if (this.#isPlaying && !this.#isActing) this.#act().catch((error: unknown) => this.#changed.emit('error', error));
  }

  async #act(): Promise<void> {
    this.#isActing = true;
    while (this.#isPlaying) {
      const before = this.mirror?.version ?? 0;
      const due = this.#due();
      if (due === null) break;
      const result = await this.play(due);
      // What it has caused arrives as a batch; until then there is nothing new to decide on.
      if (result.ok) await this.until((phone) => (phone.mirror?.version ?? 0) > before, 60_000);
    }
    this.#isActing = false;
  }

  #due(): PlayCommand | null {
    const view = this.mirror?.view;
    if (view === undefined || view.viewer === 'watcher') return null;
    const own: SeatView = view;
    return legalCommand(own, this.#nonce, this.#random);
  }
}
