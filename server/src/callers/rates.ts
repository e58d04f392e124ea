// Rates: how much a browser may ask, by kind; and how much all together that is nobody's and comes from one address.

import type { Rate } from './bucket.ts';

/** By device, however often it connects anew. */
export const RATES = {
  /** Requests over HTTP, the app's own files aside, and the opening of sockets. */
  request: { burst: 40, perSecond: 20 },
  command: { burst: 20, perSecond: 3 },
  sync: { burst: 20, perSecond: 3 },
  draft: { burst: 20, perSecond: 10 },
  ping: { burst: 60, perSecond: 10 },
} as const satisfies Record<string, Rate>;

export type RateName = keyof typeof RATES;

/** Wrong codes of strangers at one address: thirty a minute, whatever devices and connections they come by. */
export const WRONG_CODES: Rate = { burst: 30, perSecond: 0.5 };

/** Matches of practice that strangers of one address begin: each has a bot think. */
export const BEGINNINGS: Rate = { burst: 20, perSecond: 0.2 };

/** Cards of a hand that one person shows: all others read of it, and it stays. */
export const SHOWS: Rate = { burst: 20, perSecond: 0.1 };

/** What one person says over and over in one match or contract, which keep it for all readers. */
export const REPEATS: Rate = { burst: 20, perSecond: 0.2 };

/** What is nobody's, of one address: a new device costs nothing, so that to count by device would count nothing. */
export const STRANGERS: Rate = { burst: 200, perSecond: 100 };
