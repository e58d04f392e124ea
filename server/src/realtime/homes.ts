// Homes: which phones show their owner's home; each is sent anew, as a whole, a moment after something has changed.

import type { Farewell, HomeAnswer } from '@dunmer/shared/protocol';
import { affairsOf, homeFor, meInfo } from '../home/index.ts';
import type { Context } from '../match/index.ts';
import { Looks, readUntilItHolds } from '../memory/index.ts';
import type { DeviceHash, PersonKey, Reader } from '../store/index.ts';
import { type Actor, isActing } from '../world/index.ts';
import { inTurns } from './inTurns.ts';
import { LIMITS } from './limits.ts';
import { newsIn } from './newsIn.ts';
import type { Phone } from './wire.ts';
import { brokenBy } from '../ports/index.ts';

/** Changes within this many milliseconds are told together. */
const MOMENT = 40;
/** After this many people, other work gets a turn: telling everybody of a large event takes a while. */
const WITHOUT_BREAK = 8;

export interface HomesPorts {
  readonly context: Context;
  readonly reader: Reader;
  /** Disconnects a phone that should not come back by itself. */
  readonly letGo: (phone: Phone, why: Farewell) => void;
}

export class Homes {
  readonly #ports: HomesPorts;
  /** Whose home each phone shows; null for a browser that is nobody's. */
  readonly #shown = new Map<Phone, PersonKey | null>();
  readonly #byPerson = new Map<PersonKey, Set<Phone>>();
  readonly #due = new Set<PersonKey>();
  /** What each person was told last, as `newsIn` writes it. */
  readonly #told = new Map<PersonKey, string>();
  /** Notes changes of a person's affairs while they are being read. */
  readonly #looks = new Looks<PersonKey>();
  /** Whether people are being told, or will be in a moment. */
  #isTelling = false;

  constructor(ports: HomesPorts) {
    this.#ports = ports;
    ports.context.bell.listen({ rung: (people) => this.#rung(people) });
  }

  /**
   * Calls `tell` with the home of a phone's owner as it still is, and sends the phone every change from that moment on.
   */
  async open(phone: Phone, tell: (said: HomeAnswer) => void): Promise<void> {
    const { context, reader } = this.#ports;
    const { actors, settings } = context;
    const { device } = phone.data.session;
    const looks = [actors.look(device), settings.look()];
    const read = async () => {
      const actor = await actors.of(reader, device);
      const event = await settings.of(reader);
      if (!isActing(actor)) return { actor, key: null, event, affairs: null };
      const { key } = actor.person;
      looks.push(this.#looks.at(key));
      context.deck.face.told(key);
      return { actor, key, event, affairs: await affairsOf(context, reader, key) };
    };
    await readUntilItHolds(looks, read, ({ actor, key, ...found }) => {
      if (phone.connected) this.#show(phone, key);
      if (key !== null && this.#byPerson.has(key)) this.#told.set(key, newsIn(found.affairs));
      tell(homeFor(context, actor, found));
    });
  }

  /** Tells a phone no more. */
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

  /** Tells phones whose browser was nobody's until now, and is somebody's from now on. */
  arrived(phones: readonly Phone[]): void {
    for (const phone of phones)
      if (this.#shown.has(phone))
        void this.#safely(() => this.open(phone, ({ home }) => home !== null && phone.emit('home', home)));
  }

  /** From now on tells a phone about this person. */
  #show(phone: Phone, person: PersonKey | null): void {
    this.leave(phone);
    this.#shown.set(phone, person);
    if (person === null) return;
    const phones = this.#byPerson.get(person) ?? new Set();
    this.#byPerson.set(person, phones.add(phone));
    // The oldest goes. Because the server tells it so, it does not come back by itself.
    const [oldest] = phones;
    if (oldest !== undefined && phones.size > LIMITS.socketsPerPerson) this.#ports.letGo(oldest, 'elsewhere');
  }

  #rung(people: readonly PersonKey[]): void {
    for (const person of people) {
      this.#looks.changed(person);
      if (this.#byPerson.size > 0) this.#due.add(person);
    }
    this.#soon();
  }

  #soon(): void {
    if (this.#isTelling || this.#due.size === 0) return;
    this.#isTelling = true;
    this.#ports.context.clock.after(MOMENT, () => void this.#tell());
  }

  /** One after another: what was read first is told first. */
  async #tell(): Promise<void> {
    const due = [...this.#due];
    this.#due.clear();
    await inTurns(due, WITHOUT_BREAK, (person) => this.#tellOne(person, 'whatever has changed'));
    // A signed contract may go on only once both are free: a game is proposed in it or demanded, or it names a promise.
    // It shows how much both can lay down and whether both are free, so the partner is told too, where that differs.
    await this.#safely(async () => {
      for (const person of await this.#ports.reader.home.partnersWaiting(due)) {
        this.#looks.changed(person);
        if (!due.includes(person)) await this.#tellOne(person, 'where it differs');
      }
    });
    this.#isTelling = false;
    this.#soon();
  }

  async #tellOne(person: PersonKey, when: 'whatever has changed' | 'where it differs'): Promise<void> {
    const { context, reader } = this.#ports;
    const { actors } = context;
    if (!this.#byPerson.has(person)) return;
    await this.#safely(async () => {
      const looks = [this.#looks.at(person)];
      const read = async () => {
        const shown: { readonly phone: Phone; readonly actor: Actor }[] = [];
        for (const phone of this.#byPerson.get(person) ?? []) {
          const { device } = phone.data.session;
          looks.push(actors.look(device));
          shown.push({ phone, actor: await actors.of(reader, device) });
        }
        context.deck.face.told(person);
        return { shown, affairs: await affairsOf(context, reader, person) };
      };
      await readUntilItHolds(looks, read, ({ shown, affairs }) => {
        const text = newsIn(affairs);
        // That anything at all has changed for a partner is not theirs to know.
        if (when === 'where it differs' && this.#told.get(person) === text) return;
        if (this.#byPerson.has(person)) this.#told.set(person, text);
        for (const { phone, actor } of shown) {
          // The browser may belong to somebody else by now, who is told only about themselves.
          if (!isActing(actor) || actor.person.key !== person || this.#shown.get(phone) !== person) continue;
          phone.emit('home', { ...affairs, me: meInfo(context, actor) });
        }
      });
    });
  }

  // A home that can't be read now is read again at the next change.
  async #safely(act: () => Promise<void>): Promise<void> {
    try {
      await act();
    } catch (error) {
      this.#ports.context.log.error(brokenBy(error), 'a home screen could not be told');
    }
  }
}

/** The phones of these browsers. */
export const phonesOf = (
  byDevice: ReadonlyMap<DeviceHash, readonly Phone[]>,
  devices: readonly DeviceHash[],
): readonly Phone[] => devices.flatMap((device) => byDevice.get(device) ?? []);
