// Limits of the socket: what one phone, one device and one process may cost.

import type { Rate } from '../callers/index.ts';

export const LIMITS = {
  /** The largest message in bytes; a longer one is rejected. */
  messageBytes: 16 * 1024,
  /** The largest frame in bytes; a longer one closes the connection before it is read. */
  frameBytes: 64 * 1024,
  fragments: 16,
  /** The deepest nesting of a message's JSON. */
  depth: 12,
  /** Milliseconds within which a closed connection must confirm the close; a phone that reads nothing never would. */
  farewell: 500,
  socketsPerDevice: 3,
  socketsPerPerson: 8,
  /** Matches that one socket follows; beyond that the one followed longest is dropped. */
  follows: 8,
  strikes: 3,
  /**
   * Packets that may wait for a phone that doesn't read: `waiting…` at any moment, `lagging…` for `lagging`
   * milliseconds.
   */
  waitingPackets: 256,
  laggingPackets: 64,
  lagging: 5_000,
  /** Each packet waits as a text and as a frame; together they stay below 1 MB. */
  waitingBytes: 384 * 1024,
  /** Milliseconds that a phone may go without confirming the newest version; checked every `sweep` milliseconds. */
  owed: 8_500,
  sweep: 500,
} as const;

/** How many sockets there may be, and how long an unneeded one lasts; tests use smaller limits. */
export interface PlaceLimits {
  /** The most sockets of the process. */
  readonly sockets: number;
  /** The most sockets of browsers that are nobody's: in all, and from one address. */
  readonly strangers: number;
  readonly strangersOfAddress: number;
  /** Milliseconds within which a connection has to say who it is. */
  readonly toAuthenticate: number;
  /** Milliseconds that a phone may leave a ping unanswered. */
  readonly toAnswer: number;
  /** Milliseconds after which a socket that is nobody's and follows nothing is let go. */
  readonly idle: number;
  /** Milliseconds of silence after which such a socket makes room for another stranger. */
  readonly resting: number;
}

export const PLACES: PlaceLimits = {
  sockets: 2_000,
  strangers: 300,
  strangersOfAddress: 100,
  toAuthenticate: 5_000,
  // With the time between pings and the time for a farewell, anyone who falls silent is cut within 10 s.
  toAnswer: 4_000,
  idle: 5 * 60_000,
  resting: 20_000,
};

/** Packets of any kind that a connection may send, those included that no handler hears. */
export const PACKETS: Rate = { burst: 250, perSecond: 50 };
