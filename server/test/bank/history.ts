// History: the real event beside its model, one step after the other; fails where the two part.

import { deepStrictEqual, strictEqual } from 'node:assert/strict';
import type { ClientCommand, CommandResult } from '@dunmer/shared/protocol';
import { audit } from '../../src/audit/index.ts';
import { EventRoom } from '../support/eventRoom.ts';
import { type Random, seeded } from '../support/random.ts';
import { trader } from '../support/seed.ts';
import { compare } from './compare.ts';
import { Model, purse, STORE } from './model.ts';
import type { Maker, Operation, Play } from './operation.ts';
import { Playing } from './playing.ts';

const TRADERS = 12;

interface Sent {
  readonly by: number;
  readonly command: ClientCommand;
  readonly result: CommandResult;
}

const seeding = { count: TRADERS + 1, drakes: 60, staff: { [TRADERS]: 'organiser' } } as const;

const isReplacing = (command: ClientCommand): boolean =>
  command.type === 'offerTrade' && command.replaces !== null;

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

export class History {
  readonly model: Model;
  readonly #folder: string;
  #room: EventRoom;
  #sent: Sent[] = [];
  #playing: Playing[] = [];
  #restarts = 0;
  /** How many operations the server has answered. */
  done = 0;

  private constructor(folder: string, room: EventRoom, model: Model) {
    this.#folder = folder;
    this.#room = room;
    this.model = model;
  }

  /** Begins an event of twelve traders and an organiser in an empty `folder`. */
  static async begin(folder: string): Promise<History> {
    const room = await EventRoom.open({ folder, seeding });
    return new History(folder, room, await modelOf(room));
  }

  /** Operations that arrive together are done in their order. */
  async together(asked: readonly { readonly maker: Maker; readonly chance: number }[]): Promise<void> {
    const operations = asked
      .map(({ maker, chance }) => maker(this.#play(seeded(chance))))
      .filter((operation): operation is Operation => operation !== null);
    const room = this.#room;
    const sent = operations.map((operation) => ({ operation, command: room.command(operation.asked) }));
    const results = await Promise.all(
      sent.map(async ({ operation, command }) => {
        const result = await room.send(operation.by, command);
        return { operation, command, result };
      }),
    );
    for (const { operation, command, result } of results) this.#hear(operation, command, result);
    this.done += operations.length;
  }

  /** The same id gets the same answer, for ever; from another it is rejected. Neither changes anything. */
  async again(chance: number): Promise<void> {
    if (this.#sent.length === 0) return;
    const { by, command, result } = seeded(chance).oneOf(this.#sent);
    deepStrictEqual(await this.#room.send(by, command), result);
    const other = await this.#room.send((by + 1) % TRADERS, command);
    deepStrictEqual(other, { ok: false, error: { code: 'id-reused' } });
    this.done += 2;
  }

  /** One of the matches that run goes on by some moves. */
  async playOn(chance: number): Promise<void> {
    const play = this.#play(seeded(chance));
    const known = new Set(this.#playing.map(({ match }) => match));
    const begun = this.model.matches.filter((match) => match.id !== '' && !match.over && !known.has(match));
    this.#playing.push(...begun.map((match) => new Playing(play, match)));
    this.#playing = this.#playing.filter(({ match }) => !match.over);
    if (this.#playing.length === 0) return;
    const playing = play.random.oneOf(this.#playing);
    for (let i = 0; i < 6 && !playing.match.over; i++) this.done += await playing.step(this.#room, play);
  }

  /** The server stops and starts again on the same folder. */
  async restart(): Promise<void> {
    await this.#room.close();
    this.#restarts += 1;
    this.#room = await EventRoom.open({ folder: this.#folder, seeding: null, seed: 1 + this.#restarts });
    await this.compare();
  }

  compare(): Promise<void> {
    return compare(this.#room, this.#play(seeded(0)));
  }

  /** All that was recorded is whole, as the audit reads it. */
  async audit(): Promise<void> {
    strictEqual((await audit(this.#room.store.read)).finding, null);
  }

  /** How often each thing has come about, for who wants to know that much has. */
  get tally(): Readonly<Record<string, number>> {
    const { model } = this;
    return {
      entries: model.entries.length,
      accepted: this.#sent.filter(({ result }) => result.ok).length,
      replaced: this.#sent.filter(({ command, result }) => result.ok && isReplacing(command)).length,
      matches: model.matches.filter(({ over }) => over).length,
      fulfilled: model.contracts.filter(({ state }) => state === 'fulfilled').length,
      found: model.found.size,
      restarts: this.#restarts,
    };
  }

  close(): Promise<void> {
    return this.#room.close();
  }

  #play(random: Random): Play {
    const person = (number: number) => trader(number).person;
    return { model: this.model, random, traders: TRADERS, organiser: TRADERS, person };
  }

  #hear(operation: Operation, command: ClientCommand, result: CommandResult): void {
    const code = result.ok ? null : result.error.code;
    strictEqual(code, operation.expects, `${operation.by} asked ${JSON.stringify(command)}`);
    if (result.ok) operation.heard?.(result.value);
    this.#sent.push({ by: operation.by, command, result });
  }
}
