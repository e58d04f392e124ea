// Who asks: under which of this server's names, from where, and how fast.

import { describe, expect, test } from 'vitest';
import { ScriptedClock } from '@dunmer/shared/testing';
import { addressOf } from './address.ts';
import { Bucket } from './bucket.ts';
import { Buckets } from './buckets.ts';
import type { Caller } from './caller.ts';
import { Callers } from './caller.ts';
import { Hosts } from './hosts.ts';
import { Pace } from './pace.ts';

test('a bucket lets a burst through, then only as much as flows in', () => {
  const bucket = new Bucket({ burst: 3, perSecond: 2 }, 0);
  expect([0, 0, 0, 0].map((now) => bucket.take(now))).toEqual([true, true, true, false]);
  expect(bucket.take(400)).toBe(false);
  expect(bucket.take(600)).toBe(true);
  expect(bucket.take(700)).toBe(false);
  expect([60_000, 60_000, 60_000, 60_000].map((now) => bucket.take(now))).toEqual([true, true, true, false]);
});

test('buckets are kept while they say something, and never more than ten thousand', () => {
  const buckets = new Buckets({ burst: 2, perSecond: 1 });
  for (let i = 0; i < 500; i++) buckets.take(`d${i}`, 0);
  expect(buckets.size).toBe(500);
  buckets.take('d0', 0);
  // One second refills one token; d0 has taken two and still lacks one.
  buckets.take('late', 1_000);
  expect([buckets.size, buckets.take('d0', 1_000), buckets.take('d0', 1_000)]).toEqual([2, true, false]);
  for (let i = 0; i < 11_000; i++) buckets.take(`e${i}`, 1_000);
  expect(buckets.size).toBe(10_000);
});

describe('a place is told by', () => {
  test.each([
    ['10.0.0.7', '10.0.0.7'],
    ['::ffff:10.0.0.7', '10.0.0.7'],
    ['2001:db8:1:2:a:b:c:d', '2001:db8:1:2'],
    ['2001:db8:1:2::9', '2001:db8:1:2'],
    ['2001:db8::9', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1', 'fe80:0:0:0'],
  ])('%s: %s', (address, place) => {
    expect(addressOf(address)).toBe(place);
  });
});

test('this machine itself is limited unless the configuration says otherwise, others always', () => {
  const limited = (limitLoopback: boolean, address: string): boolean =>
    new Callers({ limitLoopback, knownDevice: async () => null, isSomebodys: async () => false }).isLimited(
      address,
    );
  expect([
    limited(true, '127.0.0.1'),
    limited(false, '127.0.0.1'),
    limited(false, '::ffff:127.0.0.1'),
  ]).toEqual([true, false, false]);
  expect(limited(false, '10.0.0.7')).toBe(true);
});

describe('pace', () => {
  const caller = (more: Partial<Caller> = {}): Caller => ({
    device: 'd',
    address: '10.0.0.1',
    isSomebodys: false,
    isLimited: true,
    ...more,
  });
  const heard = (pace: Pace, who: Caller, times: number): number =>
    Array.from({ length: times }, () => pace.hear(who, 'command')).filter((each) => each === 'heard').length;

  test('goes by the device, wherever it is and however often it comes anew, each kind apart', () => {
    const clock = new ScriptedClock(0);
    const pace = new Pace(clock);
    expect(heard(pace, caller(), 50)).toBe(20);
    expect(heard(pace, caller({ address: '10.0.0.2', isSomebodys: true }), 50)).toBe(0);
    expect(pace.hear(caller(), 'draft')).toBe('heard');
    clock.advance(10_000);
    expect(heard(pace, caller(), 50)).toBe(20);
    clock.advance(1_000);
    expect(heard(pace, caller(), 50)).toBe(3);
  });

  test('of strangers goes by their address too, for devices can be invented; whoever is known is not held up by it', () => {
    const pace = new Pace(new ScriptedClock(0));
    const strangers = Array.from({ length: 30 }, (_, i) => heard(pace, caller({ device: `s${i}` }), 20));
    expect(strangers.reduce((sum, count) => sum + count, 0)).toBe(200);
    expect(pace.hear(caller({ device: 'new' }), 'command')).toBe('crowded');
    expect(pace.hear(caller({ device: null }), 'request')).toBe('crowded');
    expect(pace.hear(caller({ device: 'new', address: '10.0.0.2' }), 'command')).toBe('heard');
    expect(pace.hear(caller({ device: 'new' }), 'ping')).toBe('heard');
    expect(pace.hear(caller({ device: 'trader', isSomebodys: true }), 'command')).toBe('heard');
  });

  test('of beginning to practise goes by the address of strangers', () => {
    const clock = new ScriptedClock(0);
    const pace = new Pace(clock);
    const begun = (who: Caller): number =>
      Array.from({ length: 30 }, () => pace.mayPractise(who)).filter(Boolean).length;
    expect([begun(caller()), begun(caller({ device: 'e' })), begun(caller({ isSomebodys: true }))]).toEqual([
      20, 0, 30,
    ]);
    clock.advance(60_000);
    expect(begun(caller())).toBe(12);
  });

  test('of showing cards goes by the person, whatever browser holds their link', () => {
    const clock = new ScriptedClock(0);
    const pace = new Pace(clock);
    const shown = (device: string, person: string): number =>
      Array.from({ length: 30 }, () => pace.mayShow(caller({ device }), person)).filter(Boolean).length;
    expect([shown('old', 'anna'), shown('new', 'anna'), shown('other', 'boris')]).toEqual([20, 0, 20]);
    clock.advance(60_000);
    expect(shown('new', 'anna')).toBe(6);
  });

  test('of what can be said without end goes by the person too, in each match or contract', () => {
    const clock = new ScriptedClock(0);
    const pace = new Pace(clock);
    const said = (person: string, where: string): number =>
      Array.from({ length: 40 }, () => pace.mayRepeat(caller(), person, where)).filter(Boolean).length;
    expect([said('anna', 'm1'), said('anna', 'm1'), said('boris', 'm1'), said('anna', 'm2')]).toEqual([
      20, 0, 20, 20,
    ]);
    clock.advance(60_000);
    expect(said('anna', 'm1')).toBe(12);
  });

  test('is not kept for bots of a load test', () => {
    expect(heard(new Pace(new ScriptedClock(0)), caller({ isLimited: false }), 500)).toBe(500);
  });
});

describe('a name is ours', () => {
  const hosts = (more: { publicUrl?: string; listensOn?: string } = {}) => {
    const clock = new ScriptedClock(0);
    const names = ['laptop', 'laptop.local', '192.168.1.20', '[fe80::7]'];
    const { publicUrl = 'https://trade.example:8443', listensOn = '0.0.0.0' } = more;
    const machine = (): readonly string[] => names;
    return {
      clock,
      names,
      hosts: new Hosts({ clock, addresses: () => [publicUrl, 'https://kept.example'], listensOn, machine }),
    };
  };

  test.each([
    'localhost',
    'localhost:3000',
    '127.0.0.1:3000',
    '[::1]:3000',
    'LAPTOP.local:80',
    'laptop.',
    '192.168.1.20:3000',
    '[fe80::7]:3000',
    'trade.example',
    'trade.example:8443',
    'kept.example',
  ])('%s', (host) => {
    expect(hosts().hosts.has(host)).toBe(true);
  });

  test.each([
    undefined,
    '',
    ':3000',
    'evil.example',
    'localhost.evil.example',
    'evil.example:3000',
    '192.168.1.21:3000',
    'trade.example@evil.example',
    'localhost/evil',
    'localhost:3000:3000',
    'localhost, evil.example',
    '[::1',
  ])('but not %s', (host) => {
    expect(hosts().hosts.has(host)).toBe(false);
  });

  test('also the one that it listens on, and as the machine is called now', () => {
    const { clock, names, hosts: own } = hosts({ listensOn: 'Stall.Lan' });
    expect([own.has('stall.lan'), own.has('10.0.0.9')]).toEqual([true, false]);
    names.splice(2, 1, '10.0.0.9');
    clock.advance(2_000);
    expect([own.has('10.0.0.9'), own.has('192.168.1.20')]).toEqual([true, false]);
  });

  test('where the machine itself says so: its addresses and its own name', () => {
    const own = new Hosts({ clock: new ScriptedClock(0), addresses: () => [''], listensOn: '0.0.0.0' });
    expect(own.has('127.0.0.1')).toBe(true);
    expect(own.has('evil.example')).toBe(false);
  });
});
