// EventRoom: the whole event behind its one entrance, without sockets: seeded traders and staff, each with a browser,
// on a store in memory or on disk.

import type Database from 'better-sqlite3';
import { openEditions, READY_CARDS, readEdition } from '../../src/catalogue/index.ts';
import { type Services, makeServices } from '../../src/commands/index.ts';
import { deviceOf } from '../../src/device/index.ts';
import { present } from '@dunmer/shared/lib';
import type {
  ClientCommand,
  CommandResult,
  Faster,
  PersonId,
  PreviewMark,
  StaffAct,
} from '@dunmer/shared/protocol';
import { type Clock, silentLog } from '../../src/ports/index.ts';
import { syncDefinitions } from '../../src/copies/index.ts';
import {
  holdsStore,
  openStore,
  type PersonKey,
  type Store,
  type StoreOptions,
} from '../../src/store/index.ts';
import { storeOn } from '../../src/store/sqliteStore.ts';
import { newCommandId } from './commandId.ts';
import { formedDatabase, formFolder, putInto } from './formedDatabase.ts';
import { withOneKey } from './oneKey.ts';
import { lend } from './lentDatabase.ts';
import { type Random, ScriptedClock, seeded } from '@dunmer/shared/testing';
import { entropyFrom } from './scriptedEntropy.ts';
import { type Seeding, seedStore, trader } from './seed.ts';
import { databaseOf } from './seededDatabase.ts';

type Without<T> = T extends unknown ? Omit<T, 'id'> : never;
/** A command without its id, which the room draws. */
export type Asked = Without<ClientCommand>;

export interface RoomOptions {
  /** The data folder; null keeps everything in memory. */
  readonly folder?: string | null;
  /** The store to use; null opens one here. */
  readonly kept?: Store | null;
  /** The database to begin with, in memory; null: a new one. */
  readonly image?: Uint8Array | null;
  /** The traders to seed; null when the folder or the image already holds them. */
  readonly seeding: Seeding | null;
  /** The seed of all chance: the same history with the same seed gives the same event. */
  readonly seed?: number;
  readonly clock?: Clock;
  readonly commits?: Pick<StoreOptions, 'largestGroup' | 'rest'>;
  readonly onStatement?: (statement: string) => void;
}

const edition = readEdition(READY_CARDS);

export class EventRoom {
  readonly store: Store;
  readonly services: Services;
  /** The database in memory; null when it is on disk. */
  readonly db: Database.Database | null;
  readonly #random: Random;

  private constructor(store: Store, services: Services, db: Database.Database | null, random: Random) {
    this.store = store;
    this.services = services;
    this.db = db;
    this.#random = random;
  }

  static async open({
    folder = null,
    kept = null,
    image: given = null,
    seeding,
    seed = 1,
    clock = new ScriptedClock(1_700_000_000_000),
    commits = {},
    onStatement,
  }: RoomOptions): Promise<EventRoom> {
    const options = { newEpoch: () => 'epoch', now: () => 0, ...commits };
    const nothing = (): void => undefined;
    const isNew = kept === null && (folder === null || !holdsStore(folder));
    // With `onStatement` no ready image is used, so that every statement is counted.
    const image = given ?? (isNew && onStatement === undefined ? await databaseOf(seeding) : null);
    const lent = folder === null && image !== null ? lend(image) : null;
    const db = lent?.db ?? (folder === null && kept === null ? await formedDatabase(onStatement) : null);
    if (folder !== null && isNew) await (image === null ? formFolder(folder) : putInto(folder, image));
    const store =
      db === null
        ? (kept ?? (await openStore({ folder, onStatement, ...options })))
        : storeOn({ db, unlock: lent?.giveBack ?? nothing, check: nothing }, options);
    const editions = await openEditions(store, edition);
    await syncDefinitions(store, edition, 0);
    if (seeding !== null && image === null) await seedStore(store, seeding);
    const entropy = entropyFrom(seeded(seed));
    const services = makeServices({ store: withOneKey(store), editions, clock, entropy, log: silentLog });
    return new EventRoom(store, services, db, seeded(seed));
  }

  /** The browser of a seeded trader. */
  device(number: number): string {
    return present(deviceOf(trader(number).cookie), 'a cookie names a device');
  }

  person(number: number): PersonId {
    return trader(number).person;
  }

  async key(number: number): Promise<PersonKey> {
    return present(await this.store.read.people.person(this.person(number)), 'a seeded trader').key;
  }

  /** Makes a whole command, for callers that send it twice. */
  command(asked: Asked): ClientCommand {
    return { id: newCommandId(this.#random, this.services.world.clock.now()), ...asked };
  }

  /** Sends a trader's command; for staff, as if they had said their passphrase. */
  async send(number: number, command: ClientCommand): Promise<CommandResult> {
    const device = this.device(number);
    this.services.world.unlocked.keep(this.store.read, device);
    return this.services.commands.command(device, command);
  }

  /** Sends a command as a phone does: a ruling holds to what its preview has shown. */
  async ask(number: number, asked: Asked): Promise<CommandResult> {
    const command = this.command(asked);
    if (command.type !== 'award' && command.type !== 'voidMatch') return this.send(number, command);
    const { mark } = await this.looked(number, command);
    return this.send(number, mark === null ? command : { ...command, holds: mark });
  }

  /**
   * Returns what the preview of an act shows: its mark (null when the act is refused), and whose act was faster than
   * the mark to which this act holds.
   */
  async looked(
    number: number,
    act: StaffAct,
  ): Promise<{ readonly mark: PreviewMark | null; readonly faster: Faster | null }> {
    const device = this.device(number);
    this.services.world.unlocked.keep(this.store.read, device);
    const looked = await this.services.commands.preview(device, act);
    return { mark: looked.ok ? looked.value.mark : null, faster: looked.faster ?? null };
  }

  /** Sends a command and returns the id of what it makes; throws when it is refused. */
  async made(number: number, asked: Asked): Promise<string> {
    const result = await this.ask(number, asked);
    if (!result.ok || result.value.type !== 'made') throw new Error(`not made: ${JSON.stringify(result)}`);
    return result.value.id;
  }

  async purse(number: number): Promise<number> {
    const name = { kind: 'purse', owner: await this.key(number) } as const;
    return (await this.store.read.money.account(name))?.balance ?? 0;
  }

  /** Returns the ids of a trader's copies, oldest first. */
  async copies(number: number): Promise<readonly string[]> {
    const copies = await this.store.read.cards.copiesOf(await this.key(number));
    return copies.map(({ id }) => id);
  }

  close(): Promise<void> {
    return this.store.close();
  }
}
