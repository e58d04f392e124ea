// In pace: requests that come too fast are answered so, before anything is looked up for them, and only when it is
// worth asking again: whoever floods waits, for a quick refusal costs nearly as much as an answer.

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
 * Rejects (429) what a browser, or all strangers of its address together, ask too fast. `most`: refusals that wait at
 * once; beyond them a line is closed without a word.
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
