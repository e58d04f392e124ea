// Reception of a test: only this machine asks, and as fast as it likes.

import { makeReception, type Reception } from '../../src/callers/index.ts';
import { deviceOf } from '../../src/device/index.ts';
import type { Clock } from '../../src/ports/index.ts';

export const openReception = (clock: Clock): Reception =>
  makeReception({
    clock,
    addresses: () => [],
    listensOn: '127.0.0.1',
    limitLoopback: false,
    knownDevice: async (cookies) => deviceOf(cookies),
    isSomebodys: async () => false,
  });
