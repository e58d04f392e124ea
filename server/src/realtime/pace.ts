// Pace: closes a connection that sends more packets than any phone has reason to, whatever the packets are.

import { Bucket } from '../callers/index.ts';
import type { Clock } from '../ports/index.ts';
import { PACKETS } from './limits.ts';

/** A connection of engine.io, as far as it is used here. */
interface Connection {
  on(name: 'packet', hear: () => void): unknown;
  close(discard: true): unknown;
}

/**
 * Counts a connection's packets from now on, and closes it when they come too fast. Those that no session hears count
 * too: connecting, heartbeats, answers.
 */
export function keepPace(connection: Connection, clock: Clock): void {
  const bucket = new Bucket(PACKETS, clock.elapsed());
  connection.on('packet', () => {
    if (!bucket.take(clock.elapsed())) connection.close(true);
  });
}
