// In pace: requests that come too fast are answered so, before anything is looked up for them.

import type { RequestHandler } from 'express';
import type { Reception } from '../callers/index.ts';

/** Seconds after which it is worth asking again. */
const RETRY = '1';

/** Rejects (429) what a browser, or all strangers of its address together, ask too fast. */
export const inPace =
  ({ callers, pace }: Reception): RequestHandler =>
  async (request, response, next) => {
    if (pace.hear(await callers.of(request), 'request') === 'heard') return next();
    response.set('Retry-After', RETRY).status(429).json({ code: 'too-fast' });
  };
