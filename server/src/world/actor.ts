// Actor: who asks something of the server: a browser, and the person whose link it has opened.

import type { DeviceHash, PersonKey, Reader, StoredPerson } from '../store/index.ts';

/** What of a person changes seldom enough to be remembered between commands. */
export type KnownPerson = Omit<StoredPerson, 'match' | 'version'>;

export interface Actor {
  readonly device: DeviceHash;
  /** Null where this browser has no personal link. */
  readonly person: KnownPerson | null;
  /** False on a phone from which the person has moved on: it only shows. */
  readonly controls: boolean;
}

/** An actor with a person. */
export interface Acting extends Actor {
  readonly person: KnownPerson;
}

const MOST = 4096;

/** Who holds which browser: a cache of the database, dropped whole whenever people or links change. */
export class Actors {
  readonly #known = new Map<DeviceHash, Actor>();

  /** Who a browser is. */
  async of(reader: Reader, device: DeviceHash): Promise<Actor> {
    const known = this.#known.get(device);
    if (known !== undefined) return known;
    const found = await reader.people.device(device);
    const actor = { device, person: found?.person ?? null, controls: found?.controls ?? false };
    if (this.#known.size >= MOST) this.#known.clear();
    this.#known.set(device, actor);
    return actor;
  }

  /** Forgets everybody. */
  clear(): void {
    this.#known.clear();
  }
}

export const isActing = (actor: Actor): actor is Acting => actor.person !== null;

/** Whether an actor is this person. */
export const isPerson = ({ person }: Actor, key: PersonKey): boolean => person?.key === key;
