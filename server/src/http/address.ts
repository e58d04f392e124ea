// Addresses: where phones on the local network find this server.

import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';

/** Networks of containers and machines inside this one: no phone is there. */
const INNER = /^(?:docker|br-|veth|virbr|vmnet|tun|tap|utun)/;
const PORT = 3000;
const DEFAULT_PORTS: Readonly<Record<string, number>> = { 'http:': 80, 'https:': 443 };

type Networks = ReturnType<typeof networkInterfaces>;

/** The first address on the local network; loopback where there is none. */
function localAddress(networks: Networks): string {
  const outer = Object.entries(networks).filter(([name]) => !INNER.test(name));
  for (const [, addresses] of outer)
    for (const { family, internal, address } of addresses ?? [])
      if (family === 'IPv4' && !internal) return address;
  return '127.0.0.1';
}

const ANYWHERE: ReadonlySet<string> = new Set(['0.0.0.0', '::']);

/** Where phones reach a server, by what it was told and by what it finds. */
export interface Here {
  readonly url: string;
  /**
   * Whether it is one to keep: somebody has said it, or it is this machine's in a network, on a port that will be the
   * same.
   */
  readonly lasts: boolean;
}

interface Told {
  readonly host: string;
  readonly publicUrl: string | null;
}

/** Where a server is reached that listens on this port; 0: on any. */
export function hereOf({ host, publicUrl }: Told, port: number, networks = networkInterfaces()): Here {
  if (publicUrl !== null) return { url: publicUrl, lasts: true };
  const name = ANYWHERE.has(host) ? localAddress(networks) : host;
  const url = `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
  return { url, lasts: port !== 0 && !isOwnAlone(url) };
}

const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

/** Whether an address leads to this machine from itself alone: no phone can use it. */
export const isOwnAlone = (url: string): boolean => /^(?:127\.|::1$|localhost$)/.test(hostOf(new URL(url)));
const portOf = ({ port, protocol }: URL): number =>
  port === '' ? (DEFAULT_PORTS[protocol] ?? 0) : Number(port);

/**
 * The port to listen on where nobody has said: that of the kept address where it is this machine's own, 3000 elsewhere,
 * for what stands before the server there has a port of its own.
 */
export function portFor(kept: string | null): number {
  if (kept === null) return PORT;
  const url = new URL(kept);
  return url.protocol === 'http:' && isIP(hostOf(url)) !== 0 ? portOf(url) : PORT;
}

/** What this machine can be asked for. */
export interface Machine {
  readonly addresses: () => readonly string[];
  readonly lookUp: (name: string) => Promise<string>;
}

const thisMachine: Machine = {
  addresses: () =>
    Object.values(networkInterfaces()).flatMap((all) => (all ?? []).map(({ address }) => address)),
  lookUp: async (name) => (await lookup(name)).address,
};

/** Where there is no name server, asking one takes its time. */
const PATIENCE = 2_000;

async function addressOf(host: string, { lookUp }: Machine): Promise<string | null> {
  if (isIP(host) !== 0) return host;
  const nobody = new Promise<null>((resolve) => setTimeout(resolve, PATIENCE, null).unref());
  return Promise.race([lookUp(host).catch(() => null), nobody]);
}

/**
 * Whether an address leads to a server of this machine on this port. What answers for HTTPS stands before it, so its
 * port is another one.
 */
export async function leadsHere(address: string, port: number, machine = thisMachine): Promise<boolean> {
  const url = new URL(address);
  if (url.protocol === 'http:' && portOf(url) !== port) return false;
  const found = await addressOf(hostOf(url), machine);
  return found !== null && machine.addresses().includes(found);
}
