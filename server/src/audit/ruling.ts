// Ruling: what a second settlement must have moved, recomputed from what each player had got from the match, what was
// in their purses, and who has won (EVENT, "Taking acts back"). It shares no code with what settles.

import type { Payment } from './payment.ts';

/** A player before the ruling: what they have got from the match less their stake, and what is in their purse. */
interface Standing {
  readonly purse: string;
  readonly net: number;
  readonly balance: number;
}

export interface Ruled {
  readonly match: string;
  /** The reason that its entries give. */
  readonly why: 'award' | 'void' | 'debt';
  readonly stake: number;
  /** The winner first; in any order if nobody has won. */
  readonly players: readonly [Standing, Standing];
  readonly hasWinner: boolean;
}

/** One way in which a ruling may have been carried out. */
export interface Way {
  readonly payments: readonly Payment[];
  readonly owed: number;
}

interface Surplus {
  readonly by: Standing;
  readonly to: Standing;
  /** The part that belongs to the other player, and the part that the bank has advanced. */
  readonly theirs: number;
  readonly banks: number;
}

/**
 * What one player has too much, and whose it is: the other's as far as that one lacks it, and the bank's for the rest.
 */
function surplus(by: Standing, to: Standing, own: number, others: number): Surplus {
  const over = Math.max(0, by.net - own);
  const lacks = Math.max(0, others - to.net);
  const theirs = Math.min(over, lacks);
  return { by, to, theirs, banks: over - theirs };
}

/** The ways to carry a ruling out. What can be paid is paid; the rest is paid by the bank, noted as owed, or left. */
export function waysOf({ match, why, stake, players: [first, second], hasWinner }: Ruled): readonly Way[] {
  const prize = hasWinner ? stake : 0;
  const both = [surplus(first, second, prize, -prize), surplus(second, first, -prize, prize)];
  const paid: Payment[] = [];
  const advanced: Payment[] = [];
  let missing = 0;
  for (const { by, to, theirs, banks } of both) {
    const now = Math.min(theirs, by.balance);
    const back = Math.min(banks, by.balance - now);
    const of = { why, subject: match };
    paid.push(
      { from: by.purse, to: to.purse, sum: now, ...of },
      { from: by.purse, to: 'bank/0', sum: back, ...of },
    );
    advanced.push({ from: 'bank/0', to: to.purse, sum: theirs - now, ...of });
    missing += theirs - now + banks - back;
  }
  const some = (payments: readonly Payment[]): readonly Payment[] => payments.filter(({ sum }) => sum > 0);
  return [
    { payments: some(paid), owed: 0 },
    { payments: some(paid), owed: missing },
    { payments: some([...paid, ...advanced]), owed: 0 },
  ];
}
