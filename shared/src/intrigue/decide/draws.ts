// Draws outside rings (IN9): the audience, and draws that organisers allow.

import type { TraderId } from '../../windows/index.ts';
import type { DeckStaffCommand, DeckTraderCommand } from '../command.ts';
import { DONE, refuse, type Refused, type Run } from './run.ts';

const PRIMARY = 2;
const MOST_ALLOWED = 3;

/** Opens the audience, one at a time; the trader it names draws two. */
export function openAudience(run: Run, who: TraderId): Refused {
  const { audience } = run.common;
  if (audience !== null) return refuse({ code: 'audience-open', who: audience.who });
  if (!run.trades(who)) return refuse({ code: 'not-trading', who });
  run.emit({ type: 'AudienceOpened', to: 'everyone', who });
  run.draw(who, PRIMARY);
  return DONE;
}

export function closeAudience(run: Run): Refused {
  if (run.common.audience === null) return refuse({ code: 'no-audience' });
  run.emit({ type: 'AudienceClosed', to: 'everyone' });
  return DONE;
}

/**
 * Lets another trader draw once, for the price. Refuses a frozen trader, one with a surplus, and all while nothing
 * can be drawn.
 */
export function buyDraw(run: Run, { who, offer }: Extract<DeckTraderCommand, { type: 'buyDraw' }>): Refused {
  const { common, facts } = run;
  const { audience } = common;
  const price = facts.audiencePrice;
  if (facts.isPaused) return refuse({ code: 'event-paused' });
  if (audience === null) return refuse({ code: 'no-audience' });
  if (offer !== undefined && (offer.audience !== audience.who || offer.price !== price))
    return refuse({ code: 'stale-audience', price });
  if (!run.trades(who)) return refuse({ code: 'not-trading', who });
  if (audience.who === who || audience.bought.includes(who)) return refuse({ code: 'has-drawn' });
  if (facts.frozen.has(who)) return refuse({ code: 'frozen' });
  if (run.hasSurplus(who)) return refuse({ code: 'surplus' });
  if (common.pile === 0) return refuse({ code: 'nothing-to-draw' });
  if ((facts.purseOf(who) ?? Infinity) < price) return refuse({ code: 'not-enough', amount: price });
  run.emit({ type: 'DrawBought', to: 'everyone', who, price });
  run.draw(who, 1);
  return DONE;
}

export function letDraw(run: Run, command: Extract<DeckStaffCommand, { type: 'letDraw' }>): Refused {
  const { who, n, reason } = command;
  if (!run.trades(who)) return refuse({ code: 'not-trading', who });
  if (!Number.isSafeInteger(n) || n < 1 || n > MOST_ALLOWED)
    return refuse({ code: 'bad-count', most: MOST_ALLOWED });
  run.emit({ type: 'DrawAllowed', to: 'everyone', who, n, reason });
  run.draw(who, n);
  return DONE;
}
