// Scrypted: the stored form of a PIN and of a passphrase: scrypt under a fresh salt. It runs off the loop, a few at a
// time, so that nobody else waits for it; never inside a transaction.

import { scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { Gate } from './gate.ts';

type Derive = (said: string, salt: Buffer, bytes: number, cost: object) => Promise<Buffer>;

const onThreads: Derive = promisify<string, Buffer, number, object, Buffer>(scrypt);

const BYTES = 32;
/** Half of Node's threads for such work; the others serve the disk. */
const AT_ONCE = 2;
const PASSPHRASE = {};
// Ten thousand numbers are soon tried at any cost. This only guards against a glance at the database; the ten tries
// for each link guard the rest.
const PIN = { N: 4096, r: 8, p: 1 };

export class Scrypted {
  readonly #gate = new Gate(AT_ONCE);
  readonly #derive: Derive;

  /** `derive`: what derives a key off the loop. */
  constructor(derive: Derive = onThreads) {
    this.#derive = derive;
  }

  /** The stored form of a PIN. `salt`: 32 fresh bytes in hex. */
  keptPin(pin: string, salt: string): Promise<string> {
    return this.#kept(pin, salt, PIN);
  }

  /** Whether a PIN matches its stored form. */
  isPin(pin: string, kept: string): Promise<boolean> {
    return this.#is(pin, kept, PIN);
  }

  /** The stored form of a passphrase. `salt`: 32 fresh bytes in hex. */
  keptPassphrase(said: string, salt: string): Promise<string> {
    return this.#kept(said.normalize('NFKC'), salt, PASSPHRASE);
  }

  /** Whether a passphrase matches its stored form. */
  isPassphrase(said: string, kept: string): Promise<boolean> {
    return this.#is(said.normalize('NFKC'), kept, PASSPHRASE);
  }

  async #kept(said: string, salt: string, cost: object): Promise<string> {
    const key = await this.#derived(said, Buffer.from(salt, 'hex'), cost);
    return `${salt}$${key.toString('hex')}`;
  }

  async #is(said: string, kept: string, cost: object): Promise<boolean> {
    const [salt = '', key = ''] = kept.split('$');
    const derived = await this.#derived(said, Buffer.from(salt, 'hex'), cost);
    return timingSafeEqual(derived, Buffer.from(key, 'hex'));
  }

  #derived(said: string, salt: Buffer, cost: object): Promise<Buffer> {
    return this.#gate.pass(() => this.#derive(said, salt, BYTES, cost));
  }
}
