// Settling: what the model expects of how a match ends, and of rulings after it (EVENT, "How a match ends", "Taking
// acts back").

import { otherSeat, type Seat, SEATS } from '@dunmer/shared/rules';
import { type Account, type Match, type Model, purse } from './model.ts';

export interface Verdict {
  readonly kind: 'awarded' | 'voided';
  /** Null when the match is voided. */
  readonly winner: Seat | null;
  readonly claim: boolean;
  readonly shortfall: 'refuse' | 'bank' | 'debt' | 'nothing';
}

/** Sets what the match leaves of the game in its contract. */
function tell(match: Match, kind: string, winner: Seat | null): void {
  const { contract, stake: amount } = match;
  if (contract === null) return;
  const nobody = kind === 'voided' && match.settlements.length === 1 ? 'none' : 'returned';
  if (winner !== null) contract.game = { at: 'taken', by: match[winner], amount };
  else contract.game = nobody === 'none' ? { at: 'none' } : { at: 'returned', amount };
}

/** Ends a running match: the pot is paid, once. */
export function endMatch(model: Model, match: Match, kind: string, winner: Seat | null): void {
  if (match.settlements.length > 0) throw new Error(`match ${match.id} ends twice`);
  const { stake } = match;
  const pot = model.pot(match);
  if (winner !== null) model.move(pot, purse(match[winner]), 2 * stake, 'pot', match);
  else for (const seat of SEATS) model.move(pot, purse(match[seat]), stake, 'stake-back', match);
  match.won = winner;
  match.settlements.push({ kind, winner, owed: 0 });
  tell(match, kind, winner);
}

/** Finishes a match: it binds nobody any more, and no copy is kept for its claim. */
export function finish(model: Model, match: Match): void {
  match.at = 'finished';
  for (const holding of model.copies.values()) if (holding.reserved === match) holding.reserved = null;
}

/** Returns what a seat has of a match: the sum of its entries on the seat's purse. */
function hasOf({ entries }: Model, match: Match, seat: Seat): number {
  const own = purse(match[seat]);
  return entries
    .filter((entry) => entry.match === match)
    .reduce((sum, { from, to, sum: more }) => sum + (to === own ? more : 0) - (from === own ? more : 0), 0);
}

interface Owed {
  readonly from: Account;
  readonly to: Account;
  readonly sum: number;
}

/**
 * Returns who has too much by a verdict, and to whom it belongs: to the other seat as far as that has too little, and
 * else to the bank.
 */
function owedBy(model: Model, match: Match, winner: Seat | null): readonly Owed[] {
  const tooMuch = (seat: Seat): number => {
    const prize = winner === seat ? match.stake : -match.stake;
    return hasOf(model, match, seat) - (winner === null ? 0 : prize);
  };
  return SEATS.flatMap((seat) => {
    const much = Math.max(0, tooMuch(seat));
    const others = Math.min(much, Math.max(0, -tooMuch(otherSeat(seat))));
    const from = purse(match[seat]);
    return [
      { from, to: purse(match[otherSeat(seat)]), sum: others },
      { from, to: 'bank' as const, sum: much - others },
    ];
  }).filter(({ sum }) => sum > 0);
}

/** Returns how much of the sums owed is there, and how much is missing. */
function paidOf(model: Model, owed: readonly Owed[], bankPays: boolean) {
  const spent = new Map<Account, number>();
  let missing = 0;
  const paid = owed.flatMap(({ from, to, sum }): readonly Owed[] => {
    const there = Math.min(sum, model.balance(from) - (spent.get(from) ?? 0));
    spent.set(from, (spent.get(from) ?? 0) + there);
    missing += sum - there;
    const advanced = bankPays && to !== 'bank' ? sum - there : 0;
    return [
      { from, to, sum: there },
      { from: 'bank', to, sum: advanced },
    ];
  });
  return { paid: paid.filter(({ sum }) => sum > 0), missing };
}

/** Returns where the claimed card is that should be somebody's: there already, free to move, or out of reach. */
function cardTo(model: Model, match: Match, due: number): 'there' | 'moves' | 'stuck' {
  const { price, a, b } = match;
  if (price === null) return 'there';
  const owner = model.copies.get(price.copy)?.owner;
  if (price.holder === due || owner === due) return 'there';
  const isBound = model.isBusy(a) || model.isBusy(b) || !model.isFree(price.copy);
  return owner !== price.holder || isBound ? 'stuck' : 'moves';
}

function faultOfClaim({ price, at, won }: Match, { claim, winner }: Verdict): string | null {
  if (!claim) return null;
  const canKeep = winner !== null && winner === won && (price !== null || at === 'claiming');
  return canKeep ? null : 'nothing-to-claim';
}

function faultOfContract(match: Match): string | null {
  const { contract } = match;
  if (contract === null) return null;
  // R17: after the void another game was played, and that one counts.
  if (contract.match !== match) return 'game-over';
  return contract.game.at === 'taken' || contract.game.at === 'returned' ? null : 'game-not-over';
}

/** Makes a ruling after the end: returns why it is refused, or a function that does it. */
export function ruleAgain(model: Model, match: Match, verdict: Verdict): string | (() => void) {
  const { kind, winner, claim, shortfall } = verdict;
  const fault = faultOfClaim(match, verdict) ?? faultOfContract(match);
  if (fault !== null) return fault;
  const { won, price, at } = match;
  const before = match.settlements.at(-1);
  const owed = owedBy(model, match, winner);
  const { paid, missing } = paidOf(model, owed, shortfall === 'bank');
  const due = won === null ? null : match[claim ? otherSeat(won) : won];
  const card = due === null ? 'there' : cardTo(model, match, due);
  const isNoted = card === 'stuck' && shortfall === 'debt';
  const isCardSame = price === null || due === null || (price.due === due && price.owed === isNoted);
  const noted = shortfall === 'debt' ? missing : 0;
  const isShort = missing > 0 || card === 'stuck';
  const moves = paid.length > 0 || card === 'moves' || noted !== ((before?.owed ?? 0) > 0 ? missing : 0);
  const closes = at === 'claiming' && !claim;
  const isSame = before?.winner === winner && isCardSame && !closes && !moves;
  if (isSame && !(isShort && shortfall === 'refuse')) return 'already-done';
  if (isShort && shortfall === 'refuse') return 'short-of';
  return () => {
    for (const { from, to, sum } of paid)
      model.move(from, to, sum, kind === 'awarded' ? 'award' : 'void', match);
    if (price !== null && due !== null) {
      if (card === 'moves') {
        model.hand(price.copy, due);
        price.holder = due;
      }
      Object.assign(price, { due, owed: isNoted, open: isNoted });
    }
    match.settlements.push({ kind, winner, owed: noted });
    tell(match, kind, winner);
    if (at !== 'claiming') return;
    finish(model, match);
    // The ruling is then the match's own ending.
    if (kind === 'voided') match.won = null;
  };
}

/**
 * Takes what the newest ruling notes as owed, as far as it is there; returns a function that does it, or why it is
 * refused.
 */
export function collect(model: Model, match: Match): string | (() => void) {
  const { price, settlements } = match;
  const newest = settlements.at(-1);
  const owed = newest === undefined || newest.owed === 0 ? [] : owedBy(model, match, newest.winner);
  const isCardOwed = price !== null && price.open;
  if (owed.length === 0 && !isCardOwed) return 'nothing-owed';
  const { paid } = paidOf(model, owed, false);
  const isThere = isCardOwed && cardTo(model, match, price.due) === 'moves';
  if (paid.length === 0 && !isThere) return 'nothing-to-collect';
  return () => {
    for (const { from, to, sum } of paid) model.move(from, to, sum, 'debt', match);
    if (!isThere) return;
    model.hand(price.copy, price.due);
    price.holder = price.due;
  };
}
