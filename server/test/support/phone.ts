// Phone: a scripted client of the real server. It reconnects by itself, resumes by version, and sends until answered.

import { EventEmitter, once } from 'node:events';
import { present } from '@dunmer/shared/lib';
import {
  answerTo,
  createLink,
  createOutbox,
  createSync,
  type Given,
  type MatchLog,
  NOTHING_SEEN,
  TRADE_ON_PHONE,
  type Outbox,
  type Sync,
  uuidv7,
} from '@dunmer/shared/phone';
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
import { legalCommand, type Random } from '@dunmer/shared/testing';
import type { Asked } from './eventRoom.ts';
import { machine } from './machine.ts';
import { newCookie, openWire, untilConnected, type Wire, type WireOptions } from './wire.ts';

export interface PhoneOptions extends Omit<WireOptions, 'cookie' | 'comesBack'> {
  readonly random: Random;
  /** The cookie of a known device; without it, a new device is asked for. */
  readonly cookie?: string;
  /** The trader who controls the device, if any. */
  readonly person?: PersonId;
}

/** A command with its final answer. */
export interface Acknowledged {
  readonly command: ClientCommand;
  readonly result: CommandResult;
}

export class Phone {
  readonly cookie: string;
  readonly person: PersonId | null;
  readonly acknowledged: Acknowledged[] = [];
  /** Its socket, for messages that no phone sends or hears by itself. */
  readonly wire: Wire;
  readonly #outbox: Outbox;
  /** How often the connection was lost. */
  losses = 0;
  readonly #given: Given;
  readonly #random: Random;
  /** Emits `change` after every change, and `error` when the server is wrong. */
  readonly #changed = new EventEmitter();
  readonly #letGo: () => void;
  #sync: Sync | null = null;
  #does = (_: PlayCommand): boolean => true;
  #isPlaying = false;
  #isActing = false;
  #isDue = false;

  private constructor(cookie: string, { random, person, ...wire }: PhoneOptions) {
    this.cookie = cookie;
    this.person = person ?? null;
    this.#random = random;
    this.#changed.setMaxListeners(0);
    this.wire = openWire({ ...wire, cookie, comesBack: false });
    this.wire.on('disconnect', () => {
      this.losses += 1;
    });
    const own = machine(random);
    const greet = async () => true;
    const isOnline = () => true;
    const link = createLink({ ...own, socket: this.wire, greet, isOnline, pauses: [50, 500] });
    this.#given = { ...own, wire: link };
    this.#outbox = createOutbox(this.#given);
    this.#letGo = link.hold();
    this.#changed.on('change', () => this.#step());
  }

  /** Makes a phone and waits until it is connected; throws when the server turns it away. */
  static async connect(options: PhoneOptions): Promise<Phone> {
    const phone = new Phone(options.cookie ?? (await newCookie(options.url)), options);
    try {
      await untilConnected(phone.wire);
    } catch (error) {
      phone.close();
      throw error;
    }
    return phone;
  }

  /** What it has seen of the match that it follows. */
  get log(): MatchLog {
    return this.#sync?.followed.getState().log ?? NOTHING_SEEN;
  }

  get table(): TableInfo | null {
    return this.#sync?.followed.getState().table ?? null;
  }

  get presence(): Presence | null {
    return this.#sync?.followed.getState().presence ?? null;
  }

  /** What this phone may see now; throws before it follows a match. */
  get view(): NonNullable<MatchLog['view']> {
    return present(this.log.view, 'the phone follows a match');
  }

  get match(): MatchId {
    return present(this.table, 'the phone follows a match').match;
  }

  /** Whether every command of its own is answered. */
  get isQuiet(): boolean {
    return this.#outbox.entries.getState().length === 0;
  }

  get isFinished(): boolean {
    return this.log.view?.common.phase.at === 'finished';
  }

  /** Opens a match against a bot and follows it. */
  async practise(deck: string, against: Strength): Promise<Extract<Answer, { type: 'opened' }>> {
    const answer = await this.ask({ type: 'practise', name: 'Phone', deck, against });
    if (answer.type !== 'opened') throw new Error(`a match was not opened but ${answer.type}`);
    await this.follow({ by: 'seat', match: answer.match });
    return answer;
  }

  /** Follows a match by its seat or a watch code, from now on through every loss of the connection. */
  async follow(follow: SyncRequest['follow']): Promise<void> {
    this.#sync?.stop();
    this.#sync = createSync(this.#given, TRADE_ON_PHONE, follow, {
      failed: (why) => void this.#changed.emit('error', new Error(`a sync has failed: ${why}`)),
    });
    this.#sync.followed.subscribe(() => this.#changed.emit('change'));
    await this.until(() => this.log.view !== null);
  }

  /** Sends a command until it is answered for good. */
  async send(command: ClientCommand): Promise<CommandResult> {
    const result = await answerTo(this.#outbox, command);
    this.acknowledged.push({ command, result });
    this.#changed.emit('change');
    return result;
  }

  /** Sends a command until it is answered; throws when it is refused. */
  async ask(asked: Asked): Promise<Answer> {
    const result = await this.send({ id: this.newId(), ...asked });
    if (!result.ok) throw new Error(`${asked.type} was refused: ${JSON.stringify(result.error)}`);
    return result.value;
  }

  /** Sends a command of the followed match until it is answered for good. */
  async play(command: PlayCommand): Promise<CommandResult> {
    return this.send({ id: this.newId(), type: 'play', match: this.match, command });
  }

  /** Asks once for what came since; rejects when the connection is lost, or after 5 seconds without an answer. */
  async requestSync(request: SyncRequest): Promise<SyncResult> {
    return new Promise((resolve, reject) => {
      this.wire.timeout(5000).emit('sync', request, (error: Error | null, result: SyncResult) => {
        if (error === null) resolve(result);
        else reject(error);
      });
    });
  }

  /** Returns the id for a new command. */
  newId(): string {
    return uuidv7(this.#given);
  }

  /** From now on plays whatever is due, by seeded chance; with `does`, only the commands for which it returns true. */
  autoplay(does: (command: PlayCommand) => boolean = () => true): void {
    this.#isPlaying = true;
    this.#does = does;
    this.#step();
  }

  pause(): void {
    this.#isPlaying = false;
  }

  /** Waits until something has changed. Throws after `ms`, or when the server is wrong. */
  async nextChange(ms = 60_000): Promise<void> {
    await once(this.#changed, 'change', { signal: AbortSignal.timeout(ms) });
  }

  /** Waits until `holds` returns true; checks after every change. Throws after `ms`, or when the server is wrong. */
  async until(holds: (phone: Phone) => boolean, ms = 60_000): Promise<void> {
    const signal = AbortSignal.timeout(ms);
    while (!holds(this)) await once(this.#changed, 'change', { signal });
  }

  /** Waits until the match is finished; throws after `ms`. */
  async untilFinished(ms?: number): Promise<void> {
    await this.until((phone) => phone.isFinished, ms);
  }

  close(): void {
    this.#isPlaying = false;
    this.#outbox.stop();
    this.#sync?.stop();
    this.#letGo();
    this.wire.disconnect();
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
        // Of two batches in one chunk, the second may arrive just when the first has been dealt with.
        if (this.#isDue) this.#step();
      });
  }

  async #act(): Promise<void> {
    while (this.#isPlaying) {
      const due = this.due();
      if (due === null || !this.#does(due)) return;
      const before = this.log.version;
      const result = await this.play(due);
      // What the command caused arrives as a batch; until then there is nothing new to decide on.
      if (result.ok) await this.until((phone) => phone.log.version > before, 60_000);
    }
  }

  /** Returns what the phone itself owes, or what its owner may do next by seeded chance; null when it has to wait. */
  due(): PlayCommand | null {
    const { view } = this.log;
    return view === null || view.viewer === 'watcher' ? null : legalCommand(view, this.#given, this.#random);
  }
}
