// Walk: so many operations of traders and an organiser over the real event, with retries and restarts, beside the model.

import { deepStrictEqual, strictEqual } from 'node:assert/strict';
import type { ClientCommand, CommandResult } from '@dunmer/shared/protocol';
import { audit } from '../../src/audit/index.ts';
import { EventRoom } from '../support/eventRoom.ts';
import { seeded } from '../support/random.ts';
import { trader } from '../support/seed.ts';
import { find, freezeCopy, makeCopy, makeSlip, moveCopy } from './cardMakers.ts';
import { compare } from './compare.ts';
import {
  acceptContract,
  agreeAnnul,
  agreeGame,
  annulContract,
  confirmHandover,
  declineContract,
  offerContract,
  proposeGame,
  refuseGame,
} from './contractMakers.ts';
import { correctEntry, payIn, payOut } from './deskMakers.ts';
import { acceptMatch, proposeMatch } from './matchMakers.ts';
import { Model, purse, STORE } from './model.ts';
import type { Maker, Operation, Play } from './operation.ts';
import { Playing } from './playing.ts';
import { acceptTrade, closeTrade, offerTrade } from './tradeMakers.ts';

const TRADERS = 12;
/** A group of commands that arrive together. */
const LARGEST_BATCH = 12;
const RESTARTS = 5;
const READS = 60;

/** Each as often as it stands here. */
const MAKERS: readonly Maker[] = [
  ...[payIn, payIn, payOut, correctEntry],
  ...[offerTrade, offerTrade, acceptTrade, acceptTrade, closeTrade],
  ...[makeCopy, moveCopy, freezeCopy, makeSlip, find],
  ...[offerContract, offerContract, acceptContract, acceptContract, declineContract],
  ...[confirmHandover, confirmHandover, agreeAnnul, annulContract],
  ...[proposeGame, proposeGame, agreeGame, agreeGame, refuseGame],
  ...[proposeMatch, acceptMatch],
];

interface Sent {
  readonly by: number;
  readonly command: ClientCommand;
  readonly result: CommandResult;
}

const seeding = { count: TRADERS + 1, drakes: 60, staff: { [TRADERS]: 'organiser' } } as const;

/** The model of the event as it was seeded. */
async function modelOf(room: EventRoom): Promise<Model> {
  const model = new Model();
  const { cards } = room.store.read;
  for (let number = 0; number <= TRADERS; number++) {
    model.move('bank', purse(number), seeding.drakes, 'start');
    for (const { id, card } of await cards.copiesOf(await room.key(number)))
      model.copies.set(id, { card, owner: number, frozen: false, slip: null });
  }
  for (const { card, rarity, copies, made } of await cards.definitions())
    model.kinds.set(card, { rarity, most: copies, made });
  deepStrictEqual(model.owned(STORE), []);
  return model;
}

export class Walk {
  readonly #folder: string;
  readonly #seed: number;
  readonly #play: Play;
  #room: EventRoom;
  #sent: Sent[] = [];
  #playing: Playing[] = [];
  done = 0;

  private constructor(folder: string, seed: number, room: EventRoom, model: Model) {
    this.#folder = folder;
    this.#seed = seed;
    this.#room = room;
    const random = seeded(seed);
    this.#play = {
      model,
      random,
      traders: TRADERS,
      organiser: TRADERS,
      person: (number) => trader(number).person,
    };
  }

  static async begin(folder: string, seed: number): Promise<Walk> {
    const room = await EventRoom.open({ folder, seeding, seed });
    return new Walk(folder, seed, room, await modelOf(room));
  }

  /** Does so many operations; fails where the real event and the model part. */
  async run(operations: number): Promise<void> {
    const [restart, read] = [Math.floor(operations / RESTARTS), Math.floor(operations / READS)];
    for (let next = { restart, read }; this.done < operations;) {
      await this.#some();
      if (this.done >= next.read) {
        await compare(this.#room, this.#play);
        next = { ...next, read: this.done + read };
      }
      if (this.done < next.restart) continue;
      await this.#restart();
      next = { ...next, restart: this.done + restart };
    }
    await compare(this.#room, this.#play);
    strictEqual((await audit(this.#room.store.read)).finding, null);
  }

  /** How often each thing has come about, for who wants to know that much has. */
  get tally(): Readonly<Record<string, number>> {
    const { model } = this.#play;
    return {
      entries: model.entries.length,
      accepted: this.#sent.filter(({ result }) => result.ok).length,
      matches: model.matches.filter(({ over }) => over).length,
      fulfilled: model.contracts.filter(({ state }) => state === 'fulfilled').length,
      found: model.found.size,
    };
  }

  close(): Promise<void> {
    return this.#room.close();
  }

  #some(): Promise<void> {
    const chance = this.#play.random.below(10);
    if (chance === 0) return this.#again();
    return chance < 5 ? this.#playOn() : this.#batch();
  }

  /** Operations that arrive together are done in their order. */
  async #batch(): Promise<void> {
    const { random } = this.#play;
    const count = 1 + random.below(LARGEST_BATCH);
    const operations = Array.from({ length: count }, () => random.oneOf(MAKERS)(this.#play)).filter(
      (operation): operation is Operation => operation !== null,
    );
    const room = this.#room;
    const sent = operations.map(({ by, asked }) => ({ by, command: room.command(asked) }));
    const results = await Promise.all(sent.map(({ by, command }) => room.send(by, command)));
    for (const [i, result] of results.entries()) this.#hear(operations[i], sent[i], result);
    this.done += operations.length;
  }

  #hear(
    operation: Operation | undefined,
    sent: Omit<Sent, 'result'> | undefined,
    result: CommandResult,
  ): void {
    if (operation === undefined || sent === undefined) throw new Error('every operation has its answer');
    const code = result.ok ? null : result.error.code;
    const at = `seed ${this.#seed}, after ${this.done}: ${JSON.stringify(sent.command)}`;
    strictEqual(code, operation.expects, at);
    if (result.ok) operation.heard?.(result.value);
    this.#sent.push({ ...sent, result });
  }

  /** The same id gets the same answer, for ever; with another body it is rejected. Neither changes anything. */
  async #again(): Promise<void> {
    const { random } = this.#play;
    if (this.#sent.length === 0) return;
    const { by, command, result } = random.oneOf(this.#sent);
    deepStrictEqual(await this.#room.send(by, command), result);
    const other = await this.#room.send((by + 1) % TRADERS, command);
    deepStrictEqual(other, { ok: false, error: { code: 'id-reused' } });
    this.done += 2;
  }

  async #playOn(): Promise<void> {
    const { model, random } = this.#play;
    const known = new Set(this.#playing.map(({ match }) => match));
    const begun = model.matches.filter((match) => match.id !== '' && !match.over && !known.has(match));
    this.#playing.push(...begun.map((match) => new Playing(this.#play, match)));
    this.#playing = this.#playing.filter(({ match }) => !match.over);
    if (this.#playing.length === 0) return this.#batch();
    const playing = random.oneOf(this.#playing);
    for (let i = 0; i < 6 && !playing.match.over; i++)
      this.done += await playing.step(this.#room, this.#play);
  }

  /** The server stops and starts again on the same folder. */
  async #restart(): Promise<void> {
    await this.#room.close();
    this.#room = await EventRoom.open({ folder: this.#folder, seeding: null, seed: this.#seed + this.done });
    await compare(this.#room, this.#play);
  }
}
