// The word, rings, and traders who join between rings (IN2, IN3, IN6, IN7).

import { initiativeOf, isWord } from '../draws.ts';
import { DONE, refuse, type Refused, type Run } from './run.ts';

/** IN2: sets the word, once for ever. Then the deck is shuffled, and ring 0 gives the first initiative. */
export function sayWord(run: Run, word: string): Refused {
  if (run.common.word !== null) return refuse({ code: 'word-said' });
  if (!isWord(word)) return refuse({ code: 'bad-word' });
  run.emit({ type: 'WordSaid', to: 'everyone', word });
  beginRing(run, 0);
  return DONE;
}

function beginRing(run: Run, ring: number): void {
  const order = initiativeOf(run.sources, ring, run.facts.traders);
  run.emit({ type: 'RingBegun', to: 'everyone', ring, order });
}

/**
 * IN6: rings in one step: cards that lay until the ring are spent, then everybody draws one, in order of initiative.
 */
export function ring(run: Run, number: number): Refused {
  if (run.facts.isPaused) return refuse({ code: 'event-paused' });
  const next = (run.common.ring ?? 0) + 1;
  if (number !== next) return refuse({ code: 'stale-ring', ring: next });
  for (const { copy, before } of run.common.fronts)
    if (run.rules(copy).until === 'ring')
      run.emit({ type: 'FrontSpent', to: 'everyone', copy, before, why: 'ring' });
  beginRing(run, number);
  for (const trader of run.common.order) run.draw(trader, 1);
  return DONE;
}

/** IN6, IN7: a trader joins without a card, at the place in the initiative that their value gives them. */
export function join(run: Run, who: string): Refused {
  const { order, ring: now } = run.common;
  if (!run.facts.traders.includes(who)) return refuse({ code: 'not-trading', who });
  if (order.includes(who)) return refuse({ code: 'has-joined' });
  const joined = initiativeOf(run.sources, now ?? 0, [...order, who]);
  run.emit({ type: 'TraderJoined', to: 'everyone', who, order: joined });
  return DONE;
}
