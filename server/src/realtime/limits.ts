// Limits of the socket: what one phone, one device and one process may cost.

export const LIMITS = {
  /** Bytes of a message in; a longer one is rejected. */
  messageBytes: 16 * 1024,
  /** Bytes of a frame; a longer one closes the connection before it is read. */
  frameBytes: 64 * 1024,
  fragments: 16,
  /** Nesting of a message's JSON. */
  depth: 12,
  /** Milliseconds from the connection to its first packet. */
  toAuthenticate: 5_000,
  /** Milliseconds that a closed connection has to say so too; one that reads nothing never would. */
  farewell: 500,
  socketsPerDevice: 3,
  socketsPerPerson: 8,
  sockets: 2_000,
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

/** How much of one kind of message a socket may send: `burst` at once, `perSecond` on the whole. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

export const RATES = {
  command: { burst: 20, perSecond: 3 },
  sync: { burst: 20, perSecond: 3 },
  draft: { burst: 20, perSecond: 10 },
  ping: { burst: 60, perSecond: 10 },
} as const satisfies Record<string, Rate>;

/** Packets of whatever kind that a connection may send: those too that no handler hears. */
export const PACKETS: Rate = { burst: 250, perSecond: 50 };

export type RateName = keyof typeof RATES;
