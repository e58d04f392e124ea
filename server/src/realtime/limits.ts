// Limits of the socket: what one phone, one device and one process may cost.

import type { Rate } from '../callers/index.ts';

export const LIMITS = {
  /** Bytes of a message in; a longer one is rejected. */
  messageBytes: 16 * 1024,
  /** Bytes of a frame; a longer one closes the connection before it is read. */
  frameBytes: 64 * 1024,
  fragments: 16,
  /** Nesting of a message's JSON. */
  depth: 12,
  /** Milliseconds that a closed connection has to say so too; one that reads nothing never would. */
  farewell: 500,
  socketsPerDevice: 3,
  socketsPerPerson: 8,
  /** Matches that one socket follows; the one followed longest is let go. */
  follows: 8,
  strikes: 3,
  /** Packets that wait for a phone that doesn't read: at once, and for a while. */
  waitingPackets: 256,
  laggingPackets: 64,
  lagging: 5_000,
  /** Each waits as text and as a frame: both together stay below 1 MB. */
  waitingBytes: 384 * 1024,
  /** Milliseconds that a phone may owe the version it has seen; looked at in steps of `sweep`. */
  owed: 8_500,
  sweep: 500,
} as const;

/** How many sockets there may be, and how long one that nobody needs: smaller ones are for tests. */
export interface PlaceLimits {
  /** Of the process. */
  readonly sockets: number;
  /** How many of these are for browsers that are nobody's: in all, and from one address. */
  readonly strangers: number;
  readonly strangersOfAddress: number;
  /** Milliseconds in which a connection has to say who it is. */
  readonly toAuthenticate: number;
  /** Milliseconds that a phone may leave a ping unanswered. */
  readonly toAnswer: number;
  /** Milliseconds after which one that is nobody's and follows nothing is let go. */
  readonly idle: number;
  /** Milliseconds of silence after which such a one makes room for another stranger. */
  readonly resting: number;
}

export const PLACES: PlaceLimits = {
  sockets: 2_000,
  strangers: 300,
  strangersOfAddress: 100,
  toAuthenticate: 5_000,
  // With the time between pings, and that for a farewell, whoever falls silent is cut within 10 s.
  toAnswer: 4_000,
  idle: 5 * 60_000,
  resting: 20_000,
};

/** Packets of whatever kind that a connection may send: those too that no handler hears. */
export const PACKETS: Rate = { burst: 250, perSecond: 50 };
