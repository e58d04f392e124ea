// Where phones reach a server, and whether the address that an event keeps leads to it.

import type { NetworkInterfaceInfo } from 'node:os';
import { describe, expect, test } from 'vitest';
import { hereOf, isOwnAlone, leadsHere, type Machine, portFor } from './address.ts';

const machine: Machine = {
  addresses: () => ['127.0.0.1', '192.0.2.7', '10.8.0.1', '2001:db8::7'],
  async lookUp(name) {
    if (name === 'trade.test') return '10.8.0.1';
    if (name === 'moved.test') return '192.0.2.99';
    throw new Error('ENOTFOUND');
  },
};

test.each([
  [
    'what somebody has said',
    { host: '0.0.0.0', publicUrl: 'https://trade.test' },
    3000,
    'https://trade.test',
    true,
  ],
  ['the address it listens on', { host: '192.0.2.7', publicUrl: null }, 80, 'http://192.0.2.7:80', true],
  ['one in brackets', { host: '2001:db8::7', publicUrl: null }, 3000, 'http://[2001:db8::7]:3000', true],
  [
    'loopback, which is not to keep',
    { host: '127.0.0.1', publicUrl: null },
    3000,
    'http://127.0.0.1:3000',
    false,
  ],
  ['any port, which is not to keep', { host: '192.0.2.7', publicUrl: null }, 0, 'http://192.0.2.7:0', false],
] as const)('a server is reached at %s', (_, told, port, url, lasts) => {
  expect(hereOf(told, port)).toEqual({ url, lasts });
});

describe('a server that listens on every address of its machine is reached', () => {
  const of = (address: string, family: 'IPv4' | 'IPv6', internal = false): NetworkInterfaceInfo => {
    const facts = { address, netmask: '', mac: '', internal, cidr: null };
    return family === 'IPv4' ? { ...facts, family } : { ...facts, family, scopeid: 0 };
  };
  const inner = {
    lo: [of('127.0.0.1', 'IPv4', true)],
    docker0: [of('172.17.0.1', 'IPv4')],
    tun0: [of('10.8.0.1', 'IPv4')],
  };

  test.each(['0.0.0.0', '::'])('at that of the local network, not of one inside it: %s', (host) => {
    const networks = { ...inner, wlan0: [of('fe80::7', 'IPv6'), of('192.0.2.7', 'IPv4')] };
    const url = 'http://192.0.2.7:3000';
    expect(hereOf({ host, publicUrl: null }, 3000, networks)).toEqual({ url, lasts: true });
  });

  test('at its own alone where it is in no network, and that is not to keep', () => {
    const url = 'http://127.0.0.1:3000';
    expect(hereOf({ host: '0.0.0.0', publicUrl: null }, 3000, inner)).toEqual({ url, lasts: false });
  });
});

test.each([
  ['http://127.0.0.1:3000', true],
  ['http://[::1]:3000', true],
  ['http://localhost', true],
  ['http://192.168.1.20:3000', false],
  ['http://localhost.test', false],
])('%s is this machine’s own alone: %s', (url, alone) => {
  expect(isOwnAlone(url)).toBe(alone);
});

test.each([
  [null, 3000],
  ['http://192.0.2.7:4000', 4000],
  ['http://192.0.2.7', 80],
  ['http://[2001:db8::7]:4000', 4000],
  ['http://trade.test:4000', 3000],
  ['https://192.0.2.7', 3000],
])('where nobody says a port, an event at %s is served on %s', (kept, port) => {
  expect(portFor(kept)).toBe(port);
});

describe('an address leads to this server', () => {
  test.each([
    ['http://192.0.2.7:3000', 'an address of this machine, be it not the first'],
    ['http://[2001:db8::7]:3000', 'one of the other kind'],
    ['http://trade.test:3000', 'a name that is looked up'],
    ['https://trade.test', 'HTTPS, which stands before it on a port of its own'],
  ])('%s: %s', async (url) => {
    expect(await leadsHere(url, 3000, machine)).toBe(true);
  });

  test.each([
    ['http://192.0.2.8:3000', 'no address of this machine'],
    ['http://192.0.2.7:4000', 'another port'],
    ['http://trade.test', 'another port, though none is said'],
    ['http://moved.test:3000', 'a name of another machine'],
    ['http://nobody.test:3000', 'a name that nobody knows'],
  ])('but not %s: %s', async (url) => {
    expect(await leadsHere(url, 3000, machine)).toBe(false);
  });
});
