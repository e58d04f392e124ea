// History: runs the real event beside its model, step by step; fails where the two differ.

import { deepStrictEqual, strictEqual } from 'node:assert/strict';
import { actOf, type ClientCommand, type CommandResult } from '@dunmer/shared/protocol';
import { audit } from '../../src/audit/index.ts';
import { EventRoom } from '../support/eventRoom.ts';
import { type Random, seeded } from '@dunmer/shared/testing';
import { trader } from '../support/seed.ts';
import { compare } from './compare.ts';
import { deal } from './dealing.ts';
import { type Match, Model, purse, STORE } from './model.ts';
import type { Maker, Operation, Play } from './operation.ts';
import { Playing } from './playing.ts';
import { isOwing, rulingOn } from './rulings.ts';
import { wished } from './standing.ts';

const TRADERS = 12;

interface Sent {
  readonly by: number;
  readonly command: ClientCommand;
  readonly result: CommandResult;
}

const seeding = { count: TRADERS + 1, drakes: 60, staff: { [TRADERS]: 'organiser' } } as const;

const isReplacing = (command: ClientCommand): boolean =>
  command.type === 'offerTrade' && command.replaces !== null;

/** Returns the model of the event as it was seeded. */
async function modelOf(room: EventRoom): Promise<Model> {
  const model = new Model();
  const { cards } = room.store.read;
  for (let number = 0; number <= TRADERS; number++) {
    model.move('bank', purse(number), seeding.drakes, 'start');
    for (const { id, card } of await cards.copiesOf(await room.key(number)))
      model.copies.set(id, { card, owner: number, frozen: false, slip: null, reserved: null });
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
  readonly #playing = new Map<Match, Playing>();
  #restarts = 0;
  readonly #did = new Set<string>();
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

  /** Sends operations that arrive together and are done in their order. */
  async together(asked: readonly { readonly maker: Maker; readonly chance: number }[]): Promise<void> {
    const operations = asked
      .map(({ maker, chance }) => wished(maker, (model) => this.#play(seeded(chance), model)))
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

  /**
   * Sends a command again: the same id gets the same answer, for ever; from another trader it is rejected. Neither
   * changes anything.
   */
  async again(chance: number): Promise<void> {
    if (this.#sent.length === 0) return;
    const { by, command, result } = seeded(chance).oneOf(this.#sent);
    deepStrictEqual(await this.#room.send(by, command), result);
    const other = await this.#room.send((by + 1) % TRADERS, command);
    deepStrictEqual(other, { ok: false, error: { code: 'id-reused' } });
    this.done += 2;
  }

  /** Plays some moves in one of the running matches. */
  async playOn(chance: number): Promise<void> {
    const play = this.#play(seeded(chance));
    const playing = this.#table(play, (match) => match.at !== 'finished');
    if (playing === null) return;
    const { match } = playing;
    // A claim that has just been opened stays open for a while.
    const before = match.at;
    for (let i = 0; i < 6 && match.at === before; i++) this.done += await playing.step(this.#room, play);
  }

  /**
   * A member of staff rules on a match, mostly on one that has ended. Nothing else happens meanwhile, because a ruling
   * holds to what its preview has shown.
   */
  async rule(chance: number): Promise<void> {
    const play = this.#play(seeded(chance));
    const playing = this.#tableToRule(play);
    if (playing === null) return;
    await playing.look(this.#room, play);
    const { by, asked, expects, heard } = rulingOn(play, playing);
    const result = await this.#room.ask(by, asked);
    const code = result.ok ? null : result.error.code;
    strictEqual(code, expects, `${by} ruled ${JSON.stringify(asked)}`);
    if (result.ok) heard?.(result.value);
    await playing.look(this.#room, play);
    if (result.ok) this.#did.add(actOf(asked));
    this.done += 1;
  }

  /** Deals start decks to some traders. */
  async deal(chance: number): Promise<void> {
    if (await deal(this.#room, this.#play(seeded(chance)))) this.#did.add('dealStart');
    this.done += 1;
  }

  /** Stops the server and starts it again on the same folder. */
  async restart(): Promise<void> {
    await this.#room.close();
    this.#restarts += 1;
    this.#room = await EventRoom.open({ folder: this.#folder, seeding: null, seed: 1 + this.#restarts });
    await this.compare();
  }

  compare(): Promise<void> {
    return compare(this.#room, this.#play(seeded(0)));
  }

  /** Checks by the audit that everything recorded is whole. */
  async audit(): Promise<void> {
    strictEqual((await audit(this.#room.store.read)).finding, null);
  }

  /** How often each thing has happened, for tests that require a minimum. */
  get tally(): Readonly<Record<string, number>> {
    const { model } = this;
    return {
      entries: model.entries.length,
      accepted: this.#sent.filter(({ result }) => result.ok).length,
      replaced: this.#sent.filter(({ command, result }) => result.ok && isReplacing(command)).length,
      matches: model.matches.filter(({ at }) => at === 'finished').length,
      again: model.matches.reduce((sum, { settlements }) => sum + Math.max(0, settlements.length - 1), 0),
      fulfilled: model.contracts.filter(({ state }) => state === 'fulfilled').length,
      found: model.found.size,
      restarts: this.#restarts,
    };
  }

  /** The names of the operations done so far, and the ways in which matches have ended. */
  get did(): ReadonlySet<string> {
    const endings = this.model.matches.flatMap(({ settlements: [first] }) => first?.kind ?? []);
    return new Set([...this.#did, ...endings]);
  }

  close(): Promise<void> {
    return this.#room.close();
  }

  #play(random: Random, model = this.model): Play {
    const person = (number: number) => trader(number).person;
    return { model, random, traders: TRADERS, organiser: TRADERS, person };
  }

  /**
   * Returns a match to rule on: sometimes a running one; otherwise one with an open claim, one with open debts, or one
   * that has ended.
   */
  #tableToRule(play: Play): Playing | null {
    const { random } = play;
    const kinds: readonly ((match: Match) => boolean)[] = [
      ...(random.below(5) === 0 ? [({ at }: Match) => at === 'running'] : []),
      ...(random.below(4) > 0 ? [({ at }: Match) => at === 'claiming'] : []),
      isOwing,
      ({ at }) => at === 'finished',
    ];
    for (const isWanted of kinds) {
      const found = this.#table(play, isWanted);
      if (found !== null) return found;
    }
    return null;
  }

  /** Returns one of the matches of a kind, as it is played; null when there is none. */
  #table(play: Play, isWanted: (match: Match) => boolean): Playing | null {
    const matches = this.model.matches.filter((match) => match.id !== '' && isWanted(match)).slice(-12);
    if (matches.length === 0) return null;
    const match = play.random.oneOf(matches);
    const playing = this.#playing.get(match) ?? new Playing(play, match);
    this.#playing.set(match, playing);
    return playing;
  }

  #hear(operation: Operation, command: ClientCommand, result: CommandResult): void {
    const code = result.ok ? null : result.error.code;
    strictEqual(code, operation.expects, `${operation.by} asked ${JSON.stringify(command)}`);
    if (result.ok) {
      this.#did.add(actOf(command));
      operation.heard?.(result.value);
    }
    this.#sent.push({ by: operation.by, command, result });
  }
}
