// PlanAgainDrakes: from what each seat really has got from a match to what a verdict gives it (EVENT, "Taking acts
// back").

import type { Debt, Shortfall } from '@dunmer/shared/protocol';
import { type BySeat, otherSeat, type Seat, SEATS } from '@dunmer/shared/rules';

/**
 * A debt is what a seat has too much of by a verdict; it belongs to the other seat, or to the bank that has advanced
 * it. The bank may pay as well.
 */
type Payment = Omit<Debt, 'from'> & { readonly from: Seat | 'bank' };

export interface DrakesPlan {
  readonly payments: readonly Payment[];
  /** What should be paid and is not there. */
  readonly missing: number;
  /** The part of it that is noted as owed. */
  readonly owed: number;
}

/** How many drakes a seat wins by a verdict. */
function prizeOf(seat: Seat, winner: Seat | null, stake: number): number {
  if (winner === null) return 0;
  return winner === seat ? stake : -stake;
}

/**
 * Returns who must pay whom so that each has what the verdict says. `nets`: what each seat has got from the match so
 * far, less its stake. Their sum is what the bank has advanced, so that whatever one seat lacks, the other or the
 * bank has.
 */
export function claimsOf(nets: BySeat<number>, stake: number, winner: Seat | null): readonly Debt[] {
  const over = (seat: Seat): number => nets[seat] - prizeOf(seat, winner, stake);
  return SEATS.flatMap((from) => {
    const other = otherSeat(from);
    const most = Math.max(0, over(from));
    const theirs = Math.min(most, Math.max(0, -over(other)));
    const claims: readonly Debt[] = [
      { from, to: other, sum: theirs },
      { from, to: 'bank', sum: most - theirs },
    ];
    return claims.filter(({ sum }) => sum > 0);
  });
}

/** Plans how much of these claims is paid out of the purses, and who bears the rest. */
export function planDrakes(
  claims: readonly Debt[],
  purses: BySeat<number>,
  shortfall: Shortfall,
): DrakesPlan {
  const left = { ...purses };
  let missing = 0;
  const payments = claims.flatMap(({ from, to, sum }): readonly Payment[] => {
    const there = Math.min(sum, left[from]);
    left[from] -= there;
    missing += sum - there;
    const advance = shortfall === 'bank' && to !== 'bank' ? sum - there : 0;
    return [
      { from, to, sum: there },
      { from: 'bank', to, sum: advance },
    ];
  });
  return {
    payments: payments.filter(({ sum }) => sum > 0),
    missing,
    owed: shortfall === 'debt' ? missing : 0,
  };
}
