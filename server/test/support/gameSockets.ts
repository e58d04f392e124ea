// GameSockets: a match at the patrons' table over sockets: both seats and somebody with the watch code, each with the
// view that they build from the batches they are sent, and a record of every message.

import { deviceOf } from '../../src/device/index.ts';
import { assert, present } from '@dunmer/shared/lib';
import type { SealedGameView } from '@dunmer/shared/patrons';
import type { CommandResult, MatchId, PlayGameCommand, SyncRequest } from '@dunmer/shared/protocol';
import { type BySeat, type Seat, SEATS } from '@dunmer/shared/rules';
import { type Random, seeded } from '@dunmer/shared/testing';
import { GameFollower } from '../secrecy/gameFollower.ts';
import { newCommandId } from './commandId.ts';
import type { Asked } from './eventRoom.ts';
import { nextInGame } from './nextInGame.ts';
import { patronsSet } from './patronsRoom.ts';
import { trader } from './seed.ts';
import { say } from './shout.ts';
import type { TestApp } from './testApp.ts';
import { openWire, untilConnected, type Wire } from './wire.ts';

export const SEEDING = { count: 4, drakes: 50, staff: { 3: 'organiser' } as const };
const START = 1_800_000_000_000;

/** The socket of a seat or of the watcher. */
export class GameSocket {
  readonly wire: Wire;
  readonly follower = new GameFollower();
  /** The messages that it was sent without asking; without presence, which depends on how busy the machine is. */
  readonly told: string[] = [];

  private constructor(url: string, number: number) {
    const onFrame = (text: string): void => void (/^2\[(?!"presence")/.test(text) && this.told.push(text));
    this.wire = openWire({ url, cookie: trader(number).cookie, onFrame });
    this.wire.on('batch', (batch) => {
      this.follower.take(batch);
      this.#confirm(batch.match);
    });
  }

  static async connect(url: string, number: number): Promise<GameSocket> {
    const socket = new GameSocket(url, number);
    await untilConnected(socket.wire);
    return socket;
  }

  async follow(follow: SyncRequest['follow']): Promise<string | null> {
    const synced = await this.wire.emitWithAck('sync', { follow, since: 0 });
    assert(synced.ok, 'it may follow');
    this.follower.takeSync(synced.value, 0, '');
    const { match, watch } = synced.value.table;
    this.#confirm(match);
    return watch;
  }

  /** Says what it has seen, as every phone does: one that doesn't is cut after a few seconds. */
  #confirm(match: MatchId): void {
    this.wire.emit('seen', { match, version: this.follower.version });
  }
}

export class GameSockets {
  readonly seats: BySeat<GameSocket>;
  readonly watcher: GameSocket;
  readonly match: MatchId;
  /** The watch code. */
  readonly code: string;
  readonly #random: Random;
  readonly #nonces: BySeat<string>;

  private constructor(
    seats: BySeat<GameSocket>,
    watcher: GameSocket,
    { match, code }: { readonly match: MatchId; readonly code: string },
    random: Random,
  ) {
    this.seats = seats;
    this.watcher = watcher;
    this.match = match;
    this.code = code;
    this.#random = random;
    this.#nonces = { a: random.hex32(), b: random.hex32() };
  }

  /** Opens a match: the first two traders sit down, the third watches. */
  static async open({ app, url }: TestApp, seed = 1): Promise<GameSockets> {
    const random = seeded(seed);
    const device = present(deviceOf(trader(3).cookie), 'a browser');
    app.matches.context.unlocked.keep(app.store.read, device);
    await app.commands.command(device, { id: newCommandId(random, START), ...patronsSet('on') });
    const seats = { a: await GameSocket.connect(url, 0), b: await GameSocket.connect(url, 1) };
    const ask = (socket: GameSocket, asked: Asked) =>
      socket.wire.emitWithAck('command', { id: newCommandId(random, START), ...asked });
    const terms = { with: trader(1).person, stake: 1, friendly: false, table: 'patrons' } as const;
    const proposed = await ask(seats.a, { type: 'proposeMatch', ...terms });
    const proposal = proposed.ok && proposed.value.type === 'made' ? proposed.value.id : '';
    const started = await ask(seats.b, { type: 'acceptMatch', proposal, table: 'patrons' });
    assert(started.ok && started.value.type === 'started', 'a match is opened');
    const { match } = started.value;
    for (const seat of SEATS) await seats[seat].follow({ by: 'seat', match });
    const code = present(await seats.a.follow({ by: 'seat', match }), 'it may be watched');
    const watcher = await GameSocket.connect(url, 2);
    await watcher.follow({ by: 'code', code });
    return new GameSockets(seats, watcher, { match, code }, random);
  }

  view(seat: Seat): Extract<SealedGameView, { viewer: Seat }> {
    const { view } = this.seats[seat].follower;
    assert(view.viewer !== 'watcher', 'a seat');
    return view;
  }

  /** Sends a command of a seat, whatever it is, past all types. */
  raw(seat: Seat, command: unknown): Promise<unknown> {
    const id = newCommandId(this.#random, START);
    return say(this.seats[seat], 'command', { id, type: 'playGame', match: this.match, command });
  }

  async play(seat: Seat, command: PlayGameCommand): Promise<CommandResult> {
    const id = newCommandId(this.#random, START);
    const asked = { id, type: 'playGame', match: this.match, command } as const;
    const result = await this.seats[seat].wire.emitWithAck('command', asked);
    await this.settle();
    return result;
  }

  /** Waits until everybody has what was sent. */
  async settle(): Promise<void> {
    for (const socket of this.#all) await socket.wire.emitWithAck('alive');
  }

  get #all(): readonly GameSocket[] {
    return [this.seats.a, this.seats.b, this.watcher];
  }

  /** The number of messages that everybody together was sent so far. */
  get told(): number {
    return this.#all.reduce((sum, { told }) => sum + told.length, 0);
  }

  /** Returns the next move of a seat; null when it has to wait. */
  next(seat: Seat): PlayGameCommand | null {
    const { match } = this;
    return nextInGame({ match, seat, nonce: this.#nonces[seat], random: this.#random }, this.view(seat));
  }

  close(): void {
    for (const { wire } of this.#all) wire.disconnect();
  }
}
