// Socket visitor: a real client that keeps every packet and every HTTP answer as text.

import type { MatchView } from '@dunmer/shared/fairness';
import type {
  ClientCommand,
  Code,
  CommandResult,
  Draft,
  MatchId,
  PreviewResult,
  StaffAct,
  SyncRequest,
  SyncResult,
  Watched,
} from '@dunmer/shared/protocol';
import { newCookie, openWire, untilConnected, type Wire } from '../support/wire.ts';
import { Follower, type Follows } from './follower.ts';
import { pageAt } from './page.ts';
import type { Tape } from './tape.ts';
import type { Visitor } from './visitor.ts';

// What differs from run to run anyway: the date, and the headers and the id of the connection.
const BY_ITSELF = new Set(['date', 'connection', 'keep-alive']);
const withoutName = (text: string): string => text.replace(/"sid":"[^"]*"/, '"sid":"name"');
// A socket.io acknowledgement: its type, its number, its arguments.
const isAnswer = (text: string): boolean => /^3\d+\[\{"ok":true,"value":\{"epoch"/.test(text);

export class SocketVisitor implements Visitor {
  readonly tape: Tape;
  readonly #url: string;
  readonly #cookie: string;
  readonly #wire: Wire;
  readonly #follower: Follows;
  readonly #watches = new Map<MatchId, Code>();
  #since = 0;
  /** The answer to a sync, until its hash has been checked. */
  #held: string | null = null;

  private constructor(url: string, cookie: string, tape: Tape, follower: Follows) {
    this.tape = tape;
    this.#follower = follower;
    this.#url = url;
    this.#cookie = cookie;
    this.#wire = openWire({ url, cookie, onFrame: (text) => this.#hear(text) });
    this.#wire.on('batch', (batch) => {
      this.#follower.take(batch);
      this.#wire.emit('seen', { match: batch.match, version: this.version });
    });
  }

  /**
   * Connects a visitor; with a null `cookie`, from a new browser. Everybody asks for home and floor, and hears what
   * they may.
   */
  static async connect(
    url: string,
    cookie: string | null,
    tape: Tape,
    follower: Follows = new Follower(),
  ): Promise<SocketVisitor> {
    const visitor = new SocketVisitor(url, cookie ?? (await newCookie(url)), tape, follower);
    await untilConnected(visitor.#wire);
    await visitor.#wire.emitWithAck('home');
    await visitor.#wire.emitWithAck('floor');
    return visitor;
  }

  get view(): MatchView | null {
    return this.#follower instanceof Follower ? this.#follower.view : null;
  }

  get version(): number {
    return this.#follower.version;
  }

  async command(command: ClientCommand): Promise<CommandResult> {
    return this.#wire.emitWithAck('command', command);
  }

  async preview(act: StaffAct): Promise<PreviewResult> {
    return this.#wire.emitWithAck('preview', act);
  }

  async sync(request: SyncRequest): Promise<void> {
    this.#since = request.since;
    return new Promise((resolve) => {
      this.#wire.emit('sync', request, (result) => {
        this.#take(result);
        resolve();
      });
    });
  }

  async draft(match: MatchId, cells: Draft): Promise<void> {
    await this.#wire.emitWithAck('draft', { match, cells });
  }

  /** Returns the code by which a match may be watched, if this visitor's table says it. */
  watchOf(match: MatchId): Code | null {
    return this.#watches.get(match) ?? null;
  }

  async code(code: Code): Promise<void> {
    await this.#get(`/api/codes/${code}`);
  }

  async mine(): Promise<void> {
    await this.#get('/api/mine');
  }

  async file(match: MatchId, watch: Code | null): Promise<void> {
    await this.#get(`/api/matches/${match}/file${watch === null ? '' : `?watch=${watch}`}`);
  }

  async get(path: string): Promise<void> {
    await this.#get(path);
  }

  /** Reports that the visitor's film has reached this choice. */
  watched(watched: Watched): void {
    this.#wire.emit('watched', watched);
  }

  /** Waits until everything sent before has arrived. */
  async settle(): Promise<void> {
    await this.#wire.emitWithAck('alive');
  }

  close(): void {
    this.#wire.disconnect();
  }

  // A packet arrives here before the callbacks for its content run.
  #hear(text: string): void {
    if (isAnswer(text)) this.#held = text;
    else if (text !== '') this.tape.keep(`frame ${withoutName(text)}`);
  }

  #take(result: SyncResult): void {
    if (!result.ok || this.#held === null) return;
    const { match, watch } = result.value.table;
    if (watch !== null) this.#watches.set(match, watch);
    this.tape.keep(`frame ${this.#follower.takeSync(result.value, this.#since, this.#held)}`);
    this.#held = null;
    this.#wire.emit('seen', { match: result.value.table.match, version: this.version });
  }

  async #get(path: string): Promise<void> {
    const { status, headers, body } = await pageAt(`${this.#url}${path}`, { cookie: this.#cookie });
    // A file's etag is a hash of the commitments in it.
    const isOfSeals = body.includes('"RowSealed"');
    const kept = headers.filter(([name]) => !BY_ITSELF.has(name) && !(isOfSeals && name === 'etag'));
    // The security policy names the server with its port, which differs in each run.
    const said = JSON.stringify(kept).replaceAll(new URL(this.#url).host, 'here');
    this.tape.keep(`http ${path} ${status} ${said} ${body}`);
  }
}
