// Addresses: where phones on the local network find this server.

import { networkInterfaces } from 'node:os';

/** Networks of containers and machines inside this one: no phone is there. */
const INNER = /^(?:docker|br-|veth|virbr|vmnet|tun|tap|utun)/;

/** The first address on the local network; loopback where there is none. */
function localAddress(): string {
  const outer = Object.entries(networkInterfaces()).filter(([name]) => !INNER.test(name));
  for (const [, addresses] of outer)
    for (const { family, internal, address } of addresses ?? [])
      if (family === 'IPv4' && !internal) return address;
  return '127.0.0.1';
}

const ANYWHERE = new Set(['0.0.0.0', '::']);

/** What links are made from where nobody has said: the address that phones can reach. */
export const defaultUrl = (host: string, port: number): string => {
  const name = ANYWHERE.has(host) ? localAddress() : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
};
