// Address: the place that somebody calls from, as far as it tells one place from another.

import { isIPv6 } from 'node:net';

const LOOPBACK: ReadonlySet<string> = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
/** How IPv4 addresses begin on a socket that hears both kinds. */
const MAPPED = '::ffff:';
/** How many groups of an IPv6 address name its network; a single machine chooses all others as it likes. */
const NETWORK = 4;

/** Whether an address is this machine's own. */
export const isOfThisMachine = (address: string | undefined): boolean => LOOPBACK.has(address ?? '');

/** The network of an IPv6 address; `::` is replaced by the zeros that it stands for. */
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

/** The place of an address: the IPv4 address itself, or the network of an IPv6 address. */
export function addressOf(address = ''): string {
  const plain = address.toLowerCase().startsWith(MAPPED) ? address.slice(MAPPED.length) : address;
  return isIPv6(plain) ? networkOf(plain) : plain;
}
