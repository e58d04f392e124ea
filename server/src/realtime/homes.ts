// Homes: which phones show where their owner stands; told anew, whole, a moment after something has changed.

import type { Farewell } from '@dunmer/shared/protocol';
import { type Affairs, affairsOf, meInfo } from '../home/index.ts';
import type { Context } from '../match/index.ts';
import type { DeviceHash, PersonKey, Reader } from '../store/index.ts';
import { LIMITS } from './limits.ts';
import type { Phone } from './wire.ts';

/** What changes within this many milliseconds is told at once. */
const MOMENT = 40;

export interface HomesPorts {
  readonly context: Context;
  readonly reader: Reader;
  /** Closes a phone's connection: it comes back as whoever it is now. */
  readonly cut: (phone: Phone) => void;
  /** Lets a phone go that does not come back by itself. */
  readonly letGo: (phone: Phone, why: Farewell) => void;
}

export class Homes {
  readonly #ports: HomesPorts;
  /** Whose home each phone shows; null for a browser that is nobody's. */
  readonly #shown = new Map<Phone, PersonKey | null>();
  readonly #byPerson = new Map<PersonKey, Set<Phone>>();
  readonly #due = new Set<PersonKey>();
  /** What each person was told last. */
  readonly #told = new Map<PersonKey, string>();
  #isDue = false;

  constructor(ports: HomesPorts) {
    this.#ports = ports;
    ports.context.bell.listen({ rung: (people) => this.#rung(people) });
  }

  /** From now on a phone is told of its person. */
  show(phone: Phone, person: PersonKey | null): void {
    this.leave(phone);
    this.#shown.set(phone, person);
    if (person === null) return;
    const phones = this.#byPerson.get(person) ?? new Set();
    this.#byPerson.set(person, phones.add(phone));
    // The oldest goes; told so by the server, it does not come back by itself.
    const [oldest] = phones;
    if (oldest !== undefined && phones.size > LIMITS.socketsPerPerson) this.#ports.letGo(oldest, 'elsewhere');
  }

  /** What a phone that asked itself was told of its person. */
  remember(person: PersonKey, affairs: Affairs): void {
    if (this.#byPerson.has(person)) this.#told.set(person, JSON.stringify(affairs));
  }

  /** A phone is told no more. */
  leave(phone: Phone): void {
    const person = this.#shown.get(phone) ?? null;
    this.#shown.delete(phone);
    if (person === null) return;
    const phones = this.#byPerson.get(person);
    phones?.delete(phone);
    if (phones?.size !== 0) return;
    this.#byPerson.delete(person);
    this.#told.delete(person);
  }

  /** These phones' browser is somebody else's now, or nobody's: nothing of the one before reaches them from here on. */
  moved(phones: readonly Phone[]): void {
    for (const phone of phones) {
      const isSeated = [...phone.data.session.follows.values()].some(({ viewer }) => viewer !== 'watcher');
      if (isSeated || (this.#shown.get(phone) ?? null) !== null) this.#ports.cut(phone);
      else if (this.#shown.has(phone)) void this.#welcome(phone);
    }
  }

  #rung(people: readonly PersonKey[]): void {
    if (this.#byPerson.size === 0) return;
    for (const person of people) this.#due.add(person);
    if (this.#isDue || this.#due.size === 0) return;
    this.#isDue = true;
    this.#ports.context.clock.after(MOMENT, () => void this.#tell());
  }

  /** A browser that was nobody's has become somebody's. */
  async #welcome(phone: Phone): Promise<void> {
    const { context, reader } = this.#ports;
    await this.#safely(async () => {
      const { person } = await context.actors.of(reader, phone.data.session.device);
      if (person === null || !this.#shown.has(phone)) return;
      this.show(phone, person.key);
      await this.#send(phone, await affairsOf(context, reader, person.key));
    });
  }

  async #tell(): Promise<void> {
    this.#isDue = false;
    const due = [...this.#due];
    this.#due.clear();
    for (const person of due) await this.#tellOne(person, 'whatever has changed');
    // Whose answer a game waits for is shown what both can lay down, and whether both are free.
    await this.#safely(async () => {
      for (const person of await this.#ports.reader.deals.partnersInGames(due))
        if (!due.includes(person)) await this.#tellOne(person, 'where it differs');
    });
  }

  async #tellOne(person: PersonKey, when: 'whatever has changed' | 'where it differs'): Promise<void> {
    const phones = [...(this.#byPerson.get(person) ?? [])];
    if (phones.length === 0) return;
    const { context, reader } = this.#ports;
    await this.#safely(async () => {
      const affairs = await affairsOf(context, reader, person);
      const text = JSON.stringify(affairs);
      // That something happens to somebody's partner is not theirs to know.
      if (when === 'where it differs' && this.#told.get(person) === text) return;
      this.#told.set(person, text);
      for (const phone of phones) await this.#send(phone, affairs);
    });
  }

  async #send(phone: Phone, affairs: Affairs): Promise<void> {
    const { context, reader } = this.#ports;
    const actor = await context.actors.of(reader, phone.data.session.device);
    const { person } = actor;
    // Whoever holds this browser by now is told of themselves alone.
    if (person === null || this.#shown.get(phone) !== person.key) return;
    phone.emit('home', { ...affairs, me: meInfo(context, { ...actor, person }) });
  }

  // What can't be read now is read again at the next change.
  async #safely(act: () => Promise<void>): Promise<void> {
    try {
      await act();
    } catch (error) {
      const broken = error instanceof Error ? error.name : 'unknown';
      this.#ports.context.log.error({ broken }, 'a home screen could not be told');
    }
  }
}

/** The phones of these browsers. */
export const phonesOf = (
  byDevice: ReadonlyMap<DeviceHash, readonly Phone[]>,
  devices: readonly DeviceHash[],
): readonly Phone[] => devices.flatMap((device) => byDevice.get(device) ?? []);
