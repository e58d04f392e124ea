// Phone: a scripted client of the real server. It comes back by itself, resumes by version, and sends until answered.

import { EventEmitter, once } from 'node:events';
import type { MatchView } from '@dunmer/shared/fairness';
import { present } from '@dunmer/shared/lib';
import type {
  Answer,
  ClientCommand,
  CommandResult,
  MatchId,
  PersonId,
  PlayCommand,
  Presence,
  Strength,
  SyncRequest,
  SyncResult,
  TableInfo,
} from '@dunmer/shared/protocol';
import { newCommandId } from './commandId.ts';
import { type Follow, Follower } from './follower.ts';
import { legalCommand } from './legalPlay.ts';
import type { Mirror } from './mirror.ts';
import { Outbox } from './outbox.ts';
import type { Random } from './random.ts';
import { newCookie, openWire, untilConnected, type Wire } from './wire.ts';

export interface PhoneOptions {
  /** Where the server is, e.g. http://127.0.0.1:3000 */
  readonly url: string;
  readonly random: Random;
  readonly name?: string;
  /** A device that is known already; else a new one is asked for. */
  readonly cookie?: string;
  /** The trader who controls it, where one does. */
  readonly person?: PersonId;
  /** After how many milliseconds an unanswered command is sent again. */
  readonly retryMs?: number;
  /** What it speaks; the newest protocol if left out. */
  readonly protocol?: number;
  /** Every packet that arrives, as text: for tests of secrecy. */
  readonly onFrame?: (text: string) => void;
}

/** A command that was answered for good, with its answer. */
export interface Acknowledged {
  readonly command: ClientCommand;
  readonly result: CommandResult;
}

export class Phone {
  readonly cookie: string;
  readonly person: PersonId | null;
  readonly acknowledged: Acknowledged[] = [];
  readonly wire: Wire;
  readonly outbox: Outbox;
  /** How often the connection was lost. */
  losses = 0;
  readonly #random: Random;
  readonly #name: string;
  readonly #follower: Follower;
  readonly #changed = new EventEmitter();
  /** The n of F2, drawn once for each match. */
  readonly #nonces = new Map<MatchId, string>();
  #isPlaying = false;
  #isActing = false;
  #isDue = false;

  private constructor(
    cookie: string,
    { random, name = 'Phone', person, retryMs = 4000, ...wire }: PhoneOptions,
  ) {
    this.cookie = cookie;
    this.person = person ?? null;
    this.#random = random;
    this.#name = name;
    this.#changed.setMaxListeners(0);
    this.wire = openWire({ ...wire, cookie });
    this.outbox = new Outbox((command, answer) => {
      if (this.wire.connected) this.wire.emit('command', command, answer);
    }, retryMs);
    this.#follower = new Follower(this.wire, this.#changed);
    this.wire.on('connect', () => this.outbox.flush());
    this.wire.on('disconnect', () => {
      this.losses += 1;
    });
    this.#changed.on('change', () => this.#step());
  }

  /** Makes a phone and waits until it is connected; throws where the server turns it away. */
  static async connect(options: PhoneOptions): Promise<Phone> {
    const phone = new Phone(options.cookie ?? (await newCookie(options.url)), options);
    await untilConnected(phone.wire);
    return phone;
  }

  get mirror(): Mirror | null {
    return this.#follower.mirror;
  }

  get table(): TableInfo | null {
    return this.#follower.table;
  }

  get presence(): Presence | null {
    return this.#follower.presence;
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

  /** Opens a match against a bot and follows it. */
  async practise(deck: string, against: Strength): Promise<Extract<Answer, { type: 'opened' }>> {
    const answer = await this.#ask({ id: this.newId(), type: 'practise', name: this.#name, deck, against });
    if (answer.type !== 'opened') throw new Error(`a match was not opened but ${answer.type}`);
    await this.follow({ by: 'seat', match: answer.match });
    return answer;
  }

  /** Follows a match by its seat or a watch code, from now on through every loss of the connection. */
  async follow(follow: Follow): Promise<void> {
    this.#follower.start(follow);
    await this.until(() => this.mirror !== null);
  }

  /** Sends a command until it is answered for good. */
  async send(command: ClientCommand): Promise<CommandResult> {
    const result = await this.outbox.put(command);
    this.acknowledged.push({ command, result });
    this.#changed.emit('change');
    return result;
  }

  /** Sends a command of the followed match until it is answered for good. */
  async play(command: PlayCommand): Promise<CommandResult> {
    return this.send({ id: this.newId(), type: 'play', match: this.match, command });
  }

  /** One request for what came since, answered or lost with the connection. */
  async requestSync(request: SyncRequest): Promise<SyncResult> {
    return this.#follower.request(request);
  }

  /** A new command's id. */
  newId(): string {
    return newCommandId(this.#random, Date.now());
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

  /** Waits until something has changed. Throws after `ms`, or where the server is wrong. */
  async nextChange(ms = 60_000): Promise<void> {
    await once(this.#changed, 'change', { signal: AbortSignal.timeout(ms) });
  }

  /** Waits until `holds`; looks whenever something has changed. Throws after `ms`, or where the server is wrong. */
  async until(holds: (phone: Phone) => boolean, ms = 60_000): Promise<void> {
    const signal = AbortSignal.timeout(ms);
    while (!holds(this)) await once(this.#changed, 'change', { signal });
  }

  /** Waits for the end of the match. Throws after `ms`. */
  async untilFinished(ms?: number): Promise<void> {
    await this.until((phone) => phone.isFinished, ms);
  }

  /** Leaves for good. */
  close(): void {
    this.#isPlaying = false;
    this.outbox.close();
    this.#follower.stop();
    this.wire.disconnect();
  }

  async #ask(command: ClientCommand): Promise<Answer> {
    const result = await this.send(command);
    if (!result.ok) throw new Error(`${command.type} was refused: ${result.error.code}`);
    return result.value;
  }

  #step(): void {
    this.#isDue = true;
    if (!this.#isPlaying || this.#isActing) return;
    this.#isActing = true;
    this.#isDue = false;
    this.#act()
      .catch((error: unknown) => this.#changed.emit('error', error))
      .finally(() => {
        this.#isActing = false;
        // Of two batches that come in one chunk the second may come just when the first is done with.
        if (this.#isDue) this.#step();
      });
  }

  async #act(): Promise<void> {
    while (this.#isPlaying) {
      const due = this.#due();
      if (due === null) return;
      const before = this.mirror?.version ?? 0;
      const result = await this.play(due);
      // What it has caused arrives as a batch; until then there is nothing new to decide on.
      if (result.ok) await this.until((phone) => (phone.mirror?.version ?? 0) > before, 60_000);
    }
  }

  #due(): PlayCommand | null {
    const view = this.mirror?.view;
    if (view === undefined || view.viewer === 'watcher') return null;
    const nonce = this.#nonces.get(this.match) ?? this.#random.hex32();
    this.#nonces.set(this.match, nonce);
    return legalCommand(view, nonce, this.#random);
  }
}
