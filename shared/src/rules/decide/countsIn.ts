// What promises and cards change about the count (rule 6.1): a tie that is a victory, and the loser's part of the
// pot.

import { byOwnerAndCard, type HeldPledge, pledgeIn } from '../../windows/index.ts';
import { type BySeat, otherSeat, type Seat, SEATS } from '../seat.ts';
import { ofThirds, solaceOf, type WindowsState, worksOf } from '../windowsState.ts';
import type { Run } from './run.ts';

/** Returns the promises with `tie` in front of a seat whose owner is not the other seat, in the order of PR21. */
const tiesInFront = (run: Run, windows: WindowsState, seat: Seat): readonly HeldPledge[] =>
  ofThirds(windows, seat)
    .filter(({ card }) => pledgeIn(run.windowCards, card).effects.some(({ op }) => op === 'tie'))
    .toSorted(byOwnerAndCard);

/**
 * Returns the `tie` that decides (PR21), of one seat a card played in this match before one that lay; null if neither
 * seat has one, or both do.
 */
function tieOf(
  run: Run,
  windows: WindowsState,
): { readonly seat: Seat; readonly by: HeldPledge | null } | null {
  const [a, b] = SEATS.map((seat) => {
    if (worksOf(windows, seat, 'tie').length > 0) return { seat, by: null };
    const [first] = tiesInFront(run, windows, seat);
    return first === undefined ? null : { seat, by: first };
  });
  return a && b ? null : (a ?? b ?? null);
}

/**
 * Returns the winner of the count. `survivors`: how many cards stand; `more`: the seat with more of them. Before that
 * it emits the `tie` that decided and how the pot is divided. A winner must have a card that can be claimed.
 */
export function countsIn(run: Run, survivors: BySeat<number>, more: Seat | null): Seat | null {
  const { windows } = run.state.common;
  if (windows === undefined) return more;
  const tie = more === null && survivors.a > 0 ? tieOf(run, windows) : null;
  if (tie !== null) run.emit({ type: 'TieTaken', to: 'everyone', ...tie });
  const winner = more ?? tie?.seat ?? null;
  const amount = winner === null ? 0 : solaceOf(windows, otherSeat(winner), windows.stake);
  if (winner !== null && amount > 0)
    run.emit({ type: 'PotDivided', to: 'everyone', seat: otherSeat(winner), amount });
  return winner;
}
