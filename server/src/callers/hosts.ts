// Hosts: the names under which this server is reached. Any other name means that a foreign page has let a name of its
// own point here (DNS rebinding); such a page gets nothing.

import { hostname, networkInterfaces } from 'node:os';
import type { Clock } from '../ports/index.ts';

export interface HostsPorts {
  readonly clock: Clock;
  /**
   * The addresses at which phones are told to reach it: the one that links are made from, and the keeper's; '' if
   * unknown.
   */
  readonly addresses: () => readonly string[];
  /** The address it listens on, if that is a name. */
  readonly listensOn: string;
  /** The names and addresses of this machine, which change with the network. */
  readonly machine?: () => readonly string[];
}

/** How long the machine's names are used before they are read again, in milliseconds. */
const FRESH = 2_000;
const ALWAYS = ['localhost', '127.0.0.1', '[::1]'] as const;
const HOST = /^(\[[0-9a-f:.]+\]|[\w.-]+)(?::\d{1,5})?$/;

/** The name in a `Host` header without its port; null if it is not a name. */
function nameIn(host: string | undefined): string | null {
  const [, name] = HOST.exec(host?.toLowerCase() ?? '') ?? [];
  return name?.replace(/\.$/, '') ?? null;
}

/** This machine's own name, the forms of it that its network may use, and its addresses. */
function namesOfMachine(): readonly string[] {
  const [short = '', ...rest] = hostname().split('.');
  const addresses = Object.values(networkInterfaces()).flatMap((all) => all ?? []);
  return [
    short,
    `${short}.local`,
    [short, ...rest].join('.'),
    ...addresses.map(({ family, address }) => (family === 'IPv6' ? `[${address}]` : address)),
  ];
}

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : '');

/** All names of this server now, in lower case. */
function ownNames({
  addresses,
  listensOn,
  machine = namesOfMachine,
}: Omit<HostsPorts, 'clock'>): ReadonlySet<string> {
  const all = [...ALWAYS, ...addresses().map((url) => nameIn(hostOf(url))), listensOn, ...machine()];
  return new Set(all.flatMap((name) => (name === null || name === '' ? [] : name.toLowerCase())));
}

export class Hosts {
  readonly #ports: HostsPorts;
  #names: ReadonlySet<string> = new Set();
  #readAt = Number.NEGATIVE_INFINITY;

  constructor(ports: HostsPorts) {
    this.#ports = ports;
  }

  /**
   * Whether a request's `Host` names this server as it is reached now. Any port will do: it does not tell whose the
   * name is.
   */
  has(host: string | undefined): boolean {
    const name = nameIn(host);
    return name !== null && this.#current().has(name);
  }

  #current(): ReadonlySet<string> {
    const now = this.#ports.clock.elapsed();
    if (now - this.#readAt >= FRESH) {
      this.#names = ownNames(this.#ports);
      this.#readAt = now;
    }
    return this.#names;
  }
}
