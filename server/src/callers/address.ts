// Addresses: where somebody calls from, as far as it tells one place from another.

import { isIPv6 } from 'node:net';

const LOOPBACK: ReadonlySet<string> = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
/** How an IPv4 address is written where both kinds are heard. */
const MAPPED = '::ffff:';
/** The groups of an IPv6 address that name a network; all others a single machine chooses as it likes. */
const NETWORK = 4;

/** Whether it is this machine itself that calls. */
export const isOfThisMachine = (address: string | undefined): boolean => LOOPBACK.has(address ?? '');

/** The groups before `::`, and as many zeros as it stands for, as far as they name the network. */
function networkOf(address: string): string {
  const [left = '', right = ''] = address.split('::');
  const [head, tail] = [left.split(':'), right === '' ? [] : right.split(':')];
  const zeros = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0');
  const groups = address.includes('::') ? [...head, ...zeros, ...tail] : head;
  return groups
    .slice(0, NETWORK)
    .map((group) => (group === '' ? '0' : group))
    .join(':');
}

/** The place that an address stands for: an IPv4 address, or the network of an IPv6 one. */
export function addressOf(address = ''): string {
  const plain = address.toLowerCase().startsWith(MAPPED) ? address.slice(MAPPED.length) : address;
  return isIPv6(plain) ? networkOf(plain) : plain;
}
