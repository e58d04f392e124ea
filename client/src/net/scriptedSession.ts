// A session on a link that its test scripts, without any other network, on a device that remembers nothing.

import type { MatchId } from '@dunmer/shared/protocol';
import { afterEach, beforeEach, vi } from 'vitest';
import { forget, keptKeys } from '../device/index.ts';
import { watchConnection } from './connection.ts';
import { createOutbox } from './outbox.ts';
import { scriptedWire } from './scriptedWire.ts';
import { openSession } from './sessionStore.ts';

/** A page of the phone that sits at this match. */
export function scriptedSession(match: MatchId) {
  const wire = scriptedWire();
  const connection = watchConnection(wire).store;
  const outbox = createOutbox(wire);
  const { session, stop } = openSession({ wire, outbox, connection }, { by: 'seat', match });
  const played = () =>
    wire.commands.flatMap(({ message }) => (message.type === 'play' ? [message.command] : []));
  return { wire, session, played, stop };
}

/** For each test of a file: time that only the test moves, no server to ask, and afterwards an empty memory. */
export function onAnEmptyDevice(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', () => Promise.reject(new Error('no network in this test')));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    for (const key of keptKeys('')) forget(key);
  });
}
