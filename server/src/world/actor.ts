// Actor: who asks the server for something: a browser, and the person whose link it has opened.

import { present } from '@dunmer/shared/lib';
import { Cache, type InBody, type Look } from '../memory/index.ts';
import type { DeviceHash, PersonKey, Reader, StoredDevice, StoredPerson } from '../store/index.ts';

/** The facts about a person that change seldom enough to be remembered between commands. */
export type KnownPerson = Omit<StoredPerson, 'match' | 'version'>;

export interface Actor {
  readonly device: DeviceHash;
  /** The browser's first name, by which its commands are known (P2) however it was renamed since. */
  readonly origin: DeviceHash;
  /**
   * The person whose link this browser holds; null for a stranger, and also once the person has moved on to another
   * phone.
   */
  readonly person: KnownPerson | null;
  /** Whether the PIN of the link that it holds rests. */
  readonly pinRests: boolean;
  /**
   * The link that this browser held until its person moved on: it may ask to have it back, and sees nothing of the
   * person.
   */
  readonly left: LeftLink | null;
}

/** A link that a browser once held. */
export interface LeftLink {
  readonly link: number;
  readonly person: KnownPerson;
  readonly pinRests: boolean;
  /** Whether another phone holds it now. */
  readonly isHeld: boolean;
}

/** An actor with a person. */
export interface Acting extends Actor {
  readonly person: KnownPerson;
}

const MOST = 4096;

/**
 * Makes the actor of a browser from what is stored of it. A browser that its person has left gets nothing of that
 * person.
 */
function actorOn(device: DeviceHash, found: StoredDevice | null): Actor {
  if (found === null) return { device, origin: device, person: null, pinRests: false, left: null };
  const { link, controls, pinRests, isElsewhere } = found;
  const { match: _, version: __, ...person } = found.person;
  const origin = found.origin ?? device;
  if (controls) return { device, origin, person, pinRests, left: null };
  return {
    device,
    origin,
    person: null,
    pinRests: false,
    left: { link, person, pinRests, isHeld: isElsewhere },
  };
}

/** Remembers who holds which browser: a cache of the database, cleared as a whole whenever people or links change. */
export class Actors {
  readonly #known = new Cache<DeviceHash, Actor>({ most: MOST });

  /** Returns the actor of a browser. */
  async of(reader: Reader, device: DeviceHash): Promise<Actor> {
    const known = this.#known.get(reader, device);
    if (known !== null) return known;
    const actor = await this.#known.find(reader, device, async () =>
      actorOn(device, await reader.people.device(device)),
    );
    return present(actor, 'every browser is somebody’s or nobody’s');
  }

  /** Tells whether a commit changes who holds this browser from now on. */
  look(device: DeviceHash): Look {
    return this.#known.look(device);
  }

  /** Forgets everybody, because people or links have changed. */
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
