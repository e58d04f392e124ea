// Actor: who asks something of the server: a browser, and the person whose link it has opened.

import { present } from '@dunmer/shared/lib';
import { Cache, type InBody, type Look } from '../memory/index.ts';
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
  readonly #known = new Cache<DeviceHash, Actor>({ most: MOST });

  /** Who a browser is. */
  async of(reader: Reader, device: DeviceHash): Promise<Actor> {
    const actor = await this.#known.find(reader, device, async () => {
      const found = await reader.people.device(device);
      if (found === null) return { device, person: null, controls: false };
      const { match: _, version: __, ...person } = found.person;
      return { device, person, controls: found.controls };
    });
    return present(actor, 'every browser is somebody’s or nobody’s');
  }

  /** Whether a commit changes whose browser this is. */
  look(device: DeviceHash): Look {
    return this.#known.look(device);
  }

  /** Forgets everybody: people or links have changed. */
  clear(tx: InBody): void {
    this.#known.clear(tx);
  }

  /** Those who are remembered. */
  [Symbol.iterator](): IterableIterator<[DeviceHash, Actor]> {
    return this.#known[Symbol.iterator]();
  }
}

export const isActing = (actor: Actor): actor is Acting => actor.person !== null;

/** Whether an actor is this person. */
export const isPerson = ({ person }: Actor, key: PersonKey): boolean => person?.key === key;
