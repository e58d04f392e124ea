// Endings (rule 6; EVENT, "How a match ends"): claim, waive, concede, and a referee's award, void, closing of a claim
// and default.

import { err, ok } from '../../lib/index.ts';
import type { Laying } from '../command.ts';
import { cardsOn, type CopyId } from '../field.ts';
import { isBeforeCount } from '../phase.ts';
import { layingCells, mayLay, nextLaying } from '../placement.ts';
import { otherSeat, type Seat } from '../seat.ts';
import type { MatchState } from '../state.ts';
import { closeOpenPlay } from './answer.ts';
import { chooseByDefault } from './choose.ts';
import { place } from './place.ts';
import { passByDefault } from './play.ts';
import { isPlayOpen, type Refusal, wrongPhase } from './stop.ts';
import type { Run } from './run.ts';

/** Rule 6.2: the loser takes one of the winner's surviving cards. Refuses any other card, and any other seat. */
export function claim(run: Run, seat: Seat, copy: CopyId): Refusal {
  const { phase, field, discard } = run.state.common;
  if (phase.at !== 'claiming') return wrongPhase(run.state);
  if (phase.claimant !== seat) return err({ code: 'not-your-choice' });
  const winner = otherSeat(seat);
  const card = [...cardsOn(field[winner]), ...discard[winner]].find((each) => each.copy === copy);
  if (!card || !phase.claimable.includes(copy)) return err({ code: 'not-claimable', copy });
  run.emit({ type: 'PriceClaimed', to: 'everyone', seat, copy, card: card.card });
  return ok(null);
}

/** R19: the loser expressly waives. */
export function waive(run: Run, seat: Seat): Refusal {
  const { phase } = run.state.common;
  if (phase.at !== 'claiming') return wrongPhase(run.state);
  if (phase.claimant !== seat) return err({ code: 'not-your-choice' });
  run.emit({ type: 'PriceWaived', to: 'everyone', seat });
  return ok(null);
}

/** R14: a referee closes an open claim, and no card is taken. Refuses if no claim is open. */
export function closeClaim(run: Run, reason: string): Refusal {
  if (run.state.common.phase.at !== 'claiming') return wrongPhase(run.state);
  run.emit({ type: 'ClaimClosed', to: 'everyone', reason });
  return ok(null);
}

/** R9: a trader concedes at any time before the count. */
export function concede(run: Run, seat: Seat): Refusal {
  if (!isBeforeCount(run.state.common.phase)) return wrongPhase(run.state);
  closeOpenPlay(run);
  run.emit({ type: 'MatchConceded', to: 'everyone', seat });
  return ok(null);
}

/**
 * A referee awards a running match. A claim needs cards face up on the winner's half (R15), and a match that is not
 * friendly (R21).
 */
export function award(run: Run, winner: Seat, allowsClaim: boolean, reason: string): Refusal {
  if (!isBeforeCount(run.state.common.phase)) return wrongPhase(run.state);
  const { friendly, field } = run.state.common;
  if (allowsClaim && (friendly || cardsOn(field[winner]).length === 0))
    return err({ code: 'nothing-to-claim' });
  closeOpenPlay(run);
  run.emit({ type: 'MatchAwarded', to: 'everyone', winner, claim: allowsClaim, reason });
  return ok(null);
}

/** R10: a referee voids a match that has not ended, as if it had not been played. */
export function voidMatch(run: Run, reason: string): Refusal {
  const { at } = run.state.common.phase;
  if (at === 'finished') return wrongPhase(run.state);
  closeOpenPlay(run);
  run.emit({ type: 'MatchVoided', to: 'everyone', reason });
  return ok(null);
}

/**
 * The default laying: the first cards of the deck in the owner's own order, in board order; null if the half is
 * complete.
 */
function firstCards(state: MatchState, seat: Seat): Laying | null {
  const row = nextLaying(state.common, seat);
  if (row === null) return null;
  const deck = state.secret[seat].deck.map((card) => card.copy);
  if (row === 'half') return { row, cells: layingCells(row).map((_, i) => deck[i] ?? null) };
  return { row, cells: deck.slice(0, layingCells(row).length) };
}

/**
 * Applies a referee's or a clock's default to a seat: commits a complete draft, or else the first cards of its deck;
 * takes the first match as the target; declines a summon; passes if a play or an answer is asked for. Refuses if
 * nothing is due from the seat.
 */
export function applyDefault(run: Run, seat: Seat, by: 'referee' | 'clock', draft: Laying | null): Refusal {
  const { common } = run.state;
  const { phase } = common;
  if (phase.at === 'choosing' && phase.choice.seat === seat) {
    run.emit({ type: 'DefaultApplied', to: 'everyone', seat, by });
    chooseByDefault(run, phase.choice);
    return ok(null);
  }
  if (common.windows !== undefined && passByDefault(run, seat, by)) return ok(null);
  const first = mayLay(common, seat) ? firstCards(run.state, seat) : null;
  if (first === null || isPlayOpen(common)) return err({ code: 'nothing-due' });
  run.emit({ type: 'DefaultApplied', to: 'everyone', seat, by });
  if (draft !== null && place(run, seat, draft).ok) return ok(null);
  return place(run, seat, first);
}
