// Addresses: where phones on the local network find this server.

import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';

/** Networks of containers and virtual machines inside this machine: no phone is in them. */
const INNER = /^(?:docker|br-|veth|virbr|vmnet|tun|tap|utun)/;
const PORT = 3000;
const DEFAULT_PORTS: Readonly<Record<string, number>> = { 'http:': 80, 'https:': 443 };

type Networks = ReturnType<typeof networkInterfaces>;

/** The first IPv4 address of this machine on the local network; loopback where there is none. */
function localAddress(networks: Networks): string {
  const outer = Object.entries(networks).filter(([name]) => !INNER.test(name));
  for (const [, addresses] of outer)
    for (const { family, internal, address } of addresses ?? [])
      if (family === 'IPv4' && !internal) return address;
  return '127.0.0.1';
}

const ANYWHERE: ReadonlySet<string> = new Set(['0.0.0.0', '::']);

/** Where phones reach a server, by its settings and by the networks it finds. */
export interface Here {
  readonly url: string;
  /**
   * Whether the address is worth keeping: it was set by hand, or it is this machine's address in a network, on a port
   * that stays the same.
   */
  readonly lasts: boolean;
}

interface Told {
  readonly host: string;
  readonly publicUrl: string | null;
}

/** Returns where a server that listens on this port is reached; port 0 stands for any free one. */
export function hereOf({ host, publicUrl }: Told, port: number, networks = networkInterfaces()): Here {
  if (publicUrl !== null) return { url: publicUrl, lasts: true };
  const name = ANYWHERE.has(host) ? localAddress(networks) : host;
  const url = `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
  return { url, lasts: port !== 0 && !isOwnAlone(url) };
}

const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

/** Whether only this machine itself can use an address, so that no phone can. */
export const isOwnAlone = (url: string): boolean => /^(?:127\.|::1$|localhost$)/.test(hostOf(new URL(url)));
const portOf = ({ port, protocol }: URL): number =>
  port === '' ? (DEFAULT_PORTS[protocol] ?? 0) : Number(port);

/**
 * Returns the port to listen on where none is set: the port of the kept address where that is a plain HTTP address of a
 * machine, else 3000, because there a proxy before the server has a port of its own.
 */
export function portFor(kept: string | null): number {
  if (kept === null) return PORT;
  const url = new URL(kept);
  return url.protocol === 'http:' && isIP(hostOf(url)) !== 0 ? portOf(url) : PORT;
}

/** The questions that can be put to this machine's network. */
export interface Machine {
  readonly addresses: () => readonly string[];
  readonly lookUp: (name: string) => Promise<string>;
}

const thisMachine: Machine = {
  addresses: () =>
    Object.values(networkInterfaces()).flatMap((all) => (all ?? []).map(({ address }) => address)),
  lookUp: async (name) => (await lookup(name)).address,
};

/** Milliseconds: where there is no name server, asking one takes long. */
const PATIENCE = 2_000;

async function addressOf(host: string, { lookUp }: Machine): Promise<string | null> {
  if (isIP(host) !== 0) return host;
  const nobody = new Promise<null>((resolve) => setTimeout(resolve, PATIENCE, null).unref());
  return Promise.race([lookUp(host).catch(() => null), nobody]);
}

/**
 * Whether an address leads to a server of this machine on this port. The port is compared for HTTP only: HTTPS is
 * answered by a proxy before the server, which has a port of its own.
 */
export async function leadsHere(address: string, port: number, machine = thisMachine): Promise<boolean> {
  const url = new URL(address);
  if (url.protocol === 'http:' && portOf(url) !== port) return false;
  const found = await addressOf(hostOf(url), machine);
  return found !== null && machine.addresses().includes(found);
}
