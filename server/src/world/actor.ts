// Actor: who asks something of the server: a browser, and the person whose link it has opened.

import { present } from '@dunmer/shared/lib';
import { Cache, type InBody, type Look } from '../memory/index.ts';
import type { DeviceHash, PersonKey, Reader, StoredDevice, StoredPerson } from '../store/index.ts';

/** What of a person changes seldom enough to be remembered between commands. */
export type KnownPerson = Omit<StoredPerson, 'match' | 'version'>;

export interface Actor {
  readonly device: DeviceHash;
  /** The name under which what this browser asks for is known (P2): its first, whatever it is called since. */
  readonly origin: DeviceHash;
  /** Whose link this browser holds; null for a stranger, as which it is treated too once its person has moved on. */
  readonly person: KnownPerson | null;
  /** Whether the PIN of the link that it holds rests. */
  readonly pinRests: boolean;
  /** What this browser held until its person moved on: it may ask to have it back, and sees nothing of it. */
  readonly left: LeftLink | null;
}

/** A link that a browser held once. */
export interface LeftLink {
  readonly link: number;
  readonly person: KnownPerson;
  readonly pinRests: boolean;
  /** Whether another phone holds it. */
  readonly isHeld: boolean;
}

/** An actor with a person. */
export interface Acting extends Actor {
  readonly person: KnownPerson;
}

const MOST = 4096;

/** Who a browser is by what is stored of it. Nothing of a person goes with a browser that they have left. */
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

/** Who holds which browser: a cache of the database, dropped whole whenever people or links change. */
export class Actors {
  readonly #known = new Cache<DeviceHash, Actor>({ most: MOST });

  /** Who a browser is. */
  async of(reader: Reader, device: DeviceHash): Promise<Actor> {
    const known = this.#known.get(reader, device);
    if (known !== null) return known;
    const actor = await this.#known.find(reader, device, async () =>
      actorOn(device, await reader.people.device(device)),
    );
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
