// Rates: how much a browser may ask, by kind, and how much all strangers of one address may ask together.

import type { Rate } from './bucket.ts';

/** For each device, however often it reconnects. */
export const RATES = {
  /** Requests over HTTP except the app's own files, and the opening of sockets. */
  request: { burst: 40, perSecond: 20 },
  command: { burst: 20, perSecond: 3 },
  sync: { burst: 20, perSecond: 3 },
  draft: { burst: 20, perSecond: 10 },
  ping: { burst: 60, perSecond: 10 },
} as const satisfies Record<string, Rate>;

export type RateName = keyof typeof RATES;

/** Wrong codes of all strangers at one address: thirty a minute, from whatever devices and connections. */
export const WRONG_CODES: Rate = { burst: 30, perSecond: 0.5 };

/** Matches of practice that strangers of one address begin; in each a bot computes moves. */
export const BEGINNINGS: Rate = { burst: 20, perSecond: 0.2 };

/** Cards of a hand that one person shows: everybody else reads of it, and it is kept. */
export const SHOWS: Rate = { burst: 20, perSecond: 0.1 };

/** What one person may repeat in one match or contract, which keeps it for all readers. */
export const REPEATS: Rate = { burst: 20, perSecond: 0.2 };

/**
 * All requests of strangers at one address. Counting by device would not limit them, because a new device costs
 * nothing.
 */
export const STRANGERS: Rate = { burst: 200, perSecond: 100 };
