// In pace: refuses requests that come too fast, before anything is looked up for them. The refusal is held back until
// it is worth asking again: a quick refusal costs nearly as much as an answer, so that a flood must wait for it.

import type { RequestHandler } from 'express';
import type { Reception } from '../callers/index.ts';
import type { Clock } from '../ports/index.ts';

/** Seconds. */
const RETRY = 1;
const MOST_WAITING = 1_000;

interface Gate {
  readonly callers: Pick<Reception['callers'], 'of'>;
  readonly pace: Pick<Reception['pace'], 'hear'>;
}

/**
 * Rejects with 429 when a browser, or all strangers of its address together, ask too fast. At most `most` refusals wait
 * at once; beyond that, lines are closed without a word.
 */
export function inPace({ callers, pace }: Gate, clock: Clock, most = MOST_WAITING): RequestHandler {
  let waiting = 0;
  return async (request, response, next) => {
    if (pace.hear(await callers.of(request), 'request') === 'heard') return next();
    if (waiting >= most) return void request.socket.destroy();
    waiting += 1;
    clock.after(RETRY * 1000, () => {
      waiting -= 1;
      response.set('Retry-After', String(RETRY)).status(429).json({ code: 'too-fast' });
    });
  };
}
