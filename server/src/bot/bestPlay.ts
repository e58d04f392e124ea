// BestPlay: tries what a seat could answer at a stop, passing included, in imagined matches that fit its view.

import { cardsOn, type MatchState, type Place, type Playable, type Seat } from '@dunmer/shared/rules';
import { chanceOf } from './chance.ts';
import { endAfter, outcome, type Sight } from './lookAhead.ts';
import type { BotCommand, SeatView } from './mind.ts';
import { nextPeek } from './peeks.ts';
import { cardWorth } from './quick.ts';
import { askedAt, effectsOf, passAt, playOn } from './windows.ts';

/** The worth of the card that the loser would take, beside the outcome of the match. */
const PRICE = 0.02;
/** The least that a play must bring: a promise can be kept for another match. */
const KEPT = 0.001;

/** The choices of places on which a card may be played: each place by itself, and as many together as may be chosen. */
function choicesOf({ choosing }: Playable): readonly (readonly Place[])[] {
  if (choosing === null) return [[]];
  const { from, atMost } = choosing;
  const each = from.map((place) => [place]);
  return atMost > 1 && from.length > 1 ? [...each, from.slice(0, atMost)] : each;
}

/**
 * The answers that a seat may give to what it is asked: a pass first, then every play. Empty if it is asked nothing.
 */
export function answersOf(sight: Sight, view: SeatView): readonly BotCommand[] {
  const asking = askedAt(view);
  if (asking === null) return [];
  const pass = passAt(view, asking);
  // Before the reveal there is no known match to look ahead in.
  if (view.common.phase.at !== 'stop') return [pass];
  const plays = sight.plays(view).flatMap((one) => choicesOf(one).map((on) => playOn(view, one, on)));
  return [pass, ...plays];
}

/** The worth of the price of victory to a seat: that of the best claimable card, negative if the card would be lost. */
function priceOf({ lore }: Sight, { common }: MatchState, seat: Seat): number {
  const { phase, field, discard } = common;
  if (phase.at !== 'claiming') return 0;
  const { claimable, ending } = phase;
  // With a `wide` claim, discarded cards may be claimable too.
  const cards = [...cardsOn(field[ending.winner]), ...discard[ending.winner]];
  const best = cards.flatMap((card) => (claimable.includes(card.copy) ? cardWorth(lore, card) : []));
  return Math.max(0, ...best) * (ending.winner === seat ? -1 : 1);
}

/** The worth of what a lost stake leaves its loser (`solace`), relative to a won match, which is worth two stakes. */
function solaceOf({ common: { windows } }: MatchState, seat: Seat): number {
  const solace = windows?.solace ?? null;
  if (windows === undefined || solace === null) return 0;
  return ((solace.seat === seat ? 1 : -1) * solace.amount) / (2 * windows.stake);
}

/** The worth of an answer to a seat. The same seed gives the same tosses for all answers. */
export function answerWorth(
  sight: Sight,
  state: MatchState,
  answer: BotCommand,
  seat: Seat,
  seed: number,
): number {
  const end = endAfter(sight, state, answer, chanceOf(seed));
  const kept = answer.type === 'play' ? KEPT : 0;
  return outcome(end, seat) + solaceOf(end, seat) + PRICE * priceOf(sight, end, seat) - kept;
}

/**
 * A play that costs nothing and can only help while cards are placed: a look, or going first. Null if there is none.
 */
export function earlyPlay(sight: Sight, view: SeatView): BotCommand | null {
  if (view.common.windows === undefined) return null;
  for (const one of sight.plays(view)) {
    const ops = effectsOf(sight, one).map(({ op }) => op);
    if (ops.includes('first') && one.choosing === null) return playOn(view, one, []);
    const at = ops.includes('peek') ? nextPeek(sight.windowCards, view, one.choosing?.from ?? []) : null;
    if (at !== null) return playOn(view, one, [at]);
  }
  return null;
}
